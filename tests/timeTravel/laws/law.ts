import { isDeepStrictEqual } from 'node:util'
import type { PayloadAction, PayloadActionCreator, Reducer, UnknownAction } from '@reduxjs/toolkit'
import type { Notes, Result } from '../../../src/tools/shared/state'

/** An event, and the state before and after it. */
export interface Step<S> {
  before: S
  event: UnknownAction
  after: S
}

/** Sentences that are true of every step, whatever happened before it. */
export type Laws<S> = Readonly<Record<string, (step: Step<S>) => boolean>>

export const isWithin = (value: number, min: number, max: number): boolean =>
  Number.isInteger(value) && value >= min && value <= max

export const isSame: (one: unknown, other: unknown) => boolean = isDeepStrictEqual

export const isDistinct = (values: readonly unknown[]): boolean => new Set(values).size === values.length

/** The event changed what it may change, and everything else stayed the very same. */
export const onlyChanges = <S extends object>({ before, after }: Step<S>, ...keys: readonly (keyof S)[]): boolean =>
  Object.entries(after).every(([key, value]) => keys.includes(key as keyof S) || value === Reflect.get(before, key))

interface ActionCreatorOf<Payload> {
  match: (action: UnknownAction) => action is PayloadAction<Payload>
}

interface Tool<State, Actions> {
  getInitialState: () => State
  actions: Actions & { restarted: PayloadActionCreator }
}

interface ResultActions {
  partReached: PayloadActionCreator<{ part: string | null }>
  openingWordsChanged: PayloadActionCreator<{ text: string }>
  answerChanged: PayloadActionCreator<{ question: string; text: string }>
}

/** Whether this is what was typed, as one line of at most 200 letters. */
function isLineOf(line: string, text: string): boolean {
  const typed = text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu, ' ')
  return typed.startsWith(line) && [...line].length === Math.min(200, [...typed].length)
}

/**
 * What every tool keeps.
 * @param isInResult whether there is a result now, and the part is in it
 */
export const resultLaws = <State extends Result<string>>(
  {
    getInitialState,
    actions: { partReached, openingWordsChanged, answerChanged, restarted },
  }: Tool<State, ResultActions>,
  isInResult: (state: State, part: string | null) => boolean,
): Laws<State> => ({
  'the active part is the one reached last, while the result has it': ({ before, event, after }) => {
    const part = partReached.match(event) ? event.payload.part : before.activePart
    return after.activePart === (isInResult(after, part) ? part : null)
  },

  'the opening words are what was typed': (step) =>
    openingWordsChanged.match(step.event)
      ? step.after.openingWords === step.event.payload.text && onlyChanges(step, 'openingWords')
      : step.after.openingWords === step.before.openingWords || restarted.match(step.event),

  'the answer is one line, and keeps its question': (step) => {
    const { before, event, after } = step
    if (!answerChanged.match(event))
      return (
        (after.answer === before.answer && after.answeredQuestion === before.answeredQuestion) || restarted.match(event)
      )
    const { question, text } = event.payload
    return (
      isLineOf(after.answer, text) &&
      after.answeredQuestion === (after.answer === '' ? '' : question) &&
      onlyChanges(step, 'answer', 'answeredQuestion')
    )
  },

  'a new beginning leaves nothing behind': ({ event, after }) =>
    !restarted.match(event) || isSame(after, getInitialState()),
})

interface NoteActions {
  noteOpened: ActionCreatorOf<{ image: string | null }>
  noteChanged: ActionCreatorOf<{ image: string; text: string }>
}

/**
 * What a tool keeps of the visitor's notes.
 * @param isChosen whether the image is chosen, so that the visitor may write about it
 */
export const noteLaws = <State extends { notes: Notes<string> }>(
  { actions: { noteOpened, noteChanged, restarted } }: Tool<State, NoteActions>,
  isChosen: (state: State, image: string) => boolean,
): Laws<State> => ({
  'a chosen image has a note of one line, which stays when it is taken away': (step) => {
    const { before, event, after } = step
    if (!noteChanged.match(event)) return after.notes.lines === before.notes.lines || restarted.match(event)
    const { image, text } = event.payload
    if (!isChosen(before, image)) return after === before
    const line = after.notes.lines[image] ?? ''
    return (
      isLineOf(line, text) &&
      isSame({ ...before.notes.lines, [image]: line }, after.notes.lines) &&
      onlyChanges(step, 'notes') &&
      after.notes.open === before.notes.open
    )
  },

  'the open note is the one opened last, while its image is chosen': ({ before, event, after }) => {
    const opened =
      noteOpened.match(event) && (event.payload.image === null || isChosen(before, event.payload.image))
        ? event.payload.image
        : before.notes.open
    return after.notes.open === (opened !== null && isChosen(after, opened) ? opened : null)
  },
})

function obey<S>(laws: Laws<S>, step: Step<S>): void {
  for (const [says, isKept] of Object.entries(laws)) {
    if (isKept(step)) continue
    const { before, event, after } = step
    throw new Error(`broken: ${says}\n${[event, before, after].map((value) => JSON.stringify(value)).join('\n')}`)
  }
}

/** Plain JSON: a file holds all of it, and no class, function, date or gap is lost on the way. */
function isJson(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true
  if (typeof value === 'number') return Number.isFinite(value)
  if (Array.isArray(value)) return value.every(isJson)
  return (
    typeof value === 'object' &&
    Object.getPrototypeOf(value) === Object.prototype &&
    Object.getOwnPropertySymbols(value).length === 0 &&
    Object.values(value).every(isJson)
  )
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

const unheardOf = { type: 'nobody/spoke' }

/** Takes one event after the other, each on a state that cannot be written to, and holds every step against the laws. */
export function follow<S>(reducer: Reducer<S>, initial: S, events: readonly UnknownAction[], laws: Laws<S>): S {
  const every: Laws<S> = {
    ...laws,
    'the state is plain JSON': ({ before, after }) => after === before || isJson(after),
    'what means nothing changes nothing': ({ after }) => reducer(after, unheardOf) === after,
  }
  return events.reduce<S>((before, event) => {
    const after = frozen(reducer(before, frozen(event)))
    obey(every, { before, event, after })
    return after
  }, frozen(initial))
}
