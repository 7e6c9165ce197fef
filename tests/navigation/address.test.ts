// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createAddress } from '../../src/navigation/address'

beforeEach(() => {
  window.history.replaceState(null, '', '/')
})

const now = () => window.location.pathname + window.location.search + window.location.hash

/** The browser's own back button, in a browser that says which entry it is at. */
function historyOf(...addresses: readonly string[]) {
  const entries = addresses.map((href, index) => ({
    key: String(index),
    href: new URL(href, window.location.href).href,
  }))
  let index = entries.length - 1
  const popped = new EventTarget()
  const browser = {
    location: {
      get href() {
        return entries[index]?.href ?? ''
      },
    },
    history: {
      pushState: (_state: null, _title: string, to: string) => {
        entries.splice(index + 1, Number.POSITIVE_INFINITY, {
          key: `${entries.length}+`,
          href: new URL(to, entries[index]?.href).href,
        })
        index += 1
      },
      replaceState: (_state: null, _title: string, to: string) => {
        const entry = entries[index]
        if (entry) entry.href = new URL(to, entry.href).href
      },
    },
    navigation: {
      get currentEntry() {
        return entries[index]
      },
      traverseTo: (key: string) => {
        const gone = Promise.resolve().then(() => go(entries.findIndex((entry) => entry.key === key) - index))
        return { committed: gone, finished: gone }
      },
    },
    addEventListener: popped.addEventListener.bind(popped),
    removeEventListener: popped.removeEventListener.bind(popped),
  }
  const go = (delta: number) => {
    index += delta
    popped.dispatchEvent(new Event('popstate'))
  }
  const paths = () => entries.map(({ href }) => new URL(href).pathname + new URL(href).hash)
  return { address: createAddress(browser as unknown as Window), go, paths, at: () => paths()[index] }
}

describe('a page that is shown', () => {
  it('has an entry of its own in the history, unless its address is the one on show', () => {
    const address = createAddress(window)
    const entries = window.history.length
    address.push('/#services')
    expect(now()).toBe('/#services')
    address.push('/#services')
    expect(window.history.length).toBe(entries + 1)
    expect(new URL(address.shown()).hash).toBe('#services')
  })

  it('may be named otherwise in the same entry', () => {
    const address = createAddress(window)
    const entries = window.history.length
    address.name('#contact')
    address.writeName()
    expect([now(), window.history.length]).toEqual(['/#contact', entries])
  })
})

describe('going back and forward', () => {
  it('is told, and changes nothing about what is shown until that is accepted', () => {
    const { address, go } = historyOf('/', '/privacidade')
    const heard = vi.fn<() => void>()
    const stop = address.onTraversed(heard)
    go(-1)
    expect(heard).toHaveBeenCalledOnce()
    expect([address.isShown(), new URL(address.shown()).pathname]).toEqual([false, '/privacidade'])
    address.accept()
    expect([address.isShown(), new URL(address.shown()).pathname]).toEqual([true, '/'])
    stop()
    go(1)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('refused, leaves the history as it was, and is no wish of the visitor’s', async () => {
    const { address, go, paths, at } = historyOf('/', '/acessibilidade', '/privacidade')
    const heard = vi.fn<() => void>()
    go(-1)
    address.onTraversed(heard)
    address.refuse()
    await vi.waitFor(() => expect(at()).toBe('/privacidade'))
    expect(paths()).toEqual(['/', '/acessibilidade', '/privacidade'])
    expect(heard).not.toHaveBeenCalled()
    go(-1)
    expect(heard).toHaveBeenCalledOnce()
  })

  it('given up for another way, is taken back first: that way begins at the page on show', async () => {
    const { address, go, paths, at } = historyOf('/', '/privacidade')
    go(-1)
    address.push('/acessibilidade')
    await vi.waitFor(() => expect(at()).toBe('/acessibilidade'))
    expect(paths()).toEqual(['/', '/privacidade', '/acessibilidade'])
    expect(address.isShown()).toBe(true)
  })

  it('given up for a slide, is taken back, and the page on show is named by that slide', async () => {
    const { address, go, paths, at } = historyOf('/privacidade', '/')
    go(-1)
    address.refuse()
    address.name('#services')
    address.writeName()
    expect(new URL(address.shown()).hash).toBe('#services')
    await vi.waitFor(() => expect(at()).toBe('/#services'))
    expect(paths()).toEqual(['/privacidade', '/#services'])
  })

  it('leaves the name of a slide for when it is refused, or forgets it', async () => {
    const { address, go, paths } = historyOf('/privacidade', '/')
    address.name('#services')
    go(-1)
    address.writeName()
    expect(paths()).toEqual(['/privacidade', '/'])
    address.refuse()
    await vi.waitFor(() => expect(paths()).toEqual(['/privacidade', '/#services']))
    address.name('#contact')
    go(-1)
    address.accept()
    address.writeName()
    expect(paths()).toEqual(['/privacidade', '/#services'])
  })

  it('in older browsers, which do not say where they are, is overwritten where it is refused', () => {
    const address = createAddress(window)
    address.push('/privacidade')
    window.history.replaceState(null, '', '/acessibilidade')
    expect(address.isShown()).toBe(false)
    address.refuse()
    expect(now()).toBe('/privacidade')
  })
})
