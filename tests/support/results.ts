import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { anyPaste, anyText, type Events, often } from './often'

interface ResultActions {
  partReached: (payload: { part: string | null }) => UnknownAction
  openingWordsChanged: (payload: { text: string }) => UnknownAction
  answerChanged: (payload: { question: string; text: string }) => UnknownAction
}

/** What a visitor may do with any result; `parts` has some that no result has, too. */
export const anyResultEvent = (actions: ResultActions, parts: fc.Arbitrary<string>): Events =>
  often(
    [2, anyText.map((text) => actions.openingWordsChanged({ text }))],
    [2, fc.record({ question: anyText, text: anyPaste }).map(actions.answerChanged)],
    [2, fc.option(parts).map((part) => actions.partReached({ part }))],
  )

interface NoteActions<Image> {
  noteChanged: (payload: { image: Image; text: string }) => UnknownAction
}

/** What a visitor may do with notes, also on an image that is not chosen. */
export const anyNoteEvent = <Image>(actions: NoteActions<Image>, images: fc.Arbitrary<Image>): Events =>
  fc.record({ image: images, text: anyPaste }).map(actions.noteChanged)
