import { useLayoutEffect } from 'react'
import { pathEntered, viewportChanged } from '../core/events'
import { sectionOfHash } from '../core/sections'
import { yearTurned } from '../site/layout'
import type { Navigation } from './navigation'
import { isLanding, isSamePage, normalPath, routeOf } from './routes'
import type { Store } from './store'

/** Specification 9: mobile below 768 px. */
const desktopQuery = '(min-width: 768px)'

/** Reports the address, the window's width and the year, now and whenever they change. */
export function useSensors(store: Store, navigation: Navigation) {
  useLayoutEffect(() => {
    const stops = [senseLocation(store, navigation), senseViewport(store)]
    senseYear(store)
    return () => {
      for (const stop of stops) stop()
    }
  }, [store, navigation])
}

function senseLocation(store: Store, navigation: Navigation) {
  const report = (by: 'load' | 'link' | 'history') => {
    const { pathname, hash } = window.location
    const path = normalPath(pathname)
    const section = isLanding(path) ? sectionOfHash(hash) : null
    store.dispatch(pathEntered({ path, section, samePage: isSamePage(path, store.getState().layout.path), by }))
  }
  report('load')
  return navigation.subscribe(async (by) => {
    const { href, pathname } = window.location
    if (normalPath(pathname) !== store.getState().layout.path) {
      try {
        await routeOf(pathname).preload()
      } catch {
        // the page's code could not be fetched: let the browser open the address, as without JavaScript
        window.location.reload()
        return
      }
      if (window.location.href !== href) return
    }
    report(by)
  })
}

function senseViewport(store: Store) {
  const query = window.matchMedia(desktopQuery)
  const report = () => store.dispatch(viewportChanged({ mode: query.matches ? 'desktop' : 'mobile' }))
  report()
  query.addEventListener('change', report)
  return () => query.removeEventListener('change', report)
}

function senseYear(store: Store) {
  const year = new Date().getFullYear()
  if (year > store.getState().layout.year) store.dispatch(yearTurned({ year }))
}
