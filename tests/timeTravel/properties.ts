import { isDeepStrictEqual } from 'node:util'
import type { PayloadAction, PayloadActionCreator, Reducer, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../src/app/reducer'
import { sectionAt } from '../../src/carousel/geometry'
import { contentRequested, locationChanged, sectionChosen, stateRestored, viewportChanged } from '../../src/core/events'
import type { Notes, Result } from '../../src/tools/shared/state'

/** An event, and the state before and after it. */
export interface Step<S> {
  before: S
  event: UnknownAction
  after: S
}

/** Sentences that are true of every step, whatever happened before it. */
export type Properties<S> = Readonly<Record<string, (step: Step<S>) => boolean>>

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

/** Whether this is what was typed, cut after 200 letters or, where that were within one, before it. */
const isCutOf = (line: string, text: string): boolean =>
  text.startsWith(line) && line.length >= Math.min(199, text.length) && line.length <= 200

/**
 * What every tool keeps.
 * @param isInResult whether there is a result now, and the part is in it
 */
export const resultProperties = <State extends Result<string>>(
  {
    getInitialState,
    actions: { partReached, openingWordsChanged, answerChanged, restarted },
  }: Tool<State, ResultActions>,
  isInResult: (state: State, part: string | null) => boolean,
): Properties<State> => ({
  'the active part is the one reached last, while the result has it': ({ before, event, after }) => {
    const part = partReached.match(event) ? event.payload.part : before.activePart
    return after.activePart === (isInResult(after, part) ? part : null)
  },

  'the opening words are what was typed': (step) =>
    openingWordsChanged.match(step.event)
      ? step.after.openingWords === step.event.payload.text && onlyChanges(step, 'openingWords')
      : step.after.openingWords === step.before.openingWords || restarted.match(step.event),

  'the answer is what was typed, and keeps its question': (step) => {
    const { before, event, after } = step
    if (!answerChanged.match(event))
      return (
        (after.answer === before.answer && after.answeredQuestion === before.answeredQuestion) || restarted.match(event)
      )
    const { question, text } = event.payload
    return (
      isCutOf(after.answer, text) &&
      after.answeredQuestion === (after.answer === '' ? '' : question) &&
      onlyChanges(step, 'answer', 'answeredQuestion')
    )
  },

  'a new beginning leaves nothing behind': ({ event, after }) =>
    !restarted.match(event) || isSame(after, getInitialState()),
})

interface NoteActions {
  noteChanged: ActionCreatorOf<{ image: string; text: string }>
}

/**
 * What a tool keeps of the visitor's notes.
 * @param isChosen whether the image is chosen, so that the visitor may write about it
 */
export const noteProperties = <State extends { notes: Notes }>(
  { actions: { noteChanged, restarted } }: Tool<State, NoteActions>,
  isChosen: (state: State, image: string) => boolean,
): Properties<State> => ({
  'a chosen image has a note, which stays when it is taken away': (step) => {
    const { before, event, after } = step
    if (!noteChanged.match(event)) return after.notes === before.notes || restarted.match(event)
    const { image, text } = event.payload
    if (!isChosen(before, image)) return after === before
    const line = after.notes[image] ?? ''
    return isCutOf(line, text) && isSame({ ...before.notes, [image]: line }, after.notes) && onlyChanges(step, 'notes')
  },
})

function obey<S>(properties: Properties<S>, step: Step<S>): void {
  for (const [says, isKept] of Object.entries(properties)) {
    if (isKept(step)) continue
    const { before, event, after } = step
    throw new Error(`broken: ${says}\n${[event, before, after].map((value) => JSON.stringify(value)).join('\n')}`)
  }
}

function frozen<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

const unheardOf = { type: 'nobody/spoke' }

/** Takes one event after the other, each on a state that cannot be written to, and holds every step against the properties. */
export function follow<S>(
  reducer: Reducer<S>,
  initial: S,
  events: readonly UnknownAction[],
  properties: Properties<S>,
): S {
  const every: Properties<S> = {
    ...properties,
    'what means nothing changes nothing': ({ after }) => reducer(after, unheardOf) === after,
  }
  return events.reduce<S>((before, event) => {
    const after = frozen(reducer(before, frozen(event)))
    obey(every, { before, event, after })
    return after
  }, frozen(initial))
}

/** The slices that answer an event: those named in `core/events.ts`, or the one slice it is named after. */
function answering(event: UnknownAction): readonly string[] {
  if (viewportChanged.match(event)) return ['layout', 'carousel', 'menu']
  if (stateRestored.match(event)) return ['layout', 'carousel', 'menu', 'form', 'sharing']
  if (locationChanged.match(event)) return ['layout', 'carousel', 'menu', 'sharing']
  if (sectionChosen.match(event) || contentRequested.match(event)) return ['menu']
  return event.type.split('/').slice(0, 1)
}

/** What has begun and waits for a timer, a request, the window or the print dialog. */
export const pendingIn = ({ layout, carousel, form, sharing }: RootState): string[] => [
  ...(layout.mode === 'unmeasured' ? ['unmeasured'] : []),
  ...(carousel.phase === 'moving' ? ['moving'] : []),
  ...(carousel.pending ? ['awaiting'] : []),
  ...(form.status === 'sending' || form.status === 'sent' ? [form.status] : []),
  ...(sharing.status === 'idle' ? [] : [sharing.status]),
  ...(sharing.sheet === 'result' ? [] : [sharing.sheet]),
]

const partOf = (state: RootState, slice: string): unknown => Reflect.get(state, slice)

/** True of every step of the whole store; the rules of single slices are in their own tests. */
export const storeProperties: Properties<RootState> = {
  'an event changes the slices that answer it, and no other': ({ before, event, after }) =>
    Object.keys(after).every(
      (slice) => partOf(after, slice) === partOf(before, slice) || answering(event).includes(slice),
    ),

  'a restored state has nothing under way, in a window that is measured': ({ before, event, after }) =>
    !stateRestored.match(event) ||
    (pendingIn(after).length === 0 &&
      after.layout.mode === event.payload.mode &&
      sectionAt(after.carousel.index) === (before.carousel.pending ?? sectionAt(before.carousel.index)) &&
      isSame(after.form.fields, before.form.fields)),

  'there are slides in a wide window that is measured, and in no other': ({ after: { layout, carousel } }) =>
    (carousel.phase !== 'stacked') === (layout.mode === 'desktop'),

  'a copy is on the screen only during a move, and a section is pending only then': ({ after: { carousel } }) =>
    carousel.phase === 'moving' || (isWithin(carousel.index, 1, 4) && carousel.pending === null),

  'moves, messages and shares are numbered in the order in which they begin': ({ before, after }) =>
    [after.carousel.move - before.carousel.move, after.form.send - before.form.send].every((more) =>
      isWithin(more, 0, 1),
    ) && isWithin(after.sharing.request - before.sharing.request, 0, 1),
}
