import type { UnknownAction } from '@reduxjs/toolkit'
import type fc from 'fast-check'
import { tools } from '../../src/tools'
import type { Properties } from '../timeTravel/properties'
import type { Visit } from './visit'

/** What the proofs of time travel know about a tool, `travel` of `tests/tools/<id>/travel.ts`. */
export interface ToolTravel<State> {
  /** Whatever can happen to it, refused and meaningless events among them. */
  events: fc.Arbitrary<UnknownAction>
  properties: Properties<State>
  /** A visitor's way through the tool's page, to the result and on to a new beginning. */
  walk(visitor: Visit): Promise<void>
}

const found = import.meta.glob<ToolTravel<never>>('../tools/*/travel.ts', { eager: true, import: 'travel' })

/** In the order of the registry. */
export const travels: readonly (ToolTravel<never> & { id: string; path: string })[] = tools.map(({ id, path }) => {
  const travel = found[`../tools/${id}/travel.ts`]
  if (!travel) throw new Error(`the tool "${id}" has no tests/tools/${id}/travel.ts`)
  return { ...travel, id, path }
})
