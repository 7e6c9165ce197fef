import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { Crisis } from '../../ui/Crisis'
import { texts } from './content'
import { RoomLeft } from './LineField'
import { longestText } from './notes'
import type { ResultSlice } from './result'

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
    <div className="opening-line">
      <label htmlFor={id}>{question}</label>
      <GrowingField
        id={id}
        text={text}
        textOf={({ value }) => value}
        maxLength={longestText}
        onText={(text) => dispatch(slice.actions.openingWordsChanged({ text }))}
        aria-describedby={`${id}-note`}
      />
      <p className="opening-line__note">
        <span id={`${id}-note`}>{texts.opening.note}</span> <RoomLeft text={text} most={longestText} />{' '}
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
    <textarea rows={1} value={text} onChange={({ target }) => onText(textOf(target))} {...props} />
  </div>
)
