import { ActionCreators } from '@redux-devtools/instrument'
import { act, cleanup } from '@testing-library/react'
import fc from 'fast-check'
import type { Window } from 'happy-dom'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import type { RootState } from '../../src/app/reducer'
import { notFoundRoute, routes } from '../../src/app/routes'
import { timeTravel } from '../../src/app/timeTravel'
import { followReducedMotion } from '../../src/motion/spring'
import { anyRequest } from '../support/events'
import { met } from '../support/often'
import { openSite } from '../support/openedSite'
import { rendered, renderedFrom } from '../support/renderedPage'
import { patiently, runs } from '../support/runs'
import { ownClock, pass, passAll } from '../support/time'
import { createTimeMachine, type Log } from '../support/timeTravel'
import { travels } from '../support/tools'
import { visit } from '../support/visit'
import { pendingIn } from './properties'

beforeAll(async () => {
  // the environment's own window, by its own types
  const { happyDOM } = window as unknown as Window
  happyDOM.settings.device.prefersReducedMotion = 'reduce'
  followReducedMotion()
  await Promise.all([...routes, notFoundRoute].map((route) => route.preload()))
})

ownClock()

afterEach(cleanup)

/** A place in the log, from its beginning (0) to its end (1). */
const place = fc.double({ min: 0, max: 1, noNaN: true })

const often = <Kind,>(times: number, ...kinds: readonly Kind[]) =>
  kinds.flatMap((kind) => Array<Kind>(times).fill(kind))

/** What a developer does to the log, or meanwhile the visitor or time. */
const anyOperation = fc.record({
  kind: fc.constantFrom(
    ...often(8, 'act' as const),
    ...often(3, 'wait' as const, 'jump' as const, 'toggle' as const),
    ...often(2, 'reorder' as const),
    ...(['sweep', 'commit', 'export', 'import', 'lock', 'unlock', 'return'] as const),
  ),
  action: anyRequest,
  ms: fc.constantFrom(0, 16, 250, 700, 3000),
  at: place,
  before: place,
})
type Operation = typeof anyOperation extends fc.Arbitrary<infer One> ? One : never

/** Every operation renders the page: half as many sequences as elsewhere; by default at least 2000 operations. */
const fewerRuns = { ...runs, numRuns: Math.ceil(runs.numRuns / 2) }
const operations = fc.array(anyOperation, { minLength: 20, maxLength: 30, size: 'max' })
const toThePresent: Operation = { kind: 'return', action: { type: 'none' }, ms: 0, at: 0, before: 0 }

/** The log of a visit that sees every slide, sends a message, and finishes every tool. */
async function visitedEverywhere(): Promise<Log> {
  const machine = createTimeMachine()
  const visitor = visit({ enhancers: [machine.enhancer] })
  for (let slide = 0; slide < 4; slide++) {
    visitor.clickNext()
    await visitor.wait(701)
  }
  visitor.type('name', 'Ana')
  visitor.clickSend()
  visitor.requests[0]?.accept()
  await visitor.wait(100)
  for (const { path, visit: events } of travels) {
    visitor.followLink(path)
    visitor.does(...events)
  }
  visitor.followLink('/nao-existe')
  await passAll()
  return machine.log()
}

/** A developer with that log, and a visitor in a wide window, whose messages and copies are answered by turns. */
function developer(past: Log) {
  const machine = createTimeMachine()
  const visitor = visit({
    enhancers: [machine.enhancer],
    timeTravel: timeTravel({ measure: () => 'desktop', onInput: () => {} }),
  })
  const { store, ports } = visitor
  let asked = 0
  const answer = () =>
    new Promise<void>((accept, refuse) => {
      asked += 1
      if (asked % 3 === 0) setTimeout(refuse, 100, new Error('no'))
      else setTimeout(accept, asked % 3 === 1 ? 100 : 2000)
    })
  ports.copyResult.mockImplementation(answer)
  ports.saveImage.mockImplementation(answer)
  // a message may also stay without an answer
  ports.send.mockImplementation(() => (asked % 4 === 3 ? new Promise(() => undefined) : answer()))

  machine.load(past)
  let file = JSON.stringify(machine.log())
  const idAt = (place: number) => {
    const ids = machine.log().stagedActionIds
    return ids[Math.min(ids.length - 1, 1 + Math.floor(place * (ids.length - 1)))] ?? 0
  }
  const kinds: Record<Operation['kind'], (operation: Operation) => unknown> = {
    act: ({ action }) => store.dispatch(met(action, store.getState())),
    wait: ({ ms }) => pass(ms),
    jump: ({ at }) => machine.jumpTo(Math.round(at * (machine.states().length - 1))),
    // the beginning of the log is no action
    toggle: ({ at }) => idAt(at) > 0 && machine.does(ActionCreators.toggleAction(idAt(at))),
    reorder: ({ at, before }) => machine.does(ActionCreators.reorderAction(idAt(at), idAt(before))),
    sweep: () => machine.does(ActionCreators.sweep()),
    commit: machine.commit,
    export: () => {
      file = JSON.stringify(machine.log())
    },
    import: () => machine.load(JSON.parse(file)),
    lock: () => machine.does(ActionCreators.lockChanges(true)),
    unlock: () => machine.does(ActionCreators.lockChanges(false)),
    return: () => {
      machine.does(ActionCreators.lockChanges(false))
      machine.jumpTo(machine.states().length - 1)
    },
  }
  return { store, kinds }
}

/** React Redux calls each selector twice at its first use, and warns of one that does not return the same value. */
const unstableSelectors = (warnings: readonly unknown[]) => warnings.filter((text) => /^Selector /.test(`${text}`))

it('whatever the DevTools do, the present comes to rest and the page shows it', patiently, async () => {
  const past = await visitedEverywhere()
  const warn = vi.spyOn(console, 'warn')
  const comesToRest = fc.asyncProperty(operations, async (sequence) => {
    const { store, kinds } = developer(past)
    const seen: { page: string; state: RootState }[] = []
    openSite(store, { navigate: () => {} })
    for (const operation of [...sequence, toThePresent]) {
      await act(async () => void (await kinds[operation.kind](operation)))
      if (operation.kind !== 'return') continue
      await act(passAll)
      const state = store.getState()
      expect(pendingIn(state).filter((what) => !['unmeasured', 'coloring'].includes(what))).toEqual([])
      seen.push({ page: rendered(), state })
    }
    cleanup()
    for (const { page, state } of seen) expect(page).toBe(renderedFrom(state))
  })
  await fc.assert(comesToRest, fewerRuns)
  expect(unstableSelectors(warn.mock.calls.flat())).toEqual([])
  warn.mockRestore()
})
