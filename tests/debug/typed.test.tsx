// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../src/app/App'
import { idleNavigator } from '../../src/app/links'
import { notFoundRoute, type Route, routes } from '../../src/app/routes'
import { createStore } from '../../src/app/store'
import { typedText } from '../../src/app/typed'
import { maskedLog } from '../../src/debug/mask'
import { createRecorder } from '../../src/debug/recorder'
import { logText, type SessionLog } from '../../src/debug/sessionLog'
import { tools } from '../../src/tools'

/** A word of no page. */
const typed = 'Zebedeu'

const presses = 400
const choices = fc.sample(fc.nat(), { numRuns: presses, seed: 11 })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }))
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const all = <E extends Element>(selector: string) => [...document.querySelectorAll<E>(selector)]
const buttons = () => all<HTMLElement>('main button:not([disabled], [aria-disabled="true"]), main [type="checkbox"]')
const places = () => all<HTMLInputElement>('textarea, input:not([type="hidden"], [type="checkbox"], [type="radio"])')

/** Opens the page, presses whatever there is until there is something to write in, and writes the word everywhere. */
async function writeOn({ path, preload }: Pick<Route, 'path' | 'preload'>) {
  await preload()
  const { enhancer, entries } = createRecorder(() => 0)
  const store = createStore({ path, enhancers: [enhancer] })
  await act(async () => render(<App store={store} navigator={idleNavigator} />))
  for (const choice of choices) {
    const open = buttons()
    if (places().length > 0 || open.length === 0) break
    fireEvent.click(open[choice % open.length] as HTMLElement)
  }
  for (const place of places()) fireEvent.input(place, { target: { value: typed } })
  const log: SessionLog = {
    format: 1,
    recordedAt: '2026-11-21T17:05:33.000Z',
    window: { width: 390, height: 844 },
    path,
    masked: false,
    entries,
  }
  return { written: places().length, log, copied: typedText(store.getState()) }
}

const pagesToWriteOn = ['/', '/spa', '/contato-agendar', ...tools.map(({ path }) => path)]

it.each([...routes, notFoundRoute])('what is typed on $path is masked, and can be copied', async (route) => {
  const { written, log, copied } = await writeOn(route)
  expect(written > 0).toBe(pagesToWriteOn.includes(route.path))
  // each of them reached the log
  expect(logText(log).split(typed)).toHaveLength(written + 1)
  expect(logText(maskedLog(log)).toLowerCase()).not.toContain(typed.toLowerCase())
  expect(copied.split(typed)).toHaveLength(written + 1)
})
