import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import type * as Visit from './visit.ts'

const outDir = resolve('node_modules/.cache/bench')

/** Actions timed together: a single one is shorter than the clock is fine. */
const batch = 1_000

/** What an action costs once 100, and once 10,000, have gone before; the store is bundled as for production. */
export async function measureStore(): Promise<() => { young: number; old: number }> {
  const ssr = 'scripts/bench/visit.ts'
  await build({ logLevel: 'error', build: { ssr, outDir, emptyOutDir: true, copyPublicDir: false } })
  // in development Redux Toolkit also checks every state for changes from outside
  process.env.NODE_ENV = 'production'
  const { createStore, visit }: typeof Visit = await import(
    /* @vite-ignore */ pathToFileURL(join(outDir, 'visit.js')).href
  )
  const actions = visit(10_000 + batch)
  const measure = () => {
    const { dispatch } = createStore()
    let done = 0
    const goTo = (count: number) => {
      for (; done < count; done++) dispatch(actions[done] ?? { type: 'none' })
    }
    const microsecondsPerAction = () => {
      const start = performance.now()
      goTo(done + batch)
      return ((performance.now() - start) * 1_000) / batch
    }
    goTo(100)
    const young = microsecondsPerAction()
    goTo(10_000)
    return { young, old: microsecondsPerAction() }
  }
  // a first round for the compiler
  measure()
  return measure
}
