import { type ReactNode, useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Crisis } from '../../ui/Crisis'
import { texts } from './content'
import { longestLine, longestText, type ResultSlice } from './state'

/** From so few letters on, what is left is shown (letters). */
const fewLetters = 40

/** How many letters still fit. */
export const LettersLeft = ({ text, most = longestLine }: { text: string; most?: number }) => {
  const left = Math.max(0, most - text.length)
  return left <= fewLetters ? <span>{texts.notes.left(left)}</span> : null
}

interface FieldProps {
  /** The question that is answered in it. */
  label: string
  text: string
  /** The most letters. */
  most?: number
  onText: (text: string) => void
  /** Said below it. */
  children?: ReactNode
}

/** A line to write on. It grows with its text (tool.css); in browsers that cannot do that, it has two lines. */
export function Field({ label, text, most = longestLine, onText, children }: FieldProps) {
  const id = useId()
  return (
    <div className="column line-field">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={2}
        value={text}
        maxLength={most}
        onChange={({ target }) => onText(target.value)}
        aria-describedby={`${id}-note`}
      />
      <p className="note screen-only" id={`${id}-note`}>
        {children} <LettersLeft text={text} most={most} />
      </p>
    </div>
  )
}

interface OpeningLineProps<Root> {
  slice: ResultSlice<Root>
  question?: string
}

/** A line to write on before anything is chosen; the result begins with these words. */
export function OpeningLine<Root>({ slice, question = texts.opening.question }: OpeningLineProps<Root>) {
  const text = useSelector((root: Root) => slice.selectSlice(root).openingWords)
  const dispatch = useDispatch()
  return (
    <div className="opening-line screen-only">
      <Field
        label={question}
        text={text}
        most={longestText}
        onText={(text) => dispatch(slice.actions.openingWordsChanged({ text }))}
      >
        {texts.opening.note} <Crisis length="line" />
      </Field>
    </div>
  )
}
