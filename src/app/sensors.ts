import { useEffect } from 'react'
import { type PathEntry, pathEntered, viewportChanged } from '../core/events'
import { normalPath } from '../core/paths'
import { sectionOfHash } from '../core/sections'
import { desktopWindow, modeOf } from '../core/window'
import { dayTurned } from '../site/layout'
import { pageMissed } from '../site/rescue'
import type { Navigation } from './navigation'
import { isLanding, isSamePage, routeOf } from './routes'
import type { Store } from './store'

/**
 * Reports the address, the window's width and the day, once at the start and whenever they change; fetches pages ahead.
 */
export function useSensors(store: Store, navigation: Navigation) {
  // not a layout effect: React would undo and repeat it whenever the page on show suspends
  useEffect(() => {
    const stops = [senseLocation(store, navigation), senseViewport(store), senseDay(store), fetchOnIntent(store)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, navigation])
}

type By = PathEntry['by']

/** In development React begins every effect twice; the visit begins once. */
const isNew = (store: Store) => store.getState().layout.mode === 'unmeasured'

function senseLocation(store: Store, navigation: Navigation) {
  const shownPath = () => store.getState().layout.path
  let address = window.location.href
  const report = (by: By) => {
    const { href, pathname, hash } = window.location
    address = href
    const path = normalPath(pathname)
    const samePage = isSamePage(path, shownPath())
    store.dispatch(pathEntered({ path, section: sectionOfPlace(path, hash, by, samePage), samePage, by }))
  }
  const open = async (by: By) => {
    const { href, pathname } = window.location
    if (!isSamePage(pathname, shownPath())) {
      const { preload, tool } = routeOf(pathname)
      const isLoaded = await preload()
        // only tools have stylesheets of their own
        .then(() => tool && fetchFailedAgain())
        .then(
          () => true,
          () => false,
        )
      if (window.location.href !== href) return
      if (!isLoaded) {
        // the address says again what is shown, with all that has been typed there
        window.history.replaceState(null, '', address)
        const path = normalPath(pathname)
        store.dispatch(pageMissed({ path, section: sectionOfPlace(path, new URL(href).hash, by, false) }))
        return
      }
    }
    report(by)
  }
  if (!isSamePage(window.location.pathname, shownPath())) open('link')
  else if (isNew(store)) report('load')
  window.addEventListener('error', onLinkFailed, true)
  const stop = navigation.subscribe(open)
  return () => {
    window.removeEventListener('error', onLinkFailed, true)
    stop()
  }
}

/** Stylesheets that did not come. Vite's loader asks for each one only once. */
const failed: HTMLLinkElement[] = []

const onLinkFailed = ({ target }: Event) => {
  if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failed.push(target)
}

const fetchAgain = (link: HTMLLinkElement) =>
  new Promise((onload, onerror) => link.replaceWith(Object.assign(link.cloneNode(), { onload, onerror })))

const fetchFailedAgain = () => Promise.all(failed.splice(0).map(fetchAgain))

/** What shows that a link may be followed: the pointer comes over it, a finger touches it, the focus reaches it. */
const intents = ['pointerover', 'touchstart', 'focusin'] as const

/**
 * Fetches the page a link leads to before it is followed. Should that fail, following it says so. Not from a tool's page:
 * nothing that is done there asks anything of the network.
 */
function fetchOnIntent(store: Store) {
  const onIntent = ({ target }: Event) => {
    if (routeOf(store.getState().layout.path).tool) return
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
    if (link && link.origin === window.location.origin) routeOf(link.pathname).preload().catch(ignore)
  }
  for (const intent of intents) document.addEventListener(intent, onIntent, { passive: true })
  return () => {
    for (const intent of intents) document.removeEventListener(intent, onIntent)
  }
}

const ignore = () => undefined

/** On the landing page, the section the address names; coming back without a fragment, the place the visitor had left. */
function sectionOfPlace(path: string, hash: string, by: By, samePage: boolean) {
  if (!isLanding(path)) return null
  return by === 'history' && !samePage && hash === '' ? null : sectionOfHash(hash)
}

function senseViewport(store: Store) {
  const query = desktopWindow()
  const report = () => store.dispatch(viewportChanged({ mode: modeOf(query) }))
  if (isNew(store)) report()
  query.addEventListener('change', report)
  return () => query.removeEventListener('change', report)
}

/** A page may stay open past midnight; it notices when it is looked at again, or printed. */
function senseDay(store: Store) {
  const report = () => {
    const day = dayOf(new Date())
    if (day !== store.getState().layout.day) store.dispatch(dayTurned({ day }))
  }
  report()
  document.addEventListener('visibilitychange', report)
  window.addEventListener('beforeprint', report)
  return () => {
    document.removeEventListener('visibilitychange', report)
    window.removeEventListener('beforeprint', report)
  }
}

/** The visitor's own calendar day as `2026-11-21`. */
const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
