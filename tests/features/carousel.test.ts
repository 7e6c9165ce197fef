import { describe, expect, it, vi } from 'vitest'
import { jumpDelayMs } from '../../src/app/listeners'
import { firstSectionCopy, indexOf, lastIndex, lastSectionCopy } from '../../src/carousel/geometry'
import { addressMs, slideMs } from '../../src/carousel/listeners'
import { nextRequested, previousRequested, sectionInView, settled } from '../../src/carousel/slice'
import { sections } from '../../src/core/sections'
import { ownClock } from '../support/time'
import { jumpTo } from '../support/timeTravel'
import { type Arrival, visit } from '../support/visit'

ownClock()

const inOrder = sections.map(({ id }) => id)

/** A visitor during the move to the second slide. */
function moving(arrival?: Arrival) {
  const visitor = visit(arrival)
  visitor.clickNext()
  return visitor
}

/** A click that the busy browser hands over after the end of the move, and before the timer of that end. */
function clickBeforeTimer(click: () => void, ms = 1) {
  const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + ms)
  click()
  now.mockRestore()
}

describe('when the site is opened', () => {
  it.each(sections)('rests at the section of the address: $address', ({ id, address }) => {
    const { section, carousel } = visit({ address })
    expect(section()).toBe(id)
    expect(carousel()).toMatchObject({ phase: 'resting', move: 0, announceMode: 'silent' })
  })
})

describe('when the next or previous slide is requested', () => {
  it('moves for 700 ms, then takes the next request', async () => {
    const { wait, phase, section, clickPrevious } = moving()
    expect(section()).toBe('approach')
    await wait(699)
    expect(phase()).toBe('moving')
    await wait(1)
    expect(phase()).toBe('resting')
    clickPrevious()
    await wait(slideMs)
    expect(section()).toBe('about')
  })

  it.each([
    ['clickNext', '/#contact', firstSectionCopy, 1],
    ['clickPrevious', '/', lastSectionCopy, lastIndex],
  ] as const)('moves to a copy, which its original replaces: %s', async (click, address, copy, original) => {
    const visitor = visit({ address })
    visitor[click]()
    expect(visitor.carousel()).toMatchObject({ phase: 'moving', index: copy, move: 1 })
    await visitor.wait(slideMs)
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: original, move: 1 })
  })

  it('announces the slide and leaves the focus on the button', async () => {
    const { carousel, wait, ports } = moving()
    expect(carousel().announceMode).toBe('announced')
    await wait(slideMs)
    expect(carousel().announceMode).toBe('announced')
    expect(ports.focusSection).not.toHaveBeenCalled()
  })

  it('focuses the heading where the focus would be lost with its slide', async () => {
    const { does, carousel, wait, ports } = visit()
    does(previousRequested({ isFocusInSlide: true }))
    expect(carousel().announceMode).toBe('focused')
    await wait(slideMs)
    expect(ports.focusSection).toHaveBeenCalledExactlyOnceWith('contact')
  })

  it('replaces the address once the move has painted', async () => {
    const { history, wait, clickNumeral, clickNext, carousel } = moving()
    expect(history).toEqual(['/'])
    await wait(addressMs)
    expect(history).toEqual(['/#emotional-map'])
    await wait(slideMs - addressMs)
    clickNumeral('contact')
    await wait(slideMs)
    expect(history).toEqual(['/#contact'])
    clickNext()
    await wait(slideMs)
    expect(history).toEqual(['/'])
    expect(carousel().move).toBe(3)
  })
})

describe('when a link names a section', () => {
  it('moves straight there, then focuses the heading', async () => {
    const { followLink, carousel, wait, ports } = visit({ address: '/#contact' })
    followLink('/')
    expect(carousel()).toMatchObject({ phase: 'moving', index: indexOf('about'), announceMode: 'focused' })
    await wait(slideMs - 1)
    expect(ports.focusSection).not.toHaveBeenCalled()
    await wait(1)
    expect(carousel()).toMatchObject({ phase: 'resting', index: indexOf('about'), move: 1 })
    expect(ports.focusSection).toHaveBeenCalledExactlyOnceWith('about')
  })

  it('only focuses the heading of the current section', async () => {
    const { chooseInBar, wait, carousel, ports } = visit({ address: '/#services' })
    chooseInBar('services')
    await wait(jumpDelayMs.desktop)
    expect(carousel()).toMatchObject({ phase: 'resting', move: 0 })
    expect(ports.focusSection).toHaveBeenCalledExactlyOnceWith('services')
  })

  it('rests and focuses the heading on arrival from another page', () => {
    const { followLink, carousel, ports } = visit()
    expect(ports.focusSection).not.toHaveBeenCalled()
    followLink('/servicos-terapia')
    followLink('/#contact')
    expect(carousel()).toMatchObject({ phase: 'resting', index: indexOf('contact'), move: 0 })
    expect(ports.scrollToSection).not.toHaveBeenCalled()
    expect(ports.focusSection).toHaveBeenCalledExactlyOnceWith('contact')
  })
})

describe('when a link is followed during a move', () => {
  it.each([
    [99, []],
    [100, [['approach']]],
  ])('after %d ms it moves to its section next, and announces it once', async (ms, named) => {
    const { followLink, wait, carousel, ports } = moving()
    await wait(ms)
    followLink('/#contact')
    expect(carousel()).toMatchObject({ index: indexOf('approach'), pending: 'contact', announceMode: 'announced' })
    await wait(slideMs - ms)
    expect(carousel()).toMatchObject({ phase: 'moving', index: indexOf('contact'), pending: null, move: 2 })
    await wait(slideMs)
    expect(carousel()).toMatchObject({ phase: 'resting', index: indexOf('contact'), announceMode: 'focused' })
    expect(ports.focusSection).toHaveBeenCalledExactlyOnceWith('contact')
    expect(ports.nameSlide.mock.calls).toEqual(named)
  })

  it('forgets the pending section when the visitor goes back to the one moved to', async () => {
    const { followLink, goBackTo, wait, section, carousel, ports } = moving()
    followLink('/#contact')
    goBackTo('/#emotional-map')
    await wait(2 * slideMs)
    expect(section()).toBe('approach')
    expect(ports.focusSection).toHaveBeenCalledExactlyOnceWith('approach')
    expect(carousel().move).toBe(1)
  })

  it('stops the move when it leads to another page', async () => {
    const { followLink, phase, wait, carousel, ports } = moving()
    followLink('/privacidade')
    expect(phase()).toBe('resting')
    await wait(slideMs)
    expect(carousel()).toMatchObject({ phase: 'resting', move: 1 })
    expect(ports.focusSection).not.toHaveBeenCalled()
    expect(ports.nameSlide).not.toHaveBeenCalled()
  })
})

describe('when the page is stacked', () => {
  it('leaves the first scroll to the browser', () => {
    const { section, phase, ports } = visit({ window: 'mobile', address: '/#services' })
    expect([section(), phase()]).toEqual(['services', 'stacked'])
    expect(ports.scrollToSection).not.toHaveBeenCalled()
    expect(ports.focusSection).not.toHaveBeenCalled()
  })

  it.each([
    ['smoothly within the page', '/', 'smooth'],
    ['smoothly where the address has it already', '/#contact', 'smooth'],
    ['at once from another page', '/contato-agendar', 'instant'],
  ] as const)('scrolls to a section, then focuses it: %s', (_how, address, behavior) => {
    const { followLink, ports } = visit({ window: 'mobile', address })
    followLink('/#contact')
    expect(ports.scrollToSection).toHaveBeenCalledExactlyOnceWith('contact', behavior)
    expect(ports.focusSection).toHaveBeenCalledExactlyOnceWith('contact')
  })

  it('ignores requests for slides', () => {
    const { clickPrevious, clickNumeral, carousel } = moving({ window: 'mobile' })
    clickPrevious()
    clickNumeral('contact')
    expect(carousel()).toMatchObject({ phase: 'stacked', index: 1, move: 0 })
  })
})

describe('when the window changes', () => {
  it('scrolls nothing where it stays wide', () => {
    const { turnTo, carousel, ports } = visit({ address: '/#services' })
    turnTo('desktop')
    expect(carousel()).toMatchObject({ phase: 'resting', index: indexOf('services') })
    expect(ports.scrollToSection).not.toHaveBeenCalled()
  })

  it.each(inOrder)('stays at %s both ways', (id) => {
    const { does, turnTo, section, phase, ports } = visit({ window: 'mobile' })
    does(sectionInView({ section: id }))
    turnTo('desktop')
    expect([section(), phase(), ports.nameSlide.mock.lastCall]).toEqual([id, 'resting', [id]])
    expect(ports.scrollToSection).not.toHaveBeenCalled()
    turnTo('mobile')
    expect(section()).toBe(id)
    expect(ports.scrollToSection).toHaveBeenCalledExactlyOnceWith(id, 'instant')
  })

  it.each([
    ['clickNext', '/#contact', 'about'],
    ['clickPrevious', '/', 'contact'],
    ['clickNext', '/', 'approach'],
  ] as const)('keeps the section moved to: %s at %s', async (click, address, section) => {
    const { [click]: request, wait, turnTo, carousel, ports } = visit({ address })
    request()
    await wait(300)
    turnTo('mobile')
    expect(ports.scrollToSection).toHaveBeenCalledExactlyOnceWith(section, 'instant')
    await wait(slideMs)
    expect(carousel()).toMatchObject({ phase: 'stacked', index: indexOf(section), move: 1, announceMode: 'silent' })
  })
})

describe('when a click comes before the timer that is due', () => {
  it('ends the move, then begins the next one', async () => {
    const { wait, clickPrevious, carousel, phase } = moving()
    await wait(slideMs - 1)
    clickBeforeTimer(clickPrevious)
    expect(carousel()).toMatchObject({ phase: 'moving', index: indexOf('about'), move: 2 })
    await wait(slideMs - 1)
    expect(phase()).toBe('moving')
    await wait(1)
    expect(phase()).toBe('resting')
  })

  it('is ignored where the move to a pending section begins', async () => {
    const { followLink, wait, clickPrevious, carousel } = moving()
    followLink('/#contact')
    await wait(slideMs - 1)
    clickBeforeTimer(clickPrevious)
    expect(carousel()).toMatchObject({ phase: 'moving', index: indexOf('contact'), move: 2 })
  })

  it('dispatches nothing more in a locked store', async () => {
    const { store, wait, clickNext } = moving()
    const midMove = store.getState()
    const reducer = vi.fn((_state: unknown, _action: { type: string }) => midMove)
    store.replaceReducer(reducer)
    await wait(2 * slideMs)
    reducer.mockClear()
    clickBeforeTimer(clickNext, 2 * slideMs)
    expect(reducer.mock.calls.map(([, { type }]) => type)).toEqual([nextRequested.type, settled.type])
  })
})

describe('when time travel jumps during a move', () => {
  it('does not focus a heading to which no move leads', async () => {
    const { store, followLink, clickNext, wait, ports } = visit()
    const atRest = store.getState()
    followLink('/#services')
    await wait(300)
    jumpTo(store, atRest)
    await wait(slideMs)
    clickNext()
    await wait(slideMs)
    expect(ports.focusSection).not.toHaveBeenCalled()
  })

  it('gives a new move its own 700 ms', async () => {
    const { store, clickNext, clickPrevious, wait, phase, carousel } = visit()
    const atRest = store.getState()
    clickNext()
    await wait(600)
    jumpTo(store, atRest)
    clickPrevious()
    await wait(slideMs - 1)
    expect(phase()).toBe('moving')
    await wait(1)
    expect(carousel()).toMatchObject({ phase: 'resting', index: lastIndex })
  })
})
