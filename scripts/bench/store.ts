import { join, resolve } from 'node:path'
import { mock } from 'node:test'
import { setImmediate as promisesKept } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { UnknownAction } from '@reduxjs/toolkit'
import { build } from 'vite'
import type * as Live from './live.ts'
import { interleaved, median, ratio, spread, table } from './table.ts'

const outDir = resolve('node_modules/.cache/bench')

/** Rounds timed at each age; their median leaves the machine's pauses out. */
const timedRounds = 100

/** What an action costs (µs) when 100, and when 10,000, have gone before. */
interface Cost {
  young: number
  old: number
}

/** What reached the reducers in one round of the visit. */
type Round = readonly UnknownAction[]

/** Takes a store through its next round. */
type Go = (round: Round) => unknown

/** Times young stores and an old one in turn, so that a busy machine slows both. */
async function costOf(log: readonly Round[], open: () => Go): Promise<Cost> {
  const openAfter = async (actions: number) => {
    const go = open()
    const rounds = log.values()
    const nextRound = (): Round => {
      const { value } = rounds.next()
      if (!value) throw new Error(`the recorded visit of ${log.length} rounds is too short`)
      return value
    }
    for (let gone = 0; gone < actions; ) {
      const round = nextRound()
      await go(round)
      gone += round.length
    }
    return async () => {
      const round = nextRound()
      const start = performance.now()
      await go(round)
      return ((performance.now() - start) * 1_000) / round.length
    }
  }
  const microsecondsInOld = await openAfter(10_000)
  const costs: Record<keyof Cost, number[]> = { young: [], old: [] }
  while (costs.old.length < timedRounds) {
    const microsecondsInYoung = await openAfter(100)
    costs.young.push(await microsecondsInYoung())
    costs.old.push(await microsecondsInOld())
  }
  return { young: median(costs.young), old: median(costs.old) }
}

/** The store without a browser: alone and, as on the site, with its listeners; it is bundled as for production. */
export async function measureStore(runs: number): Promise<string> {
  const ssr = 'scripts/bench/live.ts'
  await build({ logLevel: 'error', build: { ssr, outDir, emptyOutDir: true, copyPublicDir: false } })
  // in development Redux Toolkit also checks every state for changes from outside
  process.env.NODE_ENV = 'production'
  const { createStore, createLiveStore, round }: typeof Live = await import(
    /* @vite-ignore */ pathToFileURL(join(outDir, 'live.js')).href
  )
  const visit = async (dispatch: (action: UnknownAction) => unknown) => {
    for (const step of round) {
      if (typeof step === 'number') mock.timers.tick(step)
      else dispatch(step)
      await promisesKept()
    }
  }

  const record = async () => {
    const { dispatch, entries } = createLiveStore({ recorded: true })
    const log: Round[] = []
    for (let rounds = 10_000 / round.length + timedRounds; log.length < rounds; ) {
      const before = entries.length
      await visit(dispatch)
      log.push(entries.slice(before).map(({ action }) => action))
    }
    return log
  }
  const replay = () => {
    const { dispatch } = createStore()
    return (actions: Round) => {
      for (const action of actions) dispatch(action)
    }
  }
  const live = () => {
    const { dispatch } = createLiveStore()
    return () => visit(dispatch)
  }
  const log = await inVisitTime(record)
  const [alone = [], withListeners = []] = await interleaved(runs, [
    () => costOf(log, replay),
    () => inVisitTime(() => costOf(log, live)),
  ])
  const row = (name: string, costs: readonly Cost[]) => {
    const [old, young] = [costs.map((cost) => cost.old), costs.map((cost) => cost.young)]
    return [name, spread(old), spread(young), ratio(old, young)]
  }
  return table(
    'Store without a browser (µs per action; the ratio is to stay below 1.2)',
    ['', 'after 10,000 actions', 'after 100', 'ratio'],
    [row('by itself', alone), row('with listeners and ports', withListeners)],
  )
}

/** The waits of a visit take no time: its clocks go when the visit says so. */
async function inVisitTime<T>(work: () => Promise<T>): Promise<T> {
  mock.timers.enable({ apis: ['setTimeout'] })
  try {
    return await work()
  } finally {
    mock.timers.reset()
  }
}
