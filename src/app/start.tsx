import type { StoreEnhancer } from '@reduxjs/toolkit'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { useSelector } from 'react-redux'
import { normalPath } from '../core/paths'
import { followReducedMotion } from '../motion'
import { practice } from '../practice'
import { selectMode } from '../site/layout'
import { App } from './App'
import { keepAsItWas } from './asItWas'
import { createNavigation, type Navigation } from './navigation'
import { keepForOffline } from './offline'
import { createPorts } from './ports'
import { routeOf } from './routes'
import { useSensors } from './sensors'
import { createStore, type Store } from './store'

/** Actions the DevTools keep; by their own default a typed message alone would push the visit's beginning out. */
const longLog = { maxAge: 1000 }

interface Options {
  /** Whoever keeps a log of the visit. */
  enhancers?: readonly StoreEnhancer[]
  /** Lets the Redux DevTools in. */
  timeTravel?: StoreEnhancer
}

/**
 * Brings the prerendered page in the element `id` to life; resolves when it answers. A page that cannot come alive stays as
 * it was: text, links, form; then the promise is rejected.
 */
export async function start(id: string, { enhancers = [], timeTravel }: Options = {}) {
  const root = document.getElementById(id)
  if (!root) throw new Error(`no element with the id "${id}"`)
  const path = normalPath(window.location.pathname)
  await routeOf(path).preload()
  followReducedMotion()
  const navigation = createNavigation(window)
  const store = createStore({
    path,
    ports: createPorts(navigation, practice.contact.form),
    failureNotice: practice.contact.failureNotice,
    devTools: timeTravel !== undefined && longLog,
    enhancers,
    ...(timeTravel && { timeTravel }),
  })
  const prerendered = store.getState()
  const putBack = keepAsItWas(root)
  await new Promise<void>((onAlive, onDead) => {
    const onUncaughtError = (error: unknown) => {
      console.error(error)
      putBack()
      onDead(error)
    }
    const site = (
      <StrictMode>
        <App store={store} navigator={navigation} prerendered={prerendered}>
          <Sensors store={store} navigation={navigation} onAlive={onAlive} />
        </App>
      </StrictMode>
    )
    // a transition: React comes up for air between its pieces
    startTransition(() => {
      if (root.firstElementChild) hydrateRoot(root, site, { onUncaughtError })
      else createRoot(root).render(site)
    })
  })
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'false') keepForOffline()
}

interface SensorsProps {
  store: Store
  navigation: Navigation
  onAlive: () => void
}

function Sensors({ store, navigation, onAlive }: SensorsProps) {
  useSensors(store, navigation)
  const isAlive = useSelector(selectMode) !== 'unmeasured'
  useEffect(() => {
    if (isAlive) onAlive()
  }, [isAlive, onAlive])
  return null
}
