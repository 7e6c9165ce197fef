import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { rememberPlaces } from '../../src/app/places'

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
})

afterEach(() => {
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** A page with these links and headings, the first of them in view. */
function draw(...names: readonly string[]) {
  const main = document.createElement('main')
  for (const name of names) {
    const element = document.createElement(name.startsWith('h2') ? 'h2' : 'a')
    element.id = name
    if (element instanceof HTMLAnchorElement) element.href = '#'
    if (name !== names[0]) element.getBoundingClientRect = () => new DOMRect(0, window.innerHeight)
    main.append(element)
  }
  // as the router's links do
  main.addEventListener('click', (event) => event.preventDefault())
  document.body.replaceChildren(main)
}

const scrollTo = (top: number) => Object.defineProperty(window, 'scrollY', { value: top, configurable: true })

/** Somebody at a page, where the router only names the entries of the history. */
function visitor() {
  window.history.replaceState(null, '', '/')
  const arrive = rememberPlaces()
  draw('h2-home', 'a-home', 'a-more')
  scrollTo(0)
  return {
    arrive,
    click: (id: string) => document.getElementById(id)?.click(),
    enter: (key: string) => window.history.pushState({ key }, ''),
    goTo(key: string | null) {
      window.history.replaceState(key && { key }, '')
      window.dispatchEvent(new PopStateEvent('popstate'))
    },
    /** Scroll position and focus to which the visitor is brought back. */
    place: () => [vi.mocked(window.scrollTo).mock.lastCall?.[1], document.activeElement?.id],
  }
}

describe('when the visitor comes back', () => {
  it('restores the scroll position and the focus of the clicked link', () => {
    const { click, enter, arrive, goTo, place } = visitor()
    scrollTo(700)
    click('a-more')
    enter('next')
    draw('h2-next')
    expect(arrive(false)).toBe(false)
    scrollTo(30)
    goTo(null)
    draw('h2-home', 'a-home', 'a-more')
    expect(arrive(true)).toBe(true)
    expect(place()).toEqual([700, 'a-more'])
  })

  it('without a clicked link focuses the heading in view', () => {
    const { click, enter, arrive, goTo, place } = visitor()
    click('a-more')
    enter('next')
    draw('h2-next', 'h2-below')
    arrive(false)
    scrollTo(400)
    goTo(null)
    draw('h2-home')
    arrive(true)
    goTo('next')
    draw('h2-next', 'h2-below')
    arrive(true)
    expect(place()).toEqual([400, 'h2-next'])
  })

  it('leaves a page of another visit to the browser', () => {
    const { click, enter, arrive, goTo } = visitor()
    click('a-more')
    enter('next')
    arrive(false)
    goTo('earlier')
    expect(arrive(true)).toBe(false)
    window.dispatchEvent(new Event('pagehide'))
    expect(window.history.scrollRestoration).toBe('auto')
  })
})
