import type { StoreEnhancer } from '@reduxjs/toolkit'
import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { useSelector } from 'react-redux'
import { normalPath } from '../core/paths'
import { followReducedMotion } from '../motion/spring'
import { type Address, createAddress, takeSnapshot } from '../navigation'
import { practice } from '../practice'
import { selectMode } from '../site/layout'
import { App } from './App'
import { rememberControls } from './handOver'
import { navigatorOf } from './links'
import { keepForOffline } from './offline'
import { createPorts } from './ports'
import { routeOf } from './routes'
import { useSensors } from './sensors'
import { createStore, type Store } from './store'

/** Actions the DevTools keep; by their own default a typed message alone would push the visit's beginning out. */
const longLog = { maxAge: 1000 }

/**
 * Hydrates the prerendered page in the element `id`; resolves when it answers. A page that cannot be hydrated stays as it
 * was: text, links, form; then the promise is rejected.
 * @param timeTravel lets the Redux DevTools in
 */
export async function start(id: string, timeTravel?: StoreEnhancer) {
  const root = document.getElementById(id)
  if (!root) throw new Error(`no element with the id "${id}"`)
  const address = createAddress(window)
  const path = normalPath(new URL(address.shown()).pathname)
  await routeOf(path).preload()
  followReducedMotion()
  const store = createStore({
    path,
    ports: createPorts(address, practice.contact.form),
    failureNotice: practice.contact.failureNotice,
    devTools: timeTravel !== undefined && longLog,
    ...(timeTravel && { timeTravel }),
  })
  const prerendered = store.getState()
  const restore = takeSnapshot(root)
  const handOver = rememberControls(root)
  await new Promise<void>((onHydrated, onFailed) => {
    const onUncaughtError = (error: unknown) => {
      console.error(error)
      restore()
      onFailed(error)
    }
    const onRecoverableError = (error: unknown) => {
      console.error(error)
      queueMicrotask(handOver)
    }
    const site = (
      <StrictMode>
        <App store={store} navigator={navigatorOf(store)} prerendered={prerendered}>
          <Sensors store={store} address={address} onHydrated={onHydrated} />
        </App>
      </StrictMode>
    )
    // a transition: React comes up for air between its pieces
    startTransition(() => {
      if (root.firstElementChild) hydrateRoot(root, site, { onUncaughtError, onRecoverableError })
      else createRoot(root).render(site)
    })
  })
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'false') keepForOffline()
}

interface SensorsProps {
  store: Store
  address: Address
  onHydrated: () => void
}

function Sensors({ store, address, onHydrated }: SensorsProps) {
  useSensors(store, address)
  const isHydrated = useSelector(selectMode) !== 'unmeasured'
  useEffect(() => {
    if (isHydrated) onHydrated()
  }, [isHydrated, onHydrated])
  return null
}
