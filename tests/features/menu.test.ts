import { describe, expect, it } from 'vitest'
import { createStore } from '../../src/app/store'
import { contentRequested, locationChanged, stateRestored, viewportChanged } from '../../src/core/events'
import { menuDismissed, menuToggled, selectIsOpen } from '../../src/menu/slice'
import { ownClock } from '../support/time'
import { visit } from '../support/visit'

ownClock()

describe('the drop-down menu of phones', () => {
  const opened = () => {
    const visitor = visit({ window: 'mobile' })
    visitor.store.dispatch(menuToggled())
    return visitor
  }

  it('is closed at first, also on the page as it is prerendered', () => {
    expect(createStore().getState().menu).toEqual({ status: 'closed' })
    expect(visit({ window: 'mobile' }).menu()).toBe('closed')
  })

  it('is opened and closed by its button', () => {
    const { store, menu } = visit({ window: 'mobile' })
    store.dispatch(menuToggled())
    expect([menu(), selectIsOpen(store.getState())]).toEqual(['open', true])
    store.dispatch(menuToggled())
    expect([menu(), selectIsOpen(store.getState())]).toEqual(['closed', false])
  })

  it('closes at once when a link is chosen, before the jump', () => {
    const visitor = opened()
    visitor.chooseInBar('contact')
    expect(visitor.menu()).toBe('closed')
    expect(visitor.ports.navigate).not.toHaveBeenCalled()
  })

  it.each([
    menuDismissed(),
    contentRequested(),
    viewportChanged({ mode: 'mobile' }),
    locationChanged({ path: '/', section: 'about', samePage: true, by: 'history' }),
  ])('closes, and stays closed: $type', (event) => {
    const { does, menu } = opened()
    does(event, event)
    expect(menu()).toBe('closed')
  })

  it('is closed by a landing in a wide window, where there is none', () => {
    const visitor = opened()
    visitor.does(stateRestored({ mode: 'mobile' }))
    expect(visitor.menu()).toBe('open')
    visitor.does(stateRestored({ mode: 'desktop' }))
    expect(visitor.menu()).toBe('closed')
  })
})
