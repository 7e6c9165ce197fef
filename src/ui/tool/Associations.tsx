import './associations.css'
import { type KeyboardEvent, type SubmitEvent, useId, useLayoutEffect, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { type AssociatingActions, type Associations as AssociationsState, wordsOf } from '../../core/associations'
import { CrisisNote } from '../Crisis'
import { ignoreHeldEnter } from '../heldEnter'
import { onSinglePress, useReplacedControls } from '../onSinglePress'
import { texts } from './associationTexts'
import { LineField, RoomLeft } from './LineField'

/** An image as it is asked about. */
interface AskedImage<Image> {
  image: Image
  /** The image's name, by which it is chosen among several. */
  name: string
  question: string
  /** What somebody else might write. */
  example: string
}

interface Props<Root, Image extends string> {
  /** In the order in which they are gone through; nothing is shown without any. */
  images: readonly AskedImage<Image>[]
  invitation: string
  select: (root: Root) => AssociationsState<Image>
  actions: AssociatingActions<Image>
}

/**
 * What the images bring to the visitor's mind, one of them at a time, before she reads what tradition says of them.
 * Words are as good as none: one press goes on.
 */
export function Associations<Root, Image extends string>({ images, invitation, select, actions }: Props<Root, Image>) {
  const associations = useSelector(select)
  const dispatch = useDispatch()
  const id = useId()
  const place = images.findIndex(({ image }) => image === associations.open)
  const asked = images[place]
  useReplacedControls(associations.open)
  const { field, opener, focusAfter } = useFocusAfter()
  const go = (image: Image | null) => {
    focusAfter(image === null ? 'opener' : 'field')
    dispatch(actions.associationOpened({ image }))
  }
  const [first] = images
  if (!first) return null
  if (!asked) {
    const isEmpty = ({ image }: AskedImage<Image>) => wordsOf(associations, image) === ''
    const count = images.filter((one) => !isEmpty(one)).length
    return (
      <p className="associations">
        <button
          type="button"
          className="link"
          aria-describedby={id}
          ref={opener}
          onKeyDown={ignoreHeldEnter}
          onClick={() => go((images.find(isEmpty) ?? first).image)}
        >
          {invitation}
        </button>{' '}
        <span id={id} className="associations__count">
          {count > 0 ? texts.count(count) : texts.optional}
        </span>
      </p>
    )
  }
  const line = associations.lines[asked.image]
  const next = images[place + 1]?.image ?? null
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    go(next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    ignoreHeldEnter(event)
    if (event.key === 'Escape' && !event.nativeEvent.isComposing) go(null)
  }
  return (
    <form className="associations associations--open" onSubmit={onSubmit} onKeyDown={onKeyDown}>
      {images.length > 1 && (
        <fieldset className="associations__images">
          <legend className="visually-hidden">{texts.images}</legend>
          {images.map(({ image, name }) => (
            <label key={image} data-written={wordsOf(associations, image) !== '' || undefined}>
              <input
                type="radio"
                name={id}
                checked={image === asked.image}
                onChange={() => dispatch(actions.associationOpened({ image }))}
              />
              <span>{name}</span>
            </label>
          ))}
        </fieldset>
      )}
      <label className="associations__question" htmlFor={id}>
        {asked.question}
      </label>
      <LineField
        key={asked.image}
        id={id}
        ref={field}
        enterKeyHint={next === null ? 'done' : 'next'}
        placeholder={texts.example(asked.example)}
        text={line}
        onText={(text) => dispatch(actions.associationChanged({ image: asked.image, text }))}
      />
      <div className="associations__ways">
        <button type="button" className="link" onClick={onSinglePress(() => go(next))}>
          {line.trim() === '' ? texts.skip : texts.next}
        </button>
        <button type="button" className="link" onClick={() => go(null)}>
          {texts.close}
        </button>
        <RoomLeft text={line} />
      </div>
      <CrisisNote length="line" className="writing__note" />
    </form>
  )
}

/** Puts the focus where the visitor goes on, once that is drawn. */
function useFocusAfter() {
  const field = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const wanted = useRef<'field' | 'opener' | null>(null)
  useLayoutEffect(() => {
    if (wanted.current) (wanted.current === 'field' ? field : opener).current?.focus()
    wanted.current = null
  })
  return {
    field,
    opener,
    focusAfter: (place: 'field' | 'opener') => {
      wanted.current = place
    },
  }
}
