import { useDispatch, useSelector } from 'react-redux'
import { CrisisNote } from '../../ui/Crisis'
import { Field } from './fields'
import type { NoteActions, Notes } from './state'

/** An image the visitor may write about. */
interface NotedImage<Image> {
  image: Image
  question: string
}

interface Props<Root, Image extends string> {
  /** Nothing is shown without any. */
  images: readonly NotedImage<Image>[]
  invitation: string
  select: (root: Root) => Notes<Image>
  actions: NoteActions<Image>
}

/** Asks what the images bring to the visitor's mind, a line for each, before the visitor reads what tradition says of them. */
export function NotesPanel<Root, Image extends string>({ images, invitation, select, actions }: Props<Root, Image>) {
  const { lines } = useSelector(select)
  const dispatch = useDispatch()
  if (images.length === 0) return null
  return (
    <details className="story notes screen-only">
      <summary>
        <span>{invitation}</span>
      </summary>
      {images.map(({ image, question }) => (
        <Field
          key={image}
          label={question}
          text={lines[image]}
          onText={(text) => dispatch(actions.noteChanged({ image, text }))}
        />
      ))}
      <CrisisNote length="line" className="note" />
    </details>
  )
}
