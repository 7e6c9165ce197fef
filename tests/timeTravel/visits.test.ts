import { describe, expect, it } from 'vitest'
import { type RootState, rootReducer } from '../../src/app/reducer'
import { notFoundRoute, routeOf, routes } from '../../src/app/routes'
import { stateRestored } from '../../src/core/events'
import { actionTypes } from '../support/slices'
import { visits } from '../support/visits'
import { partOf, storeLaws } from './laws'
import { follow } from './laws/law'

const allStates = visits.flatMap(({ states }) => states)

describe('the visits', () => {
  it('hold every action', () => {
    const done = new Set(visits.flatMap(({ actions }) => actions.map(({ type }) => type)))
    expect(actionTypes.filter((type) => !done.has(type) && type !== stateRestored.type)).toEqual([])
  })

  it('see every page, also that of unknown addresses', () => {
    const seen = new Set(allStates.map(({ layout }) => routeOf(layout.path)))
    expect([...routes, notFoundRoute].filter((route) => !seen.has(route)).map(({ path }) => path)).toEqual([])
  })

  it.each<[slice: string, key: string, values: readonly unknown[]]>([
    ['carousel', 'phase', ['moving', 'resting', 'stacked']],
    ['carousel', 'index', [0, 1, 2, 3, 4, 5]],
    ['layout', 'mode', ['desktop', 'mobile', 'unmeasured']],
    ['menu', 'status', ['closed', 'open']],
    ['form', 'status', ['failed', 'idle', 'sending', 'sent']],
    ['sharing', 'status', ['done', 'idle', 'refused', 'working']],
    ['sharing', 'shared', ['image', 'text', null]],
    ['sharing', 'sheet', ['coloring', 'result']],
    ['mandala', 'status', ['choosing', 'interpreted']],
    ['journey', 'status', ['finished', 'walking']],
    ['journey', 'step', [0, 1, 2, 3, 4, 5]],
    ['dreams', 'status', ['gathering', 'interpreted']],
  ])('take %s.%s through all its values', (slice, key, values) => {
    const seen = new Set(allStates.map((state) => Reflect.get(partOf(state, slice), key)))
    expect(seen).toEqual(new Set(values))
  })
})

describe.each(visits.map((one) => [one.name, one] as const))('%s', (_name, { actions, states }) => {
  const initial = states[0] as RootState

  it('keeps the laws when any one event is left out', () => {
    for (const left of actions.keys())
      follow(
        rootReducer,
        initial,
        actions.filter((_, index) => index !== left),
        storeLaws,
      )
    expect(follow(rootReducer, initial, actions, storeLaws)).toEqual(states.at(-1))
  })
})
