import { describe, expect, it } from 'vitest'
import { createStore } from '../../src/app/store'
import { locationChanged } from '../../src/core/events'
import { dayTurned, layoutSlice, selectDay, selectMode, selectPath, selectYear } from '../../src/layout/slice'
import { ownClock } from '../support/time'
import { visit } from '../support/visit'

ownClock()

describe('what every page knows', () => {
  it('before the browser has spoken: the path of the page, the year of the build, no width', () => {
    const state = createStore({ path: '/privacidade' }).getState()
    expect(selectPath(state)).toBe('/privacidade')
    expect(selectMode(state)).toBe('unmeasured')
    expect(selectYear(state)).toBe(__BUILD_YEAR__)
    expect(selectDay(state)).toBeNull()
    expect(layoutSlice.getInitialState()).toEqual({ mode: 'unmeasured', path: '/', day: null })
  })

  it('the width of the window, whenever it crosses 768 px', () => {
    const visitor = visit({ window: 'mobile' })
    expect(selectMode(visitor.store.getState())).toBe('mobile')
    visitor.turnTo('desktop')
    expect(selectMode(visitor.store.getState())).toBe('desktop')
  })

  it('the year, once the visitor’s clock shows a later one', () => {
    const { store } = visit()
    store.dispatch(dayTurned({ day: '2031-01-01' }))
    expect(selectYear(store.getState())).toBe(2031)
    expect(selectDay(store.getState())).toBe('2031-01-01')
  })
})

describe('arriving at another page', () => {
  it('by a link is reported as such', () => {
    const visitor = visit()
    visitor.followLink('/servicos-terapia')
    expect(visitor.store.getState().layout.path).toBe('/servicos-terapia')
    expect(visitor.ports.arriveAtPage).toHaveBeenCalledExactlyOnceWith('link')
  })

  it('by the browser’s back button is reported as such', () => {
    const visitor = visit({ address: '/privacidade' })
    visitor.goBackTo('/acessibilidade')
    expect(visitor.ports.arriveAtPage).toHaveBeenCalledExactlyOnceWith('history')
  })

  it('says nothing when the site is opened, or for a fragment of the current page', () => {
    const visitor = visit({ address: '/privacidade' })
    visitor.store.dispatch(locationChanged({ path: '/privacidade', section: null, samePage: true, by: 'history' }))
    expect(visitor.ports.arriveAtPage).not.toHaveBeenCalled()
  })

  it('is reported also when the current page is chosen again', () => {
    const visitor = visit({ address: '/servicos-terapia' })
    visitor.followLink('/servicos-terapia')
    expect(visitor.ports.arriveAtPage).toHaveBeenCalledExactlyOnceWith('link')
  })

  it('leaves the sections of the landing page to the carousel', () => {
    const visitor = visit({ address: '/privacidade' })
    visitor.followLink('/#contact')
    expect(visitor.ports.arriveAtPage).not.toHaveBeenCalled()
    expect(visitor.ports.focusSection).toHaveBeenCalledOnce()
  })
})
