import { describe, expect, it } from 'vitest'
import { historyMoved, sectionChosen } from '../../src/core/events'
import { jumpDelayMs, pageTimeoutMs } from '../../src/navigation/listeners'
import { sectionSeen } from '../../src/site/carousel'
import { slideMs } from '../../src/site/carousel/timing'
import { ownClock } from '../support/time'
import { visit } from '../support/visit'

ownClock()

/** Somebody at the first slide, where the code of other pages takes its time, or fails. */
function waiting(codeMs: number | 'fails' | 'hangs' = 300) {
  const visitor = visit()
  visitor.ports.loadPage.mockImplementation((path) => {
    if (path === '/') return null
    if (codeMs === 'fails') return Promise.reject(new Error('gone'))
    return new Promise((resolve) => codeMs !== 'hangs' && setTimeout(resolve, codeMs))
  })
  const at = () => [visitor.store.getState().layout.path, visitor.section(), visitor.history.at(-1)]
  return { ...visitor, at }
}

describe('a page whose code has to come first', () => {
  it('is shown and named by the address when it is there, both at once', async () => {
    const { followLink, wait, at, history } = waiting()
    followLink('/privacidade')
    await wait(299)
    expect(at()).toEqual(['/', 'about', '/'])
    await wait(1)
    expect(at()).toEqual(['/privacidade', 'about', '/privacidade'])
    expect(history).toHaveLength(2)
  })

  it('is fetched during the delay of a link of the bar', async () => {
    const { does, wait, at } = waiting(jumpDelayMs.desktop)
    does(sectionChosen({ section: 'services', to: '/servicos-terapia' }))
    await wait(jumpDelayMs.desktop)
    expect(at()[0]).toBe('/servicos-terapia')
  })

  it.each(['fails', 'hangs'] as const)(
    'and %s is said to be missing; history and page stay as they were',
    async (code) => {
      const { followLink, goBackTo, wait, at, ports, store, history } = waiting(code)
      followLink('/privacidade')
      await wait(pageTimeoutMs)
      expect(at()).toEqual(['/', 'about', '/'])
      expect(history).toEqual(['/'])
      expect(store.getState().errorNotice).toMatchObject({
        status: 'shown',
        missing: { path: '/privacidade', section: null },
      })
      expect(ports.refuseAddress).toHaveBeenCalledOnce()
      goBackTo('/acessibilidade')
      await wait(pageTimeoutMs)
      expect(ports.refuseAddress).toHaveBeenCalledTimes(2)
      expect(ports.acceptAddress).not.toHaveBeenCalled()
      expect(store.getState().errorNotice.missing).toEqual({ path: '/acessibilidade', section: null })
    },
  )
})

describe('what was requested last happens', () => {
  type Visitor = ReturnType<typeof waiting>
  const wishes: readonly [name: string, ask: (visitor: Visitor) => void, path: string, section: string | null][] = [
    ['a link of the footer', ({ followLink }) => followLink('/privacidade'), '/privacidade', null],
    ['another link of the footer', ({ followLink }) => followLink('/acessibilidade'), '/acessibilidade', null],
    ['a link of the bar', ({ chooseInBar }) => chooseInBar('services'), '/', 'services'],
    ['an arrow', ({ pressNext }) => pressNext(), '/', 'approach'],
    ['a numeral', ({ pressNumeral }) => pressNumeral('contact'), '/', 'contact'],
    ['back to a page', ({ goBackTo }) => goBackTo('/contato-agendar'), '/contato-agendar', null],
    ['back to a section', ({ goBackTo }) => goBackTo('/#contact'), '/', 'contact'],
  ]
  const pairs = wishes
    .flatMap((first) => wishes.map((last) => [first, last] as const))
    .filter(([one, other]) => one !== other)

  it.each(pairs.map(([first, last]) => [first[0], last[0], first, last] as const))(
    '%s, then %s',
    async (_first, _last, [, askFirst], [, askLast, path, section]) => {
      for (const [codeMs, betweenMs] of [
        [300, 150],
        [20, 100],
        [400, 150],
        [1, 0],
      ] as const) {
        const visitor = waiting(codeMs)
        askFirst(visitor)
        await visitor.wait(betweenMs)
        const { move, phase } = visitor.carousel()
        askLast(visitor)
        // a slide is refused while another one moves, and where there are none
        const isRefused = phase === 'moving' && visitor.carousel().move === move && /arrow|numeral/.test(_last)
        const hasLeft = visitor.store.getState().layout.path !== '/'
        if (isRefused || (hasLeft && /arrow|numeral/.test(_last))) continue
        await visitor.wait(2 * slideMs + 1000)
        expect([codeMs, ...visitor.at().slice(0, 2)]).toEqual([codeMs, path, section ?? visitor.section()])
        expect(visitor.phase()).toBe('resting')
      }
    },
  )

  it('a slide that is refused calls nothing off', async () => {
    const { pressNext, pressPrevious, followLink, wait, at } = waiting()
    pressNext()
    followLink('/privacidade')
    pressPrevious()
    await wait(300)
    expect(at()[0]).toBe('/privacidade')
  })

  it('back to a page that has not come, and forward again: nothing has happened', async () => {
    const { goBackTo, ports, wait, at, does } = waiting()
    goBackTo('/privacidade')
    await wait(100)
    ports.isAddressShown.mockReturnValue(true)
    does(historyMoved({ path: '/', hash: '' }))
    await wait(1000)
    expect(at()[0]).toBe('/')
    expect(ports.acceptAddress).not.toHaveBeenCalled()
    expect(ports.focusSection).not.toHaveBeenCalled()
  })
})

describe('a slide to which no move has led', () => {
  it('is named by the address when a phone is turned at its section, and only then', () => {
    const { does, turnTo, history, ports } = visit({ window: 'mobile' })
    does(sectionSeen({ section: 'services' }))
    expect(history).toEqual(['/'])
    turnTo('desktop')
    expect(history).toEqual(['/#services'])
    turnTo('mobile')
    expect(ports.nameSlide).toHaveBeenCalledOnce()
  })

  it('is named when the visitor comes back to the landing page from elsewhere', async () => {
    const { pressNext, followLink, goBackTo, section, wait, ports } = visit({ address: '/#services' })
    expect(ports.nameSlide).not.toHaveBeenCalled()
    followLink('/privacidade')
    await wait(0)
    expect(ports.nameSlide).not.toHaveBeenCalled()
    goBackTo('/')
    await wait(2 * slideMs)
    expect(section()).toBe('services')
    expect(ports.acceptAddress).toHaveBeenCalledOnce()
    expect(ports.nameSlide.mock.calls).toEqual([['services']])
    pressNext()
    await wait(slideMs)
    ports.nameSlide.mockClear()
    goBackTo('/')
    await wait(2 * slideMs)
    expect(section()).toBe('about')
    followLink('/#nenhuma-secao')
    await wait(0)
    expect(ports.nameSlide).not.toHaveBeenCalled()
  })

  it('is not named on another page, whatever becomes of the window', () => {
    const { turnTo, ports } = visit({ address: '/privacidade', window: 'mobile' })
    turnTo('desktop')
    expect(ports.nameSlide).not.toHaveBeenCalled()
  })
})
