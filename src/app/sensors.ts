import { useEffect } from 'react'
import { viewportChanged } from '../core/events'
import { desktopWindow, listen, modeOf, together } from '../core/listen'
import { dayTurned } from '../layout/slice'
import { printClosed } from '../sharing/slice'
import { routeOf } from './routes'
import type { Store } from './store'

/** Reports the day of the visit and the window's width, which may change; fetches pages ahead. */
export function useSensors(store: Store) {
  // not a layout effect: React would undo and repeat it whenever the current page suspends
  useEffect(() => {
    senseDay(store)
    return together(senseViewport(store), senseAfterPrint(store), fetchOnIntent(store), dropSecondClicks(store))
  }, [store])
}

/** In development React begins every effect twice; the visit begins once. */
const isNew = (store: Store) => store.getState().layout.mode === 'unmeasured'

/** What shows that a link may be followed: the pointer comes over it, a finger touches it, the focus reaches it. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches the page a link leads to before it is followed. Should that fail, following it says so. Not from a tool's
 * page: nothing that is done there asks anything of the network.
 */
function fetchOnIntent(store: Store) {
  const onIntent = ({ target }: Event) => {
    if (routeOf(store.getState().layout.path).tool) return
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (link && link.origin === window.location.origin) routeOf(link.pathname).preload().catch(ignore)
  }
  return listen(document, intents, onIntent, { passive: true })
}

const ignore = () => undefined

/** The second click of a double click on a link was not meant for what the page that came puts in its place. */
function dropSecondClicks(store: Store) {
  let lastPath = ''
  const onClick = (event: MouseEvent) => {
    const { path } = store.getState().layout
    if (event.detail > 1 && path !== lastPath) {
      event.preventDefault()
      event.stopPropagation()
    }
    lastPath = path
  }
  return listen(window, ['click'], onClick, { capture: true })
}

function senseViewport(store: Store) {
  const query = desktopWindow()
  const report = () => store.dispatch(viewportChanged({ mode: modeOf(query) }))
  if (isNew(store)) report()
  return listen(query, ['change'], report)
}

function senseDay(store: Store) {
  if (isNew(store)) store.dispatch(dayTurned({ day: dayOf(new Date()) }))
}

/** Once it is printed, the page prints the result again. */
const senseAfterPrint = (store: Store) => listen(window, ['afterprint'], () => store.dispatch(printClosed()))

/** The visitor's own calendar day as `2026-11-21`. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
