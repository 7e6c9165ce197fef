import { readFileSync, rmSync } from 'node:fs'
import type { UnknownAction } from '@reduxjs/toolkit'
import fc from 'fast-check'
import { afterEach, expect, it } from 'vitest'
import { rootReducer } from '../../src/app/reducer'
import { type SessionLog, statesOf } from '../../src/debug/sessionLog'
import { nextAsked, settled } from '../../src/site/carousel/slice'
import { noticeExpired, sendAsked, sendSucceeded } from '../../src/site/form/slice'
import { eventsAround, eventsOf, inOrder } from '../support/events'
import { holdsFor, holdsInTime } from '../support/property'
import { ownClock, passAll } from '../support/time'
import { visit } from '../support/visit'

/** The log of the test at work, of which nothing is left behind. */
const logFile = () => `test-results/${(expect.getState().currentTestName ?? '').replace(/[^\p{L}\d]+/gu, '-')}.json`
const readLog = () => JSON.parse(readFileSync(logFile(), 'utf8')) as SessionLog

ownClock()

afterEach(() => rmSync(logFile(), { force: true }))

it('a broken law names seed, path and a log with no event too many, which leads to the state that broke it', () => {
  const isPressedTwice = (events: readonly { type: string }[]) => events.filter(nextAsked.match).length > 1
  const law = (events: readonly { type: string }[]) => {
    if (isPressedTwice(events)) throw new Error('pressed twice')
  }
  const tried = () => holdsFor(inOrder(eventsOf.carousel), law)
  expect(tried).toThrow(/^broken in try \d+, by 2 events after \d+ shrinks: a broken law names seed.*\npressed twice\n/)
  expect(tried).toThrow(/FC_SEED=-?\d+ FC_PATH=[\d:]+ npx vitest run \S+property.test.ts -t "a broken/)
  expect(tried).toThrow(`As a log: ${logFile()}`)

  const { entries, ...log } = readLog()
  expect(log).toMatchObject({ format: 1, path: '/', masked: false })
  expect(entries.map(({ action }) => action.type)).toEqual([nextAsked.type, nextAsked.type])
  expect(statesOf(readLog())).toHaveLength(3)
})

it('answers and clocks it depends on are in that log with the numbers of what they end', () => {
  const law = (events: readonly UnknownAction[]) => {
    let state = rootReducer(undefined, { type: 'begin' })
    for (const event of events) {
      const { form } = state
      state = rootReducer(state, event)
      if (noticeExpired.match(event) && state.form !== form) throw new Error('the banner has gone')
    }
  }
  expect(() => holdsFor(inOrder(eventsAround('form')), law)).toThrow('the banner has gone')
  const shortest = [sendAsked(), sendSucceeded({ send: 1 }), noticeExpired({ send: 1 })]
  expect(readLog().entries.map(({ action }) => action)).toEqual(shortest)
})

it('with the seed and the path it names, the very same is tried again', () => {
  let smallest: unknown = null
  const law = (events: readonly { type: string }[]) => {
    smallest = events
    expect(events.length).toBeLessThan(7)
  }
  let message = ''
  try {
    holdsFor(inOrder(eventsOf.form), law)
  } catch (reason) {
    message = String(reason)
  }
  const [, seed, path = ''] = /FC_SEED=(-?\d+) FC_PATH=([\d:]+) /.exec(message) ?? []
  fc.check(fc.property(inOrder(eventsOf.form), law), { seed: Number(seed), path, endOnFailure: true })
  expect(smallest).toEqual(readLog().entries.map(({ action }) => action))
})

it('a law broken in time leaves the log of what has happened, clocks included', async () => {
  const tried = holdsInTime(fc.nat(9), async (presses, { enhancer }) => {
    const visitor = visit({ enhancers: [enhancer] })
    for (let press = 0; press < presses; press++) {
      visitor.pressNext()
      await passAll()
    }
    expect(visitor.carousel().move).toBeLessThan(3)
  })
  await expect(tried).rejects.toThrow('broken in try')
  const { entries } = readLog()
  expect(entries.filter(({ action }) => settled.match(action)).map(({ at }) => at)).toEqual([700, 1400, 2100])
  expect(statesOf(readLog()).at(-1)?.carousel).toMatchObject({ phase: 'resting', move: 3 })
})

it('a law that holds leaves nothing', async () => {
  holdsFor(inOrder(eventsOf.menu), () => {})
  await holdsInTime(fc.nat(), async () => {})
  expect(readLog).toThrow('no such file')
})
