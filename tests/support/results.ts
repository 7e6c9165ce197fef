import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import type { Result } from '../../src/tools/shared/state'
import { isSame, onlyChanges, type Properties } from '../timeTravel/properties'
import { anyPaste, anyText, type Events } from './often'

/** What the shared rules have to know of a tool. */
export interface ResultRules<State> {
  /** The part that the tool's views are told of. */
  activePartOf(state: State): string | null
  /** The parts of its results, and something that is no part. */
  part: fc.Arbitrary<string>
  /** Whether there is a result now, and the part is in it. */
  isInResult(state: State, part: string | null): boolean
  /** Whether the image is chosen, so that the visitor may write about it; a tool without notes has none. */
  isChosen?(state: State, image: string): boolean
}

/** What a visitor may do with any result, also with parts that are not in it. */
export const anyResultEvent = (tool: string, part: fc.Arbitrary<string>): Events =>
  fc.oneof(
    anyText.map((text) => ({ type: `${tool}/openingWordsChanged`, payload: { text } })),
    fc.record({ question: anyText, text: anyPaste }).map((payload) => ({ type: `${tool}/answerChanged`, payload })),
    fc.option(part).map((reached) => ({ type: `${tool}/partReached`, payload: { part: reached } })),
  )

/** What a visitor may do with notes, also on an image that is not chosen. */
export const anyNoteEvent = (tool: string, image: fc.Arbitrary<string>): Events =>
  fc.record({ image, text: anyPaste }).map((payload) => ({ type: `${tool}/noteChanged`, payload }))

/** Whether this is what was typed, cut after 200 letters or, where that were within one, before it. */
const isCutOf = (line: string, text: string): boolean =>
  text.startsWith(line) && line.length >= Math.min(199, text.length) && line.length <= 200

type Payload = Record<'part' | 'text' | 'question' | 'image', string>

/** What every tool keeps of the result and of the visitor's notes. */
export function resultProperties<State extends Result<string>>(
  tool: string,
  initial: State,
  { activePartOf, isInResult, isChosen = () => false }: ResultRules<State>,
): Properties<State> {
  const payloadOf = ({ type, payload }: UnknownAction, name: string) =>
    type === `${tool}/${name}` ? (payload as Payload) : null
  const isRestart = ({ type }: UnknownAction) => type === `${tool}/restarted`
  return {
    'the active part is the one reached last, while the result has it': ({ before, event, after }) => {
      const reached = payloadOf(event, 'partReached')
      const part = reached ? reached.part : before.activePart
      return activePartOf(after) === after.activePart && after.activePart === (isInResult(after, part) ? part : null)
    },

    'the opening words are what was typed': (step) => {
      const { before, event, after } = step
      const typed = payloadOf(event, 'openingWordsChanged')
      if (!typed) return after.openingWords === before.openingWords || isRestart(event)
      return after.openingWords === typed.text && onlyChanges(step, 'openingWords')
    },

    'the answer is what was typed, and keeps its question': (step) => {
      const { before, event, after } = step
      const typed = payloadOf(event, 'answerChanged')
      if (!typed)
        return (
          (after.answer === before.answer && after.answeredQuestion === before.answeredQuestion) || isRestart(event)
        )
      return (
        isCutOf(after.answer, typed.text) &&
        after.answeredQuestion === (after.answer === '' ? '' : typed.question) &&
        onlyChanges(step, 'answer', 'answeredQuestion')
      )
    },

    'a chosen image has a note, which stays when it is taken away': (step) => {
      const { before, event, after } = step
      const typed = payloadOf(event, 'noteChanged')
      if (!typed) return after.notes === before.notes || isRestart(event)
      if (!isChosen(before, typed.image)) return after === before
      const line = after.notes[typed.image] ?? ''
      return (
        isCutOf(line, typed.text) &&
        isSame({ ...before.notes, [typed.image]: line }, after.notes) &&
        onlyChanges(step, 'notes')
      )
    },

    'a new beginning leaves nothing behind': ({ event, after }) => !isRestart(event) || isSame(after, initial),
  }
}
