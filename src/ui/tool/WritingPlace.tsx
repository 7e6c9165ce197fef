import { useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ResultSlice } from '../../core/result'
import { Crisis, CrisisNote } from '../Crisis'
import { texts } from './content'

interface Writing<Root> {
  of: ResultSlice<Root>
}

interface SheetProps {
  id: string
  rows: number
  text: string
  onText: (text: string) => void
  /** Id of what is said of it. */
  describedBy?: string
}

/** Lines to write on; they grow with the text. */
export const Sheet = ({ id, rows, text, onText, describedBy }: SheetProps) => (
  <div className="writing__sheet" data-text={text}>
    <textarea
      id={id}
      value={text}
      rows={rows}
      aria-describedby={describedBy}
      onChange={({ target }) => onText(target.value)}
    />
  </div>
)

/** The sheet on which the visitor writes in a tool. */
function WritingSheet<Root>({ of, id, rows }: Writing<Root> & Pick<SheetProps, 'id' | 'rows'>) {
  const text = useSelector((root: Root) => of.selectSlice(root).writing)
  const dispatch = useDispatch()
  return (
    <Sheet
      id={id}
      rows={rows}
      text={text}
      onText={(typed) => dispatch(of.actions.writingChanged({ text: typed }))}
      describedBy={`${id}-note`}
    />
  )
}

/** Before anything is chosen: a line for what brings the visitor here. */
export function WritingLine<Root>({ question, of }: Writing<Root> & { question?: string }) {
  const id = useId()
  return (
    <div className="writing writing--line">
      <label htmlFor={id}>{question ?? texts.opening.question}</label>
      <WritingSheet of={of} id={id} rows={1} />
      <p className="writing__note">
        <span id={`${id}-note`}>{texts.opening.note}</span> <Crisis length="beside" />
      </p>
    </div>
  )
}

/** After the reading: room to go on writing. */
export function WritingPlace<Root>({ of }: Writing<Root>) {
  const id = useId()
  return (
    <div className="writing writing--place">
      <h3 className="writing__title">
        <label htmlFor={id}>{texts.writing.title}</label>
      </h3>
      <p className="writing__note" id={`${id}-note`}>
        {texts.writing.note}
      </p>
      <WritingSheet of={of} id={id} rows={5} />
    </div>
  )
}

interface OwnWordsProps<Root> extends Writing<Root> {
  /** Whom to call is said right below. */
  isFollowed?: boolean
}

/** The visitor's own words, at the head of the result. Nobody has read them, nor what she wrote of an image: whom to call stands here. */
export function OwnWords<Root>({ of, isFollowed }: OwnWordsProps<Root>) {
  const { writing, associations } = useSelector(of.selectSlice)
  const text = writing.trim()
  const isCallDue = !isFollowed && (text || Object.values(associations.lines).some(Boolean))
  return (
    (text || isCallDue) && (
      <figure className="own-words">
        {text && <figcaption>{texts.writing.written}</figcaption>}
        {text && <blockquote>{text}</blockquote>}
        {isCallDue && <CrisisNote length="beside" className="writing__note" />}
      </figure>
    )
  )
}
