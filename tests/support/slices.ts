import type { ActionCreator, Reducer, UnknownAction } from '@reduxjs/toolkit'
import * as sharedEvents from '../../src/core/events'

/** A slice as its file exports it. */
interface FoundSlice {
  name: string
  /** Of a state that only the slice itself knows. */
  reducer: Reducer<never>
  getInitialState(): never
  /** What the file exports as `select…`. */
  selectors: Readonly<Record<string, Selector>>
  types: readonly string[]
}

export interface Selector {
  (state: unknown, ...args: unknown[]): unknown
  /** The same for the slice's own state. */
  unwrapped?: (state: never, ...args: never[]) => unknown
}

type Created = {
  name: string
  reducer: Reducer<never>
  getInitialState(): never
  actions: Record<string, ActionCreator<UnknownAction>>
}

const isSlice = (value: unknown): value is Created =>
  typeof value === 'object' && value !== null && 'reducer' in value && 'actions' in value

const isSelector = ([name, value]: [string, unknown]): boolean =>
  /^select[A-Z]/.test(name) && typeof value === 'function'

const modules = Object.values(
  import.meta.glob<Record<string, unknown>>('../../src/{*,tools/*}/slice.ts', { eager: true }),
)

const typesOf = (creators: object): string[] =>
  Object.values(creators).flatMap((value: unknown) =>
    typeof value === 'function' && 'type' in value ? [String(value.type)] : [],
  )

/** Every slice of the store, found by looking into the folders. */
export const slices: readonly FoundSlice[] = modules.flatMap((exported) => {
  const selectors = Object.fromEntries(Object.entries(exported).filter(isSelector)) as Record<string, Selector>
  return Object.values(exported)
    .filter(isSlice)
    .map(({ name, reducer, getInitialState, actions }) => ({
      name,
      reducer,
      getInitialState,
      selectors,
      types: typesOf(actions),
    }))
})

/** The types of all actions there are. */
export const actionTypes: readonly string[] = [...typesOf(sharedEvents), ...slices.flatMap(({ types }) => types)]
