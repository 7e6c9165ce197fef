import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { tools } from '../../src/tools'
import type { Properties } from '../timeTravel/properties'
import { often } from './often'
import { anyNoteEvent, anyResultEvent, type ResultRules, resultProperties } from './results'
import { slices } from './slices'

/** What the proofs of time travel know about a tool, `travel` of `tests/tools/<id>/travel.ts`. */
export interface ToolTravel<State> extends ResultRules<State> {
  /** What happens to this tool alone, refused and meaningless events among it. */
  events: fc.Arbitrary<UnknownAction>
  properties: Properties<State>
  /** What a visitor does on the tool's page, to the result and on to a new beginning. */
  visit: readonly UnknownAction[]
}

const found = import.meta.glob<ToolTravel<never>>('../tools/*/travel.ts', { eager: true, import: 'travel' })

/** In the order of the registry. */
export const travels = tools.map(({ id, path }) => {
  const travel = found[`../tools/${id}/travel.ts`]
  const slice = slices.find(({ name }) => name === id)
  if (!travel || !slice) throw new Error(`the tool "${id}" has no slice, or no tests/tools/${id}/travel.ts`)
  const events = often(
    [20, travel.events],
    [6, anyResultEvent(id, travel.part)],
    [5, anyNoteEvent(id, travel.part)],
    [1, fc.constant({ type: `${id}/restarted` })],
  )
  const properties: Properties<never> = {
    ...travel.properties,
    ...resultProperties(id, slice.getInitialState(), travel),
  }
  return { id, path, slice, events, properties, visit: travel.visit }
})
