import { describe, expect, it } from 'vitest'
import { jumpDelayMs } from '../../src/app/listeners'
import { createStore } from '../../src/app/store'
import { slideMs } from '../../src/carousel/listeners'
import { linkFollowed, locationChanged, sectionChosen } from '../../src/core/events'
import { recorderPorts } from '../support/ports'
import { ownClock, pass } from '../support/time'
import { type Visit, visit } from '../support/visit'

ownClock()

describe('when a section is chosen', () => {
  it.each([
    ['mobile', 150],
    ['desktop', 250],
  ] as const)('on %s goes there after %i ms', async (window, delayMs) => {
    const { chooseInBar, wait, ports } = visit({ window })
    chooseInBar('services')
    await wait(delayMs - 1)
    expect(ports.navigate).not.toHaveBeenCalled()
    await wait(1)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/#services')
  })

  it('goes there also before the window has been measured', async () => {
    const { ports } = recorderPorts()
    createStore({ ports }).dispatch(sectionChosen({ section: 'contact', to: '/#contact' }))
    await pass(jumpDelayMs.desktop)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/#contact')
  })
})

describe('when a slide is requested', () => {
  it('calls off the page that is on its way, once the slide is granted', () => {
    const { clickNext, ports } = visit()
    clickNext()
    clickNext()
    expect(ports.keepPage).toHaveBeenCalledExactlyOnceWith('/')
  })
})

describe('when something else is requested during the delay', () => {
  it.each<[request: string, make: (visitor: Visit) => void]>([
    ['a link', ({ followLink }) => followLink('/privacidade')],
    ['the browser’s back button', ({ goBackTo }) => goBackTo('/contato-agendar')],
    ['an arrow', ({ clickNext }) => clickNext()],
    ['a numeral', ({ clickNumeral }) => clickNumeral('contact')],
  ])('does not go to the section: %s', async (_request, make) => {
    const visitor = visit()
    visitor.chooseInBar('services')
    await visitor.wait(200)
    make(visitor)
    await visitor.wait(2 * slideMs)
    expect(visitor.ports.navigate).not.toHaveBeenCalled()
  })

  it('goes to the section when a page comes that was requested before', async () => {
    const { chooseInBar, does, wait, ports } = visit({ address: '/contato-agendar' })
    does(linkFollowed({ to: '/privacidade' }))
    chooseInBar('services')
    does(locationChanged({ path: '/privacidade', section: null, samePage: false, by: 'link' }))
    await wait(jumpDelayMs.desktop)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/#services')
    expect(ports.keepPage).not.toHaveBeenCalled()
  })

  it('goes to the last section chosen, once, counted from that choice', async () => {
    const { chooseInBar, wait, ports } = visit()
    chooseInBar('services')
    await wait(200)
    for (let click = 0; click < 3; click++) chooseInBar('contact')
    await wait(jumpDelayMs.desktop - 1)
    expect(ports.navigate).not.toHaveBeenCalled()
    await wait(5000)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/#contact')
  })

  it('goes to the section where a slide is refused, since another one moves', async () => {
    const { clickNext, clickPrevious, chooseInBar, wait, ports } = visit()
    clickNext()
    chooseInBar('contact')
    clickPrevious()
    await wait(jumpDelayMs.desktop)
    expect(ports.navigate).toHaveBeenCalledExactlyOnceWith('/#contact')
  })
})
