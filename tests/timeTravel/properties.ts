import { isDeepStrictEqual } from 'node:util'
import type { Reducer, UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../../src/app/reducer'
import { sectionAt } from '../../src/carousel/geometry'
import { contentRequested, locationChanged, sectionChosen, stateRestored, viewportChanged } from '../../src/core/events'

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

/** Takes one event after another, each on a state that cannot be written to, and checks the properties of each step. */
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
