import type { Reducer } from '@reduxjs/toolkit'
import type { Declared } from './code.ts'

export type State = Readonly<Record<string, unknown>>

export interface AnySlice {
  name: string
  reducer: Reducer<State>
  getSelectors(): Readonly<Record<string, (state: State) => unknown>>
}

export interface Phases {
  /** All that the code names. */
  names: readonly string[]
  of(state: State): string
}

/** Fields that say the phase of a slice. */
const phaseFields = ['phase', 'status', 'mode']

/** For a slice that keeps no such word: the selector that tells the phase, and a name for where it tells none. */
const phaseSelectors: Readonly<Record<string, { selector: string; none: string }>> = {
  quiz: { selector: 'selectQuestion', none: 'result' },
}

/** How the phase of a slice is told; `null` where nothing tells it. */
export function phasesOf(slice: AnySlice, fields: readonly Declared[], selectors: readonly Declared[]): Phases | null {
  const field = fields.find(({ name }) => phaseFields.includes(name))
  if (field) return { names: field.examples().map(String), of: (state) => String(state[field.name]) }
  const { selector = '', none } = phaseSelectors[slice.name] ?? {}
  const select = slice.getSelectors()[selector]
  const declared = selectors.find(({ name }) => name === selector)
  if (!select || !declared) return null
  const told = declared.result().examples()
  return { names: told.map((phase) => String(phase ?? none)), of: (state) => String(select(state) ?? none) }
}
