import { type ReactNode, Suspense } from 'react'
import { Provider } from 'react-redux'
import { Route as RoutedView, Routes } from 'react-router-dom'
import { ErrorBoundary } from './ErrorPage'
import { Layout } from './Layout'
import { LocationMirror, type RouterPort, useShownLocation } from './LocationMirror'
import type { RootState } from './reducer'
import { notFoundRoute, routeOf, routes } from './routes'
import type { Store } from './store'

interface AppProps {
  store: Store
  /** State of the prerendered page: each part is hydrated as it stands there, whatever the store holds by then. */
  prerendered?: RootState
  /** Gets the router's way to navigate; none while a page is prerendered. */
  router?: RouterPort
  /** What follows the window, once the page is hydrated: hence inside its boundary. */
  children?: ReactNode
}

/** The site, inside a router. */
export function App({ store, prerendered, router, children }: AppProps) {
  const location = useShownLocation()
  // an address that only resembles one of ours must not find a page that the head and the bar do not know
  const { path, page } = routeOf(location.pathname)
  return (
    <Provider store={store} {...(prerendered && { serverState: prerendered })}>
      <ErrorBoundary path={path}>
        <Layout>
          {/* around the boundary, of which each page has its own: a page stays until the next one has come */}
          <Suspense>
            <ErrorBoundary key={page.path} path={path}>
              <Routes location={path}>
                {routes.map((route) => (
                  <RoutedView key={route.path} path={route.path} Component={route.view()} />
                ))}
                <RoutedView path="*" Component={notFoundRoute.view()} />
              </Routes>
            </ErrorBoundary>
            {router && <LocationMirror location={location} router={router} />}
            {children}
          </Suspense>
        </Layout>
      </ErrorBoundary>
    </Provider>
  )
}
