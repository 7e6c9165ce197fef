import { StrictMode, startTransition, useEffect } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { useSelector } from 'react-redux'
import { BrowserRouter } from 'react-router-dom'
import { listen } from '../core/listen'
import { normalPath } from '../core/paths'
import { selectMode } from '../layout/slice'
import { followReducedMotion } from '../motion/spring'
import { practice } from '../practice'
import { App } from './App'
import type { RouterPort } from './LocationMirror'
import { keepForOffline } from './offline'
import { createPorts } from './ports'
import { routeOf } from './routes'
import { useSensors } from './sensors'
import { createStore, type Store } from './store'

/** Hydrates the prerendered page; the dev server's pages are empty and drawn here. */
export async function start(root: HTMLElement) {
  // gone back before this, the visitor has the address of one page and the document of another
  if (window.loadedPath !== window.location.pathname) return window.location.reload()
  const path = normalPath(window.location.pathname)
  await routeOf(path).preload()
  followReducedMotion()
  const router: RouterPort = { navigate: () => {} }
  const { devTools, timeTravel } = await debugging()
  const store = createStore({
    path,
    ports: createPorts(router, practice.contact.form),
    failureNotice: practice.contact.failureNotice,
    devTools,
    ...(timeTravel && { timeTravel }),
  })
  const site = (
    <StrictMode>
      <BrowserRouter>
        <App store={store} prerendered={store.getState()} router={router}>
          <Sensors store={store} />
        </App>
      </BrowserRouter>
    </StrictMode>
  )
  if (root.firstElementChild) startTransition(() => void hydrateRoot(root, site))
  else createRoot(root).render(site)
  if (import.meta.env.PROD && import.meta.env.VITE_OFFLINE !== 'false') keepForOffline()
}

/** The Redux DevTools, in development and in a build that lets them in. */
async function debugging() {
  if (!import.meta.env.DEV && import.meta.env.VITE_REDUX_DEVTOOLS !== 'true') return { devTools: false } as const
  const { timeTravel } = await import('./timeTravel')
  // by their own default a typed message alone would push the visit's beginning out
  return { devTools: { maxAge: 1000 }, timeTravel: timeTravel() } as const
}

/** A new history entry would not cancel the page of an earlier link that the browser is fetching; a later link does. */
const leaveLinksToBrowser = () =>
  listen(window, ['click'], (event) => (event.target as Element).closest('a') && event.stopPropagation(), {
    capture: true,
  })

function Sensors({ store }: { store: Store }) {
  useSensors(store)
  const isHydrated = useSelector(selectMode) !== 'unmeasured'
  useEffect(() => {
    if (isHydrated && window.repeatClicks?.()) leaveLinksToBrowser()
  }, [isHydrated])
  return null
}
