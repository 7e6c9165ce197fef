import { startTransition, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { useSelector, useStore } from 'react-redux'
import { type Location, type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { locationChanged } from '../core/events'
import { normalPath } from '../core/paths'
import { sectionOfHash } from '../core/sections'
import { selectPath } from '../layout/slice'
import type { RootState } from './reducer'
import { isLanding, isSamePage, routeOf } from './routes'

/**
 * The location whose page is on the screen: it follows the router's when the page's code has come. A lazy page alone
 * would not do: React draws what a popstate event changes at once, and would hide the page before meanwhile.
 */
export function useShownLocation(): Location {
  const location = useLocation()
  const [shown, show] = useState(location)
  useEffect(() => {
    let isWanted = true
    const showIt = () => {
      if (isWanted) startTransition(() => show(location))
    }
    // what fails is shown as well, as the error page
    void routeOf(location.pathname).preload().then(showIt, showIt)
    return () => {
      isWanted = false
    }
  }, [location])
  return shown
}

/** Holds the router's way to navigate, for the ports. */
export interface RouterPort {
  navigate: NavigateFunction
}

interface Props {
  /** Whose page is on the screen. */
  location: Location
  router: RouterPort
}

/** Mirrors the router's location in the store; where time travel has led to another path, the location follows. */
export function LocationMirror({ location, router }: Props) {
  const store = useStore<RootState>()
  const how = useNavigationType()
  const navigate = useNavigate()
  const reported = useRef<Location | null>(null)
  useLayoutEffect(() => {
    router.navigate = navigate
  }, [router, navigate])
  // before the page is painted: bar and page change together
  useLayoutEffect(() => {
    const isLoad = reported.current === null
    // in development React begins every effect twice; what the store itself has asked for is no news to it
    if (reported.current === location || (how === 'REPLACE' && !isLoad)) return
    reported.current = location
    const path = normalPath(location.pathname)
    const samePage = isSamePage(path, selectPath(store.getState()))
    const by = isLoad ? 'load' : how === 'POP' ? 'history' : 'link'
    // coming back without a fragment, the place the visitor had left
    const isReturn = by === 'history' && !samePage && location.hash === ''
    const section = isLanding(path) && !isReturn ? sectionOfHash(location.hash) : null
    store.dispatch(locationChanged({ path, section, samePage, by }))
  }, [store, location, how])

  const path = useSelector(selectPath)
  const follow = useEffectEvent((path: string) => {
    if (path !== normalPath(location.pathname)) navigate(path, { replace: true })
  })
  useEffect(() => follow(path), [path])
  return null
}
