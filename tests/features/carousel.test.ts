import type { StoreEnhancer } from '@reduxjs/toolkit'
import { describe, expect, it, vi } from 'vitest'
import { jumpDelayMs } from '../../src/app/listeners'
import { firstSectionCopy, indexOf, lastIndex, lastSectionCopy } from '../../src/carousel/geometry'
import { addressMs, slideMs } from '../../src/carousel/listeners'
import { nextRequested, previousRequested, sectionInView, settled } from '../../src/carousel/slice'
import { type SectionId, sections } from '../../src/core/sections'
import { ownClock } from '../support/time'
import { jumpTo, lock } from '../support/timeTravel'
import { visit } from '../support/visit'

ownClock()

const inOrder = sections.map(({ id }) => id)

/** A visitor who is on her way to the second slide. */
function moving() {
  const visitor = visit()
  visitor.pressNext()
  return visitor
}

/** A visitor whose events are written down from now on. */
function watched(arrival?: Parameters<typeof visit>[0]) {
  const types: string[] = []
  const writeDown: StoreEnhancer = (create) => (reducer, preloadedState) => {
    const store = create(reducer, preloadedState)
    return {
      ...store,
      dispatch: (action) => {
        types.push(action.type)
        return store.dispatch(action)
      },
    }
  }
  const visitor = visit({ ...arrival, enhancers: [writeDown] })
  const arrived = types.length
  return { ...visitor, log: () => types.slice(arrived) }
}

describe('moving from slide to slide', () => {
  it('begins at rest on the first section, with nothing to announce', () => {
    const visitor = visit()
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: 1 })
    expect(visitor.carousel().announceMode).not.toBe('announced')
  })

  it('once moved there is something to announce, but not on the scrolling page', async () => {
    const visitor = moving()
    expect(visitor.carousel().announceMode).toBe('announced')
    await visitor.wait(slideMs)
    expect(visitor.carousel().announceMode).toBe('announced')
    expect(visitor.carousel().index).toBe(indexOf('approach'))
    visitor.turnTo('mobile')
    expect(visitor.carousel().announceMode).not.toBe('announced')
  })

  it('a press is one event, to which its clock adds one', async () => {
    const visitor = watched()
    visitor.pressNext()
    await visitor.wait(slideMs)
    expect(visitor.log()).toEqual(['carousel/nextRequested', 'carousel/settled'])
  })

  it('takes 700 ms, not one less', async () => {
    const visitor = moving()
    expect(visitor.section()).toBe('approach')
    await visitor.wait(slideMs - 1)
    expect(visitor.phase()).toBe('moving')
    await visitor.wait(1)
    expect(visitor.phase()).toBe('resting')
    expect(slideMs).toBe(700)
  })

  it('moves again as soon as the lock is gone', async () => {
    const visitor = moving()
    await visitor.wait(slideMs)
    visitor.pressPrevious()
    await visitor.wait(slideMs)
    expect(visitor.section()).toBe('about')
  })

  it('goes straight to the slide of a numeral', async () => {
    const visitor = visit()
    visitor.pressNumeral('contact')
    await visitor.wait(slideMs)
    expect(visitor.carousel()).toMatchObject({ index: indexOf('contact'), move: 1 })
  })

  it.each([
    ['next', inOrder],
    ['previous', [inOrder[0], ...inOrder.slice(1).reverse()]],
  ] as const)('the %s button leads through every section and round to the first', async (direction, order) => {
    const visitor = visit()
    const seen: SectionId[] = []
    for (const _ of order) {
      seen.push(visitor.section())
      if (direction === 'next') visitor.pressNext()
      else visitor.pressPrevious()
      await visitor.wait(slideMs)
    }
    expect(seen).toEqual(order)
    expect(visitor.section()).toBe('about')
  })
})

describe('the seam', () => {
  it('after the last slide comes a copy of the first, which gives way to the real one without a new move', async () => {
    const visitor = visit({ address: '/#contact' })
    visitor.pressNext()
    expect(visitor.carousel()).toMatchObject({ phase: 'moving', index: firstSectionCopy, move: 1 })
    await visitor.wait(slideMs)
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: 1, move: 1 })
  })

  it('before the first slide stands a copy of the last, which gives way to the real one without a new move', async () => {
    const visitor = visit()
    visitor.pressPrevious()
    expect(visitor.carousel()).toMatchObject({ phase: 'moving', index: lastSectionCopy, move: 1 })
    await visitor.wait(slideMs)
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: lastIndex, move: 1 })
  })

  it('a link from the last section to the first goes back through the others, not over the seam', async () => {
    const visitor = visit({ address: '/#contact' })
    visitor.chooseInBar('about')
    await visitor.wait(jumpDelayMs.desktop)
    expect(visitor.carousel()).toMatchObject({ phase: 'moving', index: indexOf('about') })
  })
})

describe('jumping by a link', () => {
  it('goes straight there, in one move of 700 ms', async () => {
    const visitor = visit()
    visitor.chooseInBar('contact')
    await visitor.wait(jumpDelayMs.desktop)
    expect(visitor.carousel()).toMatchObject({ phase: 'moving', index: indexOf('contact') })
    await visitor.wait(slideMs)
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: indexOf('contact'), move: 1 })
  })

  it('to the current section moves nothing', async () => {
    const visitor = visit()
    visitor.chooseInBar('about')
    await visitor.wait(jumpDelayMs.desktop + slideMs)
    expect(visitor.carousel().move).toBe(0)
  })

  it('during a move waits, and is followed as soon as the move has settled', async () => {
    const visitor = moving()
    await visitor.wait(100)
    visitor.followLink('/#contact')
    expect(visitor.carousel()).toMatchObject({ index: indexOf('approach'), pending: 'contact', move: 1 })
    await visitor.wait(slideMs - 100)
    expect(visitor.carousel()).toMatchObject({ phase: 'moving', index: indexOf('contact'), pending: null, move: 2 })
    await visitor.wait(slideMs)
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: indexOf('contact') })
  })

  it('back to the slide already moving in, nothing more is pending', async () => {
    const visitor = moving()
    visitor.followLink('/#contact')
    visitor.goBackTo('/#emotional-map')
    await visitor.wait(2 * slideMs)
    expect(visitor.section()).toBe('approach')
    expect(visitor.carousel().move).toBe(1)
  })

  it('the browser’s back and forward move to the section of the address', async () => {
    const visitor = visit()
    visitor.followLink('/#services')
    await visitor.wait(slideMs)
    visitor.goBackTo('/')
    await visitor.wait(slideMs)
    expect(visitor.section()).toBe('about')
    expect(visitor.carousel().move).toBe(2)
  })
})

describe('the address', () => {
  it('is replaced by buttons, keys and numerals, once the move is seen', async () => {
    const visitor = moving()
    expect(visitor.history).toEqual(['/'])
    await visitor.wait(addressMs)
    expect(visitor.history).toEqual(['/#emotional-map'])
    await visitor.wait(slideMs - addressMs)
    visitor.pressNumeral('contact')
    await visitor.wait(slideMs)
    expect(visitor.history).toEqual(['/#contact'])
    visitor.pressNext()
    await visitor.wait(slideMs)
    expect(visitor.history).toEqual(['/'])
    expect(visitor.carousel().move).toBe(3)
  })

  it('is left alone when a move only follows it', async () => {
    const visitor = moving()
    visitor.followLink('/#contact')
    await visitor.wait(2 * slideMs)
    visitor.goBackTo('/#emotional-map')
    await visitor.wait(slideMs)
    expect(visitor.ports.nameSlide.mock.calls).toEqual([['approach']])
  })

  it.each(sections)('opens on its section at once, without a move: $address', ({ id, address }) => {
    const visitor = visit({ address })
    expect(visitor.section()).toBe(id)
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', move: 0 })
  })

  it('brings somebody from another page to the section at once, without a move', () => {
    const visitor = visit({ address: '/servicos-terapia' })
    visitor.followLink('/#contact')
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: indexOf('contact'), move: 0 })
    expect(visitor.ports.scrollToSection).not.toHaveBeenCalled()
  })

  it('stops a move when the visitor leaves for another page', async () => {
    const visitor = moving()
    visitor.followLink('/privacidade')
    expect(visitor.phase()).toBe('resting')
    await visitor.wait(slideMs)
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', move: 1 })
    expect(visitor.ports.focusSection).not.toHaveBeenCalled()
  })
})

describe('the focus', () => {
  it('goes to the heading of the section the address led to, once the slide has arrived', async () => {
    const visitor = visit()
    visitor.followLink('/#services')
    await visitor.wait(slideMs - 1)
    expect(visitor.ports.focusSection).not.toHaveBeenCalled()
    await visitor.wait(1)
    expect(visitor.ports.focusSection).toHaveBeenCalledExactlyOnceWith('services')
  })

  it('stays on the button that was pressed', async () => {
    const visitor = moving()
    await visitor.wait(slideMs)
    visitor.pressNumeral('contact')
    await visitor.wait(slideMs)
    expect(visitor.ports.focusSection).not.toHaveBeenCalled()
  })

  it('tells of a section, and then the live region does not: it is said once', async () => {
    const visitor = moving()
    visitor.followLink('/#contact')
    expect(visitor.carousel().announceMode).toBe('announced')
    await visitor.wait(slideMs)
    expect(visitor.carousel().announceMode).not.toBe('announced')
    await visitor.wait(slideMs)
    expect(visitor.ports.focusSection).toHaveBeenCalledExactlyOnceWith('contact')
    expect(visitor.carousel().announceMode).not.toBe('announced')
  })

  it('comes also to the current slide, when that is chosen again', () => {
    const visitor = visit({ address: '/#services' })
    visitor.followLink('/#services')
    expect(visitor.ports.focusSection).toHaveBeenCalledExactlyOnceWith('services')
    expect(visitor.phase()).toBe('resting')
  })

  it('is not lost with the slide it was in', async () => {
    const visitor = visit()
    visitor.does(previousRequested({ isFocusInSlide: true }))
    expect(visitor.carousel().announceMode).not.toBe('announced')
    await visitor.wait(slideMs)
    expect(visitor.ports.focusSection).toHaveBeenCalledExactlyOnceWith('contact')
  })

  it('goes only to the last section when an address was pending', async () => {
    const visitor = visit()
    visitor.followLink('/#services')
    visitor.followLink('/#contact')
    await visitor.wait(2 * slideMs)
    expect(visitor.ports.focusSection).toHaveBeenCalledExactlyOnceWith('contact')
  })

  it('goes to the section on arrival from another page, and nowhere when the site is opened', () => {
    const visitor = visit({ address: '/#contact' })
    expect(visitor.ports.focusSection).not.toHaveBeenCalled()
    visitor.followLink('/servicos-terapia')
    visitor.followLink('/#contact')
    expect(visitor.ports.focusSection).toHaveBeenCalledExactlyOnceWith('contact')
  })
})

describe('the stacked page of phones', () => {
  it('scrolls nothing when the site is opened: the browser itself goes to the address', () => {
    const visitor = visit({ window: 'mobile', address: '/#services' })
    expect(visitor.section()).toBe('services')
    expect(visitor.phase()).toBe('stacked')
    expect(visitor.ports.scrollToSection).not.toHaveBeenCalled()
    expect(visitor.ports.focusSection).not.toHaveBeenCalled()
  })

  it('follows the section that scrolling brings into view, and leaves the address alone', () => {
    const visitor = visit({ window: 'mobile' })
    visitor.store.dispatch(sectionInView({ section: 'approach' }))
    expect(visitor.section()).toBe('approach')
    expect(visitor.history).toEqual(['/'])
  })

  it('scrolls smoothly to the section of a link on the page, then puts the focus there', async () => {
    const visitor = visit({ window: 'mobile' })
    visitor.chooseInBar('contact')
    await visitor.wait(jumpDelayMs.mobile)
    expect(visitor.ports.scrollToSection).toHaveBeenCalledExactlyOnceWith('contact', 'smooth')
    expect(visitor.ports.focusSection).toHaveBeenCalledExactlyOnceWith('contact')
    expect(visitor.history).toEqual(['/', '/#contact'])
  })

  it('scrolls again when the link of the section already named is followed again', () => {
    const visitor = visit({ window: 'mobile', address: '/#contact' })
    visitor.followLink('/#contact')
    expect(visitor.ports.scrollToSection).toHaveBeenCalledExactlyOnceWith('contact', 'smooth')
  })

  it('is at the section at once on arrival from another page', () => {
    const visitor = visit({ window: 'mobile', address: '/contato-agendar' })
    visitor.followLink('/#services')
    expect(visitor.ports.scrollToSection).toHaveBeenCalledExactlyOnceWith('services', 'instant')
    expect(visitor.ports.focusSection).toHaveBeenCalledExactlyOnceWith('services')
  })

  it('has no slides: arrows and numerals do nothing', async () => {
    const visitor = watched({ window: 'mobile' })
    visitor.pressNext()
    visitor.pressPrevious()
    visitor.pressNumeral('contact')
    await visitor.wait(slideMs)
    expect(visitor.carousel()).toMatchObject({ phase: 'stacked', index: 1, move: 0 })
    expect(visitor.log()).toEqual(['carousel/nextRequested', 'carousel/previousRequested', 'carousel/slidePicked'])
  })
})

describe('turning the device', () => {
  it('scrolls nothing where the window stays wide', () => {
    const visitor = visit({ address: '/#services' })
    visitor.turnTo('desktop')
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: indexOf('services') })
    expect(visitor.ports.scrollToSection).not.toHaveBeenCalled()
  })

  it.each(inOrder)('keeps the visitor at %s both ways', (section) => {
    const visitor = visit({ window: 'mobile' })
    visitor.store.dispatch(sectionInView({ section }))
    visitor.turnTo('desktop')
    expect(visitor.section()).toBe(section)
    expect(visitor.phase()).toBe('resting')
    expect(visitor.ports.scrollToSection).not.toHaveBeenCalled()
    visitor.turnTo('mobile')
    expect(visitor.section()).toBe(section)
    expect(visitor.ports.scrollToSection).toHaveBeenCalledExactlyOnceWith(section, 'instant')
  })

  it.each([
    ['forwards over the seam', 'next', '/#contact', 'about'],
    ['backwards over the seam', 'previous', '/', 'contact'],
    ['between two slides', 'next', '/', 'approach'],
  ] as const)('in the middle of a move %s keeps the section moved to', async (_where, direction, address, section) => {
    const visitor = visit({ address })
    if (direction === 'next') visitor.pressNext()
    else visitor.pressPrevious()
    await visitor.wait(300)
    visitor.turnTo('mobile')
    const turned = { phase: 'stacked', index: indexOf(section), move: 1 }
    expect(visitor.carousel()).toMatchObject(turned)
    expect(visitor.ports.scrollToSection).toHaveBeenCalledExactlyOnceWith(section, 'instant')
    await visitor.wait(slideMs)
    expect(visitor.carousel()).toMatchObject(turned)
    visitor.turnTo('desktop')
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: indexOf(section) })
  })
})

describe('clocks that come late', () => {
  it('keep nobody waiting: a press after the 700 ms is heard, whatever is still to do', async () => {
    const visitor = moving()
    await visitor.wait(slideMs - 1)
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1)
    visitor.pressPrevious()
    now.mockRestore()
    expect(visitor.carousel()).toMatchObject({ phase: 'moving', index: indexOf('about'), move: 2 })
    await visitor.wait(1)
    expect(visitor.phase()).toBe('moving')
    await visitor.wait(slideMs - 1)
    expect(visitor.phase()).toBe('resting')
  })

  it('do not take the slide to which a link leads meanwhile for one at rest', async () => {
    const visitor = moving()
    visitor.followLink('/#contact')
    await visitor.wait(slideMs - 1)
    const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 1)
    visitor.pressPrevious()
    now.mockRestore()
    expect(visitor.carousel()).toMatchObject({ phase: 'moving', index: indexOf('contact'), move: 2 })
  })
})

describe('travelling in time', () => {
  it.each(['travelled away from', 'locked'])(
    'the focus waits for a slide that arrives: a move %s has none',
    async (how) => {
      const visitor = visit()
      const atRest = visitor.store.getState()
      visitor.followLink('/#services')
      await visitor.wait(300)
      if (how === 'locked') lock(visitor.store)
      else jumpTo(visitor.store, atRest)
      await visitor.wait(slideMs)
      expect(visitor.ports.focusSection).not.toHaveBeenCalled()
    },
  )

  it.each(['locked', 'gone back to'])(
    'a press in a move that is %s, whose time is over, is heard at most once',
    async (how) => {
      const visitor = watched()
      visitor.pressNext()
      const midMove = visitor.store.getState()
      if (how === 'locked') lock(visitor.store)
      await visitor.wait(2 * slideMs)
      if (how === 'gone back to') jumpTo(visitor.store, midMove)
      const pressed = visitor.log().length
      const now = vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 2 * slideMs)
      visitor.pressNext()
      now.mockRestore()
      const events = [nextRequested.type, settled.type, ...(how === 'locked' ? [] : [nextRequested.type])]
      expect(visitor.log().slice(pressed)).toEqual(events)
    },
  )

  it('a clock already running ends the move it was started for, and adds nothing else', async () => {
    const visitor = visit()
    const atRest = visitor.store.getState()
    visitor.pressNext()
    const midMove = visitor.store.getState()
    await visitor.wait(300)
    jumpTo(visitor.store, atRest)
    await visitor.wait(100)
    jumpTo(visitor.store, midMove)
    await visitor.wait(slideMs - 400)
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: indexOf('approach'), move: 1 })
  })

  it('a move begun again after going back has its own full 700 ms', async () => {
    const visitor = visit()
    const atRest = visitor.store.getState()
    visitor.pressNext()
    await visitor.wait(600)
    jumpTo(visitor.store, atRest)
    visitor.pressPrevious()
    await visitor.wait(slideMs - 1)
    expect(visitor.phase()).toBe('moving')
    await visitor.wait(1)
    expect(visitor.carousel()).toMatchObject({ phase: 'resting', index: lastIndex })
  })
})

it('a heading that a link wanted before a jump is not wanted by the arrow after it', async () => {
  const visitor = visit()
  const before = visitor.store.getState()
  visitor.followLink('/#services')
  jumpTo(visitor.store, before)
  visitor.pressNext()
  await visitor.wait(slideMs)
  expect(visitor.ports.focusSection).not.toHaveBeenCalled()
})
