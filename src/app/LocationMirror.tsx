import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useSelector, useStore } from 'react-redux'
import { type NavigateFunction, useLocation, useNavigate, useNavigationType } from 'react-router-dom'
import { locationChanged } from '../core/events'
import { normalPath } from '../core/paths'
import { sectionOfHash } from '../core/sections'
import { selectPath } from '../layout/slice'
import type { RootState } from './reducer'
import { isLanding, isSamePage } from './routes'

interface Props {
  /** Gets the router's way to navigate, for the ports. */
  router: { navigate: NavigateFunction }
}

/** Mirrors the router's location in the store; where time travel has led to another path, the location follows. */
export function LocationMirror({ router }: Props) {
  const store = useStore<RootState>()
  const location = useLocation()
  const how = useNavigationType()
  const navigate = useNavigate()
  const reported = useRef<typeof location | null>(null)
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
