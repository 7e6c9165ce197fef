// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPorts } from '../../src/app/ports'
import { routeOf, routes } from '../../src/app/routes'
import { useSensors } from '../../src/app/sensors'
import { createStore } from '../../src/app/store'
import { linkFollowed } from '../../src/core/events'
import { createAddress } from '../../src/navigation/address'
import { selectYear } from '../../src/site/layout'
import { printRequested } from '../../src/site/sharing/slice'

/** The window as the media query sees it. */
const wide = Object.assign(new EventTarget(), { matches: true })

function turnTo(matches: boolean) {
  wide.matches = matches
  wide.dispatchEvent(new Event('change'))
}

beforeAll(async () => {
  await Promise.all(routes.map((route) => route.preload()))
}, 60_000)

beforeEach(() => {
  wide.matches = true
  vi.stubGlobal('matchMedia', () => wide)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Somebody opens the site at this address. */
function open(path: string) {
  window.history.replaceState(null, '', path)
  const address = createAddress(window)
  const ports = createPorts(address, { endpoint: '', accessKey: '' })
  const store = createStore({ path: window.location.pathname, ports })
  const { unmount } = renderHook(() => useSensors(store, address))
  const follow = (to: string) => store.dispatch(linkFollowed({ to }))
  return { follow, store, leave: unmount, state: () => store.getState() }
}

const fetched = () => new Promise((resolve) => setTimeout(resolve))

describe('when the site is opened', () => {
  it('reports the page, the section of the address and the kind of window', () => {
    const { state } = open('/#services')
    expect(state().layout).toMatchObject({ path: '/', mode: 'desktop' })
    expect(state().carousel).toMatchObject({ phase: 'resting', index: 3, move: 0 })
  })

  it('reports once, also where React begins every effect twice', () => {
    const store = createStore()
    const dispatch = vi.spyOn(store, 'dispatch')
    const address = createAddress(window)
    renderHook(() => useSensors(store, address), { reactStrictMode: true })
    expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual([
      'world/pathEntered',
      'world/viewportChanged',
      'layout/dayTurned',
    ])
  })

  it('shows the stacked page on a phone', () => {
    wide.matches = false
    expect(open('/').state().carousel.phase).toBe('stacked')
  })

  it('leaves out the final slash some hosts add', () => {
    expect(open('/servicos-terapia/').state().layout.path).toBe('/servicos-terapia')
  })

  it('has the later of the visitor’s and the build’s year in the copyright line', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(__BUILD_YEAR__ + 3, 5, 1) })
    expect(selectYear(open('/').state())).toBe(__BUILD_YEAR__ + 3)
    vi.setSystemTime(new Date(__BUILD_YEAR__ - 3, 5, 1))
    expect(selectYear(open('/').state())).toBe(__BUILD_YEAR__)
  })
})

describe('while the site is open', () => {
  it('reports that the device is turned', () => {
    const { state } = open('/')
    turnTo(false)
    expect(state().layout.mode).toBe('mobile')
    turnTo(true)
    expect(state().layout.mode).toBe('desktop')
  })

  it('keeps the current page where the code of the next cannot be fetched', async () => {
    vi.spyOn(routeOf('/privacidade'), 'isLoaded').mockReturnValue(false)
    vi.spyOn(routeOf('/privacidade'), 'preload').mockRejectedValue(new Error('gone'))
    const { follow, state } = open('/')
    follow('/#services')
    follow('/privacidade')
    await vi.waitFor(() => expect(state().errorNotice.status).toBe('shown'))
    expect(state().errorNotice.missing).toEqual({ path: '/privacidade', section: null })
    expect(state().layout.path).toBe('/')
    expect(window.location.href).toMatch(/\/#services$/)
  })

  it('prints the result again once the print dialog is closed', () => {
    const { store, state } = open('/mandala-arquetipica')
    vi.stubGlobal('requestAnimationFrame', vi.fn())
    store.dispatch(printRequested({ sheet: 'coloring' }))
    window.dispatchEvent(new Event('afterprint'))
    expect(state().sharing.sheet).toBe('result')
  })

  it('moves the carousel after a link to a section', () => {
    const { follow, state } = open('/')
    follow('/#contact')
    expect(state().carousel).toMatchObject({ phase: 'moving', index: 4 })
  })

  it('moves the carousel also at the landing page’s second address', async () => {
    const { follow, state } = open('/spa')
    follow('/#contact')
    await vi.waitFor(() => expect(state().carousel.index).toBe(4))
    expect(state().carousel).toMatchObject({ phase: 'moving', move: 1 })
  })
})

it('reports nothing once the site has gone', async () => {
  const { state, leave } = open('/')
  leave()
  window.history.replaceState(null, '', '/#contact')
  window.dispatchEvent(new PopStateEvent('popstate'))
  turnTo(false)
  await fetched()
  expect(state()).toMatchObject({ layout: { mode: 'desktop' }, carousel: { index: 1 } })
})
