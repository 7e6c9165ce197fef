import { describe, expect, it } from 'vitest'
import { createStore } from '../../src/app/store'
import { dayTurned, layoutSlice, selectDay, selectMode, selectPath, selectYear } from '../../src/layout/slice'
import { ownClock } from '../support/time'
import { visit } from '../support/visit'

ownClock()

describe('when the page is prerendered', () => {
  it('knows its path and the year of the build, and no width or day', () => {
    const state = createStore({ path: '/privacidade' }).getState()
    expect([selectPath(state), selectMode(state)]).toEqual(['/privacidade', 'unmeasured'])
    expect([selectYear(state), selectDay(state)]).toEqual([__BUILD_YEAR__, null])
    expect(layoutSlice.getInitialState()).toEqual({ mode: 'unmeasured', path: '/', day: null })
  })
})

describe('when the browser reports', () => {
  it('follows the day', () => {
    const { store, does } = visit()
    does(dayTurned({ day: '2031-01-01' }))
    expect([selectYear(store.getState()), selectDay(store.getState())]).toEqual([2031, '2031-01-01'])
  })
})

describe('when the visitor arrives at a page', () => {
  it.each([
    ['another page by a link', 'followLink', '/acessibilidade', ['link']],
    ['the current page by a link', 'followLink', '/privacidade', ['link']],
    ['another page by the back button', 'goBackTo', '/acessibilidade', ['history']],
    ['a fragment of the page by the back button', 'goBackTo', '/privacidade#parte', []],
    ['a section, which the carousel focuses', 'followLink', '/#contact', []],
  ] as const)('reports how, unless the page stays: %s', (_where, goTo, address, reported) => {
    const visitor = visit({ address: '/privacidade' })
    visitor[goTo](address)
    expect(visitor.store.getState().layout.path).toBe(address.replace(/#.*/, ''))
    expect(visitor.ports.arriveAtPage.mock.calls.flat()).toEqual(reported)
  })
})
