import { isDeepStrictEqual } from 'node:util'
import type { PayloadAction, PayloadActionCreator, Reducer, UnknownAction } from '@reduxjs/toolkit'
import type { Associations } from '../../../src/core/associations'
import type { Answer, Keepsake } from '../../../src/core/keepsake'
import type { Earlier, Series } from '../../../src/core/series'

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

interface Told {
  story: string | null
  writing: string
  associations: Associations<string>
  keepsake: Keepsake<string>
  unfolded: readonly string[]
}

interface ActionCreatorOf<Payload> {
  match: (action: UnknownAction) => action is PayloadAction<Payload>
}

interface Tool<S> {
  getInitialState: () => S
  actions: {
    storyReached: PayloadActionCreator<{ story: string | null }>
    writingChanged: PayloadActionCreator<{ text: string }>
    associationOpened: ActionCreatorOf<{ image: string | null }>
    associationChanged: ActionCreatorOf<{ image: string; text: string }>
    storyUnfolded: ActionCreatorOf<{ story: string }>
    partAnswered: ActionCreatorOf<{ part: string; answer: Answer | null }>
    partNoted: ActionCreatorOf<{ part: string; text: string }>
    keepsakeEdited: ActionCreatorOf<{ place: 'page' | 'sentence'; text: string | null }>
    restarted: PayloadActionCreator
  }
}

interface ToolStates<S> {
  /** Whether the story that is read of stands in a result on show. */
  isInResult: (state: S) => boolean
  /** Whether an image is chosen, of which the visitor may write. */
  isChosen: (state: S, image: string) => boolean
  /** Whether the result has this part, to be answered. */
  isPart: (state: S, part: string) => boolean
  /** What the whole is told of, where that changes beside the result. */
  wholeOf?: (state: S) => unknown
}

/** Every tool's. */
export const toolLaws = <S extends Told>(
  tool: Tool<S>,
  { isInResult, isChosen, isPart, wholeOf = () => null }: ToolStates<S>,
): Laws<S> => {
  const { storyReached, writingChanged, associationOpened, associationChanged, restarted } = tool.actions
  const { storyUnfolded, partAnswered, partNoted, keepsakeEdited } = tool.actions
  return {
    'what is read of is what was reached last, as long as it stands in the result on show': ({
      before,
      event,
      after,
    }) => {
      const story = storyReached.match(event) ? event.payload.story : before.story
      return after.story === (isInResult({ ...after, story }) ? story : null)
    },

    'what is written is what was typed': (step) =>
      writingChanged.match(step.event)
        ? step.after.writing === step.event.payload.text && onlyChanges(step, 'writing')
        : step.after.writing === step.before.writing || restarted.match(step.event),

    'of an image that is chosen there is one line, of at most 200 letters, and it stays whatever else is done': (
      step,
    ) => {
      const { before, event, after } = step
      if (!associationChanged.match(event))
        return after.associations.lines === before.associations.lines || restarted.match(event)
      const { image, text } = event.payload
      if (!isChosen(before, image)) return after === before
      const line = after.associations.lines[image] ?? ''
      const typed = text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu, ' ')
      return (
        onlyChanges(step, 'associations') &&
        typed.startsWith(line) &&
        [...line].length === Math.min(200, [...typed].length) &&
        isSame({ ...before.associations.lines, [image]: line }, after.associations.lines)
      )
    },

    'one line at most is being written, and only of what is chosen': ({ before, event, after }) => {
      const { open } = after.associations
      if (open !== null && !isChosen(after, open)) return false
      if (associationOpened.match(event)) {
        const { image } = event.payload
        return open === (image === null || isChosen(before, image) ? image : before.associations.open)
      }
      return open === before.associations.open || open === null
    },

    'a part of the result has the answer given to it last, the whole as long as it is the same, and a line as it was typed':
      (step) => {
        const { before, event, after } = step
        const { answers, lines } = after.keepsake
        if (!partAnswered.match(event) && !partNoted.match(event))
          return (
            (isSame(answers, {
              ...before.keepsake.answers,
              ...(wholeOf(before) !== wholeOf(after) && { reflection: null }),
            }) &&
              lines === before.keepsake.lines) ||
            restarted.match(event)
          )
        const { part } = event.payload
        if (!isPart(before, part)) return after === before
        const given = partAnswered.match(event) ? { [part]: event.payload.answer } : {}
        const noted = partNoted.match(event) ? { [part]: lines[part] ?? '' } : {}
        return (
          onlyChanges(step, 'keepsake') &&
          isSame({ ...before.keepsake.answers, ...given }, answers) &&
          isSame({ ...before.keepsake.lines, ...noted }, lines)
        )
      },

    'page and sentence are hers from the first letter she changes, until they are made anew': ({
      before,
      event,
      after,
    }) => {
      const { page, sentence } = before.keepsake
      const changed = keepsakeEdited.match(event) ? { [event.payload.place]: event.payload.text } : {}
      return restarted.match(event) || isSame({ ...after.keepsake, page, sentence, ...changed }, after.keepsake)
    },

    'a story is open from the press that opens it to the one that closes it': ({ before, event, after }) => {
      if (!storyUnfolded.match(event)) return after.unfolded === before.unfolded || restarted.match(event)
      const { story } = event.payload
      const others = before.unfolded.filter((one) => one !== story)
      return isSame(after.unfolded, before.unfolded.includes(story) ? others : [...others, story])
    },

    'beginning anew leaves nothing behind, but the results of before': ({ before, event, after }) =>
      !restarted.match(event) ||
      isSame(after, { ...tool.getInitialState(), ...('series' in before && { series: before.series }) }),
  }
}

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

interface SeriesActions<Id extends string> {
  seriesToggled: { match: (action: UnknownAction) => boolean }
  earlierTyped: ActionCreatorOf<{ text: string }>
  earlierRead: ActionCreatorOf<{ found: Earlier<Id>[]; text: string }>
  earlierRemoved: ActionCreatorOf<{ place: number }>
}

/** Of a tool whose results can be brought back. */
export const seriesLaws = <Id extends string, S extends { series: Series<Id> }>(
  actions: SeriesActions<Id>,
  isId: (id: Id) => boolean,
): Laws<S> => {
  const { seriesToggled, earlierTyped, earlierRead, earlierRemoved } = actions
  return {
    'at most eleven results of before stand side by side, none twice, each with something chosen': ({ after }) =>
      after.series.earlier.length <= 11 &&
      isDistinct(after.series.earlier.map((one) => JSON.stringify([one.day, one.chosen]))) &&
      after.series.earlier.every(({ chosen }) => chosen.length > 0 && chosen.every(isId)),

    'what is read is added to what was there, and what is left of the text stays in the field': (step) => {
      const { before, event, after } = step
      if (!earlierRead.match(event)) return true
      return (
        onlyChanges(step, 'series') &&
        before.series.earlier.every((one) => after.series.earlier.includes(one)) &&
        after.series.draft === event.payload.text &&
        after.series.found ===
          event.payload.found.filter(({ chosen }) => chosen.length > 0 && chosen.every(isId)).length &&
        after.series.isOpen === before.series.isOpen
      )
    },

    'the one result that is taken out goes, and no other': ({ before, event, after }) =>
      !earlierRemoved.match(event) ||
      isSame(
        after.series.earlier,
        before.series.earlier.filter((_, place) => place !== event.payload.place),
      ),

    'the series stays whatever else is done, also in a new beginning': ({ before, event, after }) =>
      [seriesToggled, earlierTyped, earlierRead, earlierRemoved].some(({ match }) => match(event)) ||
      isSame(after.series, before.series),
  }
}
