import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Crisis } from '../../ui/Crisis'
import { texts } from './content'
import { asLine, longestLine, longestText, type ResultSlice } from './state'

/** From so few letters on, what is left is shown (letters). */
const fewLetters = 40

/** How many letters still fit. */
export const LettersLeft = ({ text, most = longestLine }: { text: string; most?: number }) => {
  const left = Math.max(0, most - text.length)
  return left <= fewLetters ? <span className="small soft">{texts.notes.left(left)}</span> : null
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

interface OpeningLineProps<Root> {
  slice: ResultSlice<Root>
  question?: string
}

/** A line to write on before anything is chosen; the result begins with these words. */
export function OpeningLine<Root>({ slice, question = texts.opening.question }: OpeningLineProps<Root>) {
  const id = useId()
  const text = useSelector((root: Root) => slice.selectSlice(root).openingWords)
  const dispatch = useDispatch()
  return (
    <div className="opening-line screen-only">
      <label htmlFor={id}>{question}</label>
      <GrowingField
        id={id}
        text={text}
        textOf={({ value }) => value}
        maxLength={longestText}
        onText={(text) => dispatch(slice.actions.openingWordsChanged({ text }))}
        aria-describedby={`${id}-note`}
      />
      <p className="opening-line__note small soft">
        <span id={`${id}-note`}>{texts.opening.note}</span> <LettersLeft text={text} most={longestText} />{' '}
        <Crisis length="line" />
      </p>
    </div>
  )
}

interface GrowingFieldProps {
  id: string
  text: string
  /** What is kept of what was typed. */
  textOf: (field: HTMLTextAreaElement) => string
  onText: (text: string) => void
  maxLength?: number
  'aria-describedby': string
}

/** A field that is one line high and grows with its text. */
export const GrowingField = ({ text, textOf, onText, ...props }: GrowingFieldProps) => (
  <div className="growing-field" data-text={text}>
    <textarea
      className="line-field"
      rows={1}
      value={text}
      onChange={({ target }) => onText(textOf(target))}
      {...props}
    />
  </div>
)
