import { describe, expect, it } from 'vitest'
import { type RootState, rootReducer } from '../../src/app/reducer'
import { notFoundRoute, routeOf, routes } from '../../src/app/routes'
import { landed } from '../../src/core/events'
import { type SessionLog, statesOf } from '../../src/debug/sessionLog'
import { recordings } from '../support/recordings'
import { actionTypes } from '../support/slices'
import { partOf, storeLaws } from './laws'
import { follow } from './laws/law'

const allStates = recordings.flatMap(({ states }) => states)

describe('the recorded visits', () => {
  it('hold every action', () => {
    const done = new Set(recordings.flatMap(({ log }) => log.entries.map(({ action }) => action.type)))
    expect(actionTypes.filter((type) => !done.has(type) && type !== landed.type)).toEqual([])
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
    ['sharing', 'shared', ['image', 'text', 'typed', null]],
    ['sharing', 'sheet', ['coloring', 'result']],
    ['errorNotice', 'status', ['hidden', 'shown']],
    ['mandala', 'status', ['choosing', 'interpreted']],
    ['journey', 'status', ['finished', 'walking']],
    ['journey', 'step', [0, 1, 2, 3, 4, 5]],
    ['dreams', 'status', ['gathering', 'interpreted']],
  ])('take %s.%s through all its values', (slice, key, values) => {
    const seen = new Set(allStates.map((state) => Reflect.get(partOf(state, slice), key)))
    expect(seen).toEqual(new Set(values))
  })
})

describe.each(recordings.map((one) => [one.name, one] as const))('%s', (_name, { log, states }) => {
  const events = log.entries.map(({ action }) => action)
  const initial = states[0] as RootState

  it('goes through the same states again when its log is read from a file', () => {
    const fromFile = JSON.parse(JSON.stringify(log)) as SessionLog
    expect(statesOf(fromFile)).toStrictEqual(states)
  })

  it('keeps the laws when any one event is left out', () => {
    for (const left of events.keys())
      follow(
        rootReducer,
        initial,
        events.filter((_, index) => index !== left),
        storeLaws,
      )
    expect(follow(rootReducer, initial, events, storeLaws)).toEqual(states.at(-1))
  })
})
