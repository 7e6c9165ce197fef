import fc from 'fast-check'
import type { NoteActions, ResultSlice } from '../../src/tools/shared/state'
import { anyPaste, anyText, type Events, often } from './often'

/** What a visitor may do with any result; `parts` has some that no result has, too. */
export const anyResultEvent = (actions: ResultSlice<never>['actions'], parts: fc.Arbitrary<string>): Events =>
  often(
    [2, anyText.map((text) => actions.openingWordsChanged({ text }))],
    [2, fc.record({ question: anyText, text: anyPaste }).map(actions.answerChanged)],
    [2, fc.option(parts).map((part) => actions.partReached({ part }))],
  )

/** What a visitor may do with notes, also on an image that is not chosen. */
export const anyNoteEvent = <Image extends string>(actions: NoteActions<Image>, images: fc.Arbitrary<Image>): Events =>
  often(
    [2, fc.option(images).map((image) => actions.noteOpened({ image }))],
    [3, fc.record({ image: images, text: anyPaste }).map(actions.noteChanged)],
  )
