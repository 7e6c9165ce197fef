import { type KeyboardEvent, type SubmitEvent, useId, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useDispatch, useSelector } from 'react-redux'
import { CrisisNote } from '../../ui/Crisis'
import { ignoreHeldEnter, onSinglePress, useReplacedControls } from '../../ui/clicks'
import { texts as allTexts } from './content'
import { LettersLeft, typedLine } from './fields'
import { longestLine, type NoteActions, type Notes, noteOn } from './state'

const texts = allTexts.notes

/** An image the visitor may write about. */
export interface NotedImage<Image> {
  image: Image
  /** By which it is chosen among several. */
  name: string
  question: string
  /** What somebody else might write. */
  example: string
}

interface Props<Root, Image extends string> {
  /** In the order in which they are gone through; nothing is shown without any. */
  images: readonly NotedImage<Image>[]
  invitation: string
  select: (root: Root) => Notes<Image>
  actions: NoteActions<Image>
}

/**
 * Asks what the images bring to the visitor's mind, one of them at a time, before the visitor reads what tradition says of them.
 * Every note may stay empty.
 */
export function NotesPanel<Root, Image extends string>({ images, invitation, select, actions }: Props<Root, Image>) {
  const notes = useSelector(select)
  const dispatch = useDispatch()
  const id = useId()
  const place = images.findIndex(({ image }) => image === notes.open)
  const current = images[place]
  useReplacedControls(notes.open)
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const open = (image: Image | null) => {
    // rendered at once, so that the focus can go to what replaces the control
    flushSync(() => dispatch(actions.noteOpened({ image })))
    const target = image === null ? opener : field
    target.current?.focus()
  }
  const [first] = images
  if (!first) return null
  if (!current) {
    const isEmpty = ({ image }: NotedImage<Image>) => noteOn(notes, image) === ''
    const count = images.filter((one) => !isEmpty(one)).length
    return (
      <p className="row notes screen-only">
        <button
          type="button"
          className="link"
          aria-describedby={id}
          ref={opener}
          onKeyDown={ignoreHeldEnter}
          onClick={() => open((images.find(isEmpty) ?? first).image)}
        >
          {invitation}
        </button>{' '}
        <span id={id} className="small soft">
          {count > 0 ? texts.count(count) : texts.optional}
        </span>
      </p>
    )
  }
  const line = notes.lines[current.image]
  const next = images[place + 1]?.image ?? null
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    open(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    ignoreHeldEnter(event)
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) open(null)
  }
  return (
    <form className="column notes notes--open screen-only" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {images.length > 1 && (
        <fieldset className="row notes__choices small soft">
          <legend className="visually-hidden">{texts.images}</legend>
          {images.map(({ image, name }) => (
            <label key={image} data-written={noteOn(notes, image) !== '' || undefined}>
              <input
                type="radio"
                name={id}
                checked={image === current.image}
                onChange={() => dispatch(actions.noteOpened({ image }))}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label className="notes__question" htmlFor={id}>
        {current.question}
      </label>
      <input
        key={current.image}
        id={id}
        ref={field}
        className="line-field"
        autoComplete="off"
        maxLength={longestLine}
        enterKeyHint={next === null ? 'done' : 'next'}
        placeholder={texts.example(current.example)}
        value={line}
        onChange={({ target }) => dispatch(actions.noteChanged({ image: current.image, text: typedLine(target) }))}
      />
      <div className="row notes__choices">
        <button type="button" className="link" onClick={onSinglePress(() => open(next))}>
          {line.trim() === '' ? texts.skip : texts.next}
        </button>
        <button type="button" className="link" onClick={() => open(null)}>
          {texts.close}
        </button>
        <LettersLeft text={line} />
      </div>
      <CrisisNote length="line" className="opening-line__note small soft" />
    </form>
  )
}
