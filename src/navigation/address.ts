import { listen } from '../core/listen'

/** The browser's address and history, in which the page on show has one entry. */
export interface Address {
  /** Address of the page on show, wherever the browser may have gone meanwhile. */
  shown(): string
  /** Whether the browser is at the entry on show. */
  isShown(): boolean
  /** The page on show gets an entry of its own; the one of the very same address stays. */
  push(to: string): void
  /** It is to be named by this fragment in the same entry, which takes browsers some milliseconds: see `writeName`. */
  name(fragment: string): void
  /** Names it now, unless the browser has gone to another entry; at the latest that is done before it goes on from this one. */
  writeName(): void
  /** It is the page of the entry to which the visitor has gone back or forward. */
  accept(): void
  /** It is not: the browser returns to the entry on show, if it has left that or was about to. */
  refuse(): void
  /** Tells one listener when the visitor has gone back or forward; gives the way to stop it. */
  onTraversed(listener: () => void): () => void
}

/** The address at which this document was opened, whose page stands here: she may have gone back to another entry of it since. */
function openedHref({ location }: Window): string {
  const [opened] = performance.getEntriesByType('navigation')
  return opened && new URL(opened.name).pathname !== location.pathname ? opened.name : location.href
}

export function createAddress(window: Window): Address {
  const { history, location, navigation } = window
  /** Browsers older than 2026 have none: there an entry that is refused is overwritten. */
  const keyNow = () => navigation?.currentEntry?.key
  let shown = { key: keyNow(), href: openedHref(window) }
  const keep = () => {
    shown = { key: keyNow(), href: location.href }
  }

  const isShown = () => keyNow() === shown.key && location.href === shown.href

  /** The way back to the entry on show; its event is no wish of the visitor's, and may come after the way has ended. */
  let returning: Promise<void> | null = null
  let isEventDue = false
  const atShown = (act: () => void) => {
    const { key } = shown
    if (!returning && key !== undefined && key !== keyNow()) {
      isEventDue = true
      const { committed, finished } = navigation.traverseTo(key)
      committed?.catch(() => {
        isEventDue = false
      })
      returning = Promise.allSettled([committed, finished]).then(() => {
        returning = null
      })
    }
    if (returning) returning.then(act)
    else act()
  }
  const write = (how: 'pushState' | 'replaceState', to: string) => {
    shown.href = new URL(to, shown.href).href
    atShown(() => {
      history[how](null, '', to)
      keep()
    })
  }

  /** The fragment by which the page on show is to be named. */
  let name: string | null = null
  const writeName = () => {
    if (name !== null) write('replaceState', new URL(shown.href).pathname + name)
    name = null
  }

  return {
    shown: () => shown.href,
    isShown,
    push: (to) => {
      writeName()
      write(new URL(to, shown.href).href === shown.href ? 'replaceState' : 'pushState', to)
    },
    name: (fragment) => {
      name = fragment
    },
    writeName: () => {
      if (returning || isShown()) writeName()
    },
    accept: () => {
      name = null
      keep()
    },
    refuse: () => {
      // files on their way are stopped with it: only where there is something to stop
      if (window.pressedLink && window.pressedLink.pathname !== location.pathname) window.stop()
      window.pressedLink = undefined
      if (!isShown()) write('replaceState', shown.href)
      writeName()
    },
    onTraversed: (listener) =>
      listen(window, ['popstate'], () => {
        if (isEventDue && keyNow() === shown.key) isEventDue = false
        else listener()
      }),
  }
}
