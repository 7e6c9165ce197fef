import type { UnknownAction } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { CrisisNote } from '../../ui/Crisis'
import { Field } from './fields'
import type { Notes } from './state'

interface Props<Root, Image extends string> {
  slice: {
    selectSlice: (root: Root) => { notes: Notes }
    actions: { noteChanged: (payload: { image: Image; text: string }) => UnknownAction }
  }
  /** What the visitor may write about; nothing is shown without any. */
  images: readonly { image: Image; question: string }[]
  invitation: string
}

/** Asks what the images bring to the visitor's mind, a line each, before the visitor reads what tradition says. */
export function NotesPanel<Root, Image extends string>({ slice, images, invitation }: Props<Root, Image>) {
  const notes = useSelector((root: Root) => slice.selectSlice(root).notes)
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
          text={notes[image] ?? ''}
          onText={(text) => dispatch(slice.actions.noteChanged({ image, text }))}
        />
      ))}
      <CrisisNote length="line" className="note" />
    </details>
  )
}
