import { describe, expect, it } from 'vitest'
import { createStore } from '../../src/app/store'
import { contentRequested, locationChanged, stateRestored, viewportChanged } from '../../src/core/events'
import { menuDismissed, menuToggled, selectIsOpen } from '../../src/menu/slice'
import { ownClock } from '../support/time'
import { visit } from '../support/visit'

ownClock()

const opened = () => {
  const visitor = visit({ window: 'mobile' })
  visitor.does(menuToggled())
  return visitor
}

describe('when the menu is closed', () => {
  it('opens by its button alone', () => {
    expect(createStore().getState().menu).toEqual({ status: 'closed' })
    expect(selectIsOpen(visit({ window: 'mobile' }).store.getState())).toBe(false)
    expect(selectIsOpen(opened().store.getState())).toBe(true)
  })
})

describe('when the menu is open', () => {
  it('closes by its button', () => {
    const { does, menu } = opened()
    does(menuToggled())
    expect(menu()).toBe('closed')
  })

  it('closes when a link is chosen, before the jump', () => {
    const { chooseInBar, menu, ports } = opened()
    chooseInBar('contact')
    expect(menu()).toBe('closed')
    expect(ports.navigate).not.toHaveBeenCalled()
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

  it('closes where a state is restored in a wide window, which has no menu', () => {
    const { does, menu } = opened()
    does(stateRestored({ mode: 'mobile' }))
    expect(menu()).toBe('open')
    does(stateRestored({ mode: 'desktop' }))
    expect(menu()).toBe('closed')
  })
})
