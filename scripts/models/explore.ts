import { isDeepStrictEqual } from 'node:util'
import type { Reducer } from '@reduxjs/toolkit'
import type { EventModel } from './events.ts'
import type { State } from './phases.ts'

/** An event that changes something: the phase, or what is kept while the phase stays. */
export interface Transition {
  from: string
  /** Type of the event. */
  event: string
  to: string
}

/** Lists are told apart by their length: how many symbols there are decides on a phase, which ones does not. */
const outlineOf = (state: State): string =>
  JSON.stringify(state, (_key, value) => (Array.isArray(value) ? value.length : value))

/**
 * Runs a reducer with every event in every state it comes to, nearest first, and notes what has led where.
 * @param limit states to look at: those that count moves have no end
 */
export function explore(
  reducer: Reducer<State>,
  phaseOf: (state: State) => string,
  events: readonly EventModel[],
  limit: number,
): { initial: string; transitions: readonly Transition[] } {
  const actions = events.flatMap(({ type, payloads }) => payloads.map((payload) => ({ type, payload })))
  const initial = reducer(undefined, { type: 'models/begun' })
  const states = new Map([[outlineOf(initial), initial]])
  const found = new Map<string, Transition>()
  for (const state of states.values()) {
    for (const action of actions) {
      const next = reducer(state, action)
      if (isDeepStrictEqual(next, state)) continue
      const transition = { from: phaseOf(state), event: action.type, to: phaseOf(next) }
      found.set(JSON.stringify(transition), transition)
      const outline = outlineOf(next)
      if (states.size < limit && !states.has(outline)) states.set(outline, next)
    }
  }
  return { initial: phaseOf(initial), transitions: [...found.values()] }
}
