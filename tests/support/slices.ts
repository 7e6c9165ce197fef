import type { ActionCreator, Reducer, UnknownAction } from '@reduxjs/toolkit'
import * as sharedEvents from '../../src/core/events'

/** A slice of a state that only the slice itself knows. */
interface FoundSlice {
  name: string
  reducer: Reducer<never>
  getInitialState(): never
  actions: Record<string, ActionCreator<UnknownAction>>
}

const isSlice = (value: unknown): value is FoundSlice =>
  typeof value === 'object' && value !== null && 'reducer' in value && 'actions' in value

const modules = import.meta.glob<Record<string, unknown>>('../../src/{*,tools/*}/slice.ts', { eager: true })

/** Every slice of the store, found by looking into the folders. */
export const slices: readonly FoundSlice[] = Object.values(modules).flatMap((exported) =>
  Object.values(exported).filter(isSlice),
)

const typesOf = (creators: object): string[] =>
  Object.values(creators).flatMap((value: unknown) =>
    typeof value === 'function' && 'type' in value ? [String(value.type)] : [],
  )

/** The types of all actions there are. */
export const actionTypes: readonly string[] = [sharedEvents, ...slices.map(({ actions }) => actions)].flatMap(typesOf)
