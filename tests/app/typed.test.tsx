// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import fc from 'fast-check'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { App } from '../../src/app/App'
import { idleNavigator } from '../../src/app/links'
import { notFoundRoute, type Route, routes } from '../../src/app/routes'
import { createStore } from '../../src/app/store'
import { typedText } from '../../src/app/typed'
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
  const store = createStore({ path })
  await act(async () => render(<App store={store} navigator={idleNavigator} />))
  for (const choice of choices) {
    const open = buttons()
    if (places().length > 0 || open.length === 0) break
    fireEvent.click(open[choice % open.length] as HTMLElement)
  }
  for (const place of places()) fireEvent.input(place, { target: { value: typed } })
  return { written: places().length, copied: typedText(store.getState()) }
}

const pagesToWriteOn = ['/', '/spa', '/contato-agendar', ...tools.map(({ path }) => path)]

it.each([...routes, notFoundRoute])('what is typed on $path can be copied', async (route) => {
  const { written, copied } = await writeOn(route)
  expect(written > 0).toBe(pagesToWriteOn.includes(route.path))
  expect(copied.split(typed)).toHaveLength(written + 1)
})
