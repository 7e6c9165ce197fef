import { describe, expect, it, vi } from 'vitest'
import { createStore } from '../../src/app/store'
import { sectionChosen, stateRestored } from '../../src/core/events'
import { jumpDelayMs } from '../../src/navigation/listeners'
import { menuDismissed, menuToggled, selectIsOpen } from '../../src/site/menu'
import { recorderPorts } from '../support/ports'
import { ownClock } from '../support/time'
import { visit } from '../support/visit'

ownClock()

describe('the jump after a choice in the bar', () => {
  it.each([
    ['mobile', 150],
    ['desktop', 250],
  ] as const)('on %s comes after %i ms', async (window, delayMs) => {
    const visitor = visit({ window })
    visitor.chooseInBar('services')
    await visitor.wait(delayMs - 1)
    expect(visitor.ports.enterAddress).not.toHaveBeenCalled()
    await visitor.wait(1)
    expect(visitor.ports.enterAddress).toHaveBeenCalledExactlyOnceWith('/#services')
  })

  it('happens also before the window has been measured', async () => {
    const { ports } = recorderPorts()
    const store = createStore({ ports })
    store.dispatch(sectionChosen({ section: 'contact', to: '/#contact' }))
    await vi.advanceTimersByTimeAsync(jumpDelayMs.desktop)
    expect(ports.enterAddress).toHaveBeenCalledExactlyOnceWith('/#contact')
  })

  it('goes where the last of several choices leads, counted from that choice', async () => {
    const visitor = visit()
    visitor.chooseInBar('services')
    await visitor.wait(200)
    visitor.chooseInBar('contact')
    await visitor.wait(jumpDelayMs.desktop - 1)
    expect(visitor.ports.enterAddress).not.toHaveBeenCalled()
    await visitor.wait(1)
    expect(visitor.ports.enterAddress).toHaveBeenCalledExactlyOnceWith('/#contact')
  })

  it('goes once, however often the same link is pressed', async () => {
    const visitor = visit()
    for (let press = 0; press < 3; press++) visitor.chooseInBar('contact')
    await visitor.wait(5_000)
    expect(visitor.ports.enterAddress).toHaveBeenCalledOnce()
  })

  it('keeps the delay of the window in which the choice was made', async () => {
    const visitor = visit({ window: 'mobile' })
    visitor.chooseInBar('contact')
    visitor.turnTo('desktop')
    await visitor.wait(jumpDelayMs.mobile)
    expect(visitor.ports.enterAddress).toHaveBeenCalledOnce()
  })

  it('on another page leads to the path of the link', async () => {
    const visitor = visit({ address: '/privacidade' })
    visitor.store.dispatch(sectionChosen({ section: 'services', to: '/servicos-terapia' }))
    await visitor.wait(jumpDelayMs.desktop)
    expect(visitor.store.getState().layout.path).toBe('/servicos-terapia')
  })
})

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

  it('closes on a click outside or Escape', () => {
    const visitor = opened()
    visitor.store.dispatch(menuDismissed())
    expect(visitor.menu()).toBe('closed')
  })

  it('closes at once when a link is chosen, before the jump', () => {
    const visitor = opened()
    visitor.chooseInBar('contact')
    expect(visitor.menu()).toBe('closed')
    expect(visitor.ports.enterAddress).not.toHaveBeenCalled()
  })

  it('closes when the window becomes wide, or another address is entered', () => {
    const turning = opened()
    turning.turnTo('desktop')
    expect(turning.menu()).toBe('closed')
    const goingBack = opened()
    goingBack.goBackTo('/servicos-terapia')
    expect(goingBack.menu()).toBe('closed')
  })

  it('is closed by a landing in a wide window, where there is none', () => {
    const visitor = opened()
    visitor.does(stateRestored({ mode: 'mobile' }))
    expect(visitor.menu()).toBe('open')
    visitor.does(stateRestored({ mode: 'desktop' }))
    expect(visitor.menu()).toBe('closed')
  })

  it('is not opened by dismissing what is closed', () => {
    const visitor = visit({ window: 'mobile' })
    visitor.store.dispatch(menuDismissed())
    expect(visitor.menu()).toBe('closed')
  })

  it('stays open while nothing about it has changed', () => {
    const visitor = opened()
    visitor.type('name', 'Ana')
    expect(visitor.menu()).toBe('open')
  })
})
