import './lineField.css'
import type { ComponentProps } from 'react'
import { asLine, longestLine } from '../../core/associations'
import { texts } from './associationTexts'

interface LineFieldProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange'> {
  text: string
  onText: (text: string) => void
}

/** One line of the visitor's own. */
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

/** Said where there is not much. */
const littleRoom = 40

/** How many letters there is room for. */
export const RoomLeft = ({ text }: { text: string }) => {
  const left = Math.max(0, longestLine - text.length)
  return left <= littleRoom ? <span className="line-room">{texts.left(left)}</span> : null
}

/** What was typed or pasted, as it is kept; the caret stays where it is. */
export function typedLine(field: HTMLInputElement): string {
  const line = asLine(field.value)
  if (line !== field.value) {
    const { selectionStart } = field
    field.value = line
    field.setSelectionRange(selectionStart, selectionStart)
  }
  return line
}
