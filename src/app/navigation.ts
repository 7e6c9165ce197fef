import { createPath, type Navigator, type To } from 'react-router-dom'

/** The browser's address as one small object: the router's links write to it, the location sensor listens. */
export interface Navigation extends Navigator {
  /** Tells of every navigation, also to the address already shown. */
  subscribe(listener: (by: 'link' | 'history') => void): () => void
}

export const hrefOf = (to: To): string => (typeof to === 'string' ? to : createPath(to))

export function createNavigation(window: Window): Navigation {
  const listeners = new Set<(by: 'link' | 'history') => void>()
  const notify = (by: 'link' | 'history') => {
    for (const listener of listeners) listener(by)
  }
  const isShown = (href: string) => new URL(href, window.location.href).href === window.location.href
  window.addEventListener('popstate', () => notify('history'))
  return {
    createHref: hrefOf,
    go: (delta) => window.history.go(delta),
    push(to) {
      const href = hrefOf(to)
      if (isShown(href)) window.history.replaceState(null, '', href)
      else window.history.pushState(null, '', href)
      notify('link')
    },
    replace(to) {
      window.history.replaceState(null, '', hrefOf(to))
      notify('link')
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Where nothing will ever navigate. */
export const stillNavigator: Navigator = {
  createHref: hrefOf,
  go: () => {},
  push: () => {},
  replace: () => {},
}
