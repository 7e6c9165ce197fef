import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import type { SeriesOptions } from '../../src/ui/tool/series/options'
import { anyPaste, type Events } from './often'

type Actions<Id extends string> = SeriesOptions<unknown, Id>['actions']

/** Whatever can be brought, among it what the tool does not have. */
export const anySeries = <Id extends string>(actions: Actions<Id>, ids: readonly Id[], foreign: Id): Events => {
  const chosen = fc.uniqueArray(fc.constantFrom(...ids, foreign), { maxLength: 6 })
  const day = fc.option(fc.constantFrom('2026-11-24', '2026-03-01', '2025-12-31'))
  const found = fc.array(fc.record({ chosen, day }, { noNullPrototype: true }), { maxLength: 14 })
  return fc.oneof(
    fc.constant(actions.seriesToggled()),
    anyPaste.map((text) => actions.earlierTyped({ text })),
    fc.record({ found, text: anyPaste }).map(actions.earlierRead),
    fc.integer({ min: -1, max: 12 }).map((place) => actions.earlierRemoved({ place })),
  )
}

/** One of each, with a result that is there. */
export const eachOfSeries = <Id extends string>(actions: Actions<Id>, id: Id): UnknownAction[] => [
  actions.seriesToggled(),
  actions.earlierTyped({ text: 'Um dia.' }),
  actions.earlierRead({ found: [{ chosen: [id], day: '2026-11-24' }], text: '' }),
  actions.earlierRemoved({ place: 0 }),
]
