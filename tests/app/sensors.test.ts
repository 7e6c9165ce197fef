// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useSensors } from '../../src/app/sensors'
import { createStore } from '../../src/app/store'
import { printRequested } from '../../src/sharing/slice'

/** The window as the media query sees it. */
const wide = Object.assign(new EventTarget(), { matches: true })

function turnTo(matches: boolean) {
  wide.matches = matches
  wide.dispatchEvent(new Event('change'))
}

beforeEach(() => {
  wide.matches = true
  vi.stubGlobal('matchMedia', () => wide)
})

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** The store of a page that a visitor opens. */
function open() {
  const store = createStore()
  renderHook(() => useSensors(store))
  return { store, state: () => store.getState() }
}

describe('when the site is opened', () => {
  it('reports window and day once, also where React begins every effect twice', () => {
    const store = createStore()
    const dispatch = vi.spyOn(store, 'dispatch')
    renderHook(() => useSensors(store), { reactStrictMode: true })
    expect(dispatch.mock.calls.map(([{ type }]) => type)).toEqual(['world/viewportChanged', 'layout/dayTurned'])
  })
})

describe('while the site is open', () => {
  it('reports that the device is turned', () => {
    const { state } = open()
    turnTo(false)
    expect(state().carousel.phase).toBe('stacked')
    turnTo(true)
    expect(state().layout.mode).toBe('desktop')
  })

  it('prints the result again once the print dialog is closed', () => {
    const { store, state } = open()
    store.dispatch(printRequested({ sheet: 'coloring' }))
    window.dispatchEvent(new Event('afterprint'))
    expect(state().sharing.sheet).toBe('result')
  })
})
