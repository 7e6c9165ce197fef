import './lineField.css'
import type { ComponentProps } from 'react'
import { texts } from './content'
import { asLine, longestLine } from './notes'

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  text: string
  onText: (text: string) => void
}

/** A field for one line of the visitor's own. */
export const LineField = ({ text, onText, ...props }: LineFieldProps) => (
  <input
    className="line-field"
    autoComplete="off"
    maxLength={longestLine}
    value={text}
    onChange={({ target }) => onText(typedLine(target))}
    {...props}
  />
)

/** From so few letters on, what is left is said (letters). */
const littleRoom = 40

/** How many letters there is room for. */
export const RoomLeft = ({ text, most = longestLine }: { text: string; most?: number }) => {
  const left = Math.max(0, most - text.length)
  return left <= littleRoom ? <span className="line-room">{texts.notes.left(left)}</span> : null
}

/** What was typed or pasted, as it is kept; the caret stays where it is. */
export function typedLine(field: HTMLInputElement | HTMLTextAreaElement): string {
  const line = asLine(field.value)
  if (line !== field.value) {
    const { selectionStart } = field
    field.value = line
    field.setSelectionRange(selectionStart, selectionStart)
  }
  return line
}
