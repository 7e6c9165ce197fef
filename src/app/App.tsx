import '../ui/styles/index.css'
import 'palette.css'
import './siteStyles'
import './app.css'
import { type ReactNode, Suspense } from 'react'
import { Provider, useSelector } from 'react-redux'
import { type Navigator, Route as RoutedView, Router, Routes } from 'react-router-dom'
import { selectPath } from '../site/layout'
import { MissingNotice, PageBoundary } from './ErrorNotices'
import { Layout } from './Layout'
import type { RootState } from './reducer'
import { notFoundRoute, routeOf, routes } from './routes'
import type { Store } from './store'

interface AppProps {
  store: Store
  navigator: Navigator
  /** State of the prerendered page: each part is hydrated as it stands there, whatever the store has been told meanwhile. */
  prerendered?: RootState
  /** Prerendering: nothing will ever navigate. */
  isStatic?: boolean
  /** Sensors; they start once the page is hydrated, hence inside its boundary. */
  children?: ReactNode
}

export const App = ({ store, prerendered, ...rest }: AppProps) => (
  <Provider store={store} {...(prerendered && { serverState: prerendered })}>
    <RoutedSite {...rest} />
  </Provider>
)

/** The page shown is the one the store names, so that it travels in time with everything else. */
function RoutedSite({ navigator, isStatic = false, children }: Omit<AppProps, 'store' | 'prerendered'>) {
  // an address that only resembles one of ours must not find a page that the head and the bar do not know
  const { path, page } = routeOf(useSelector(selectPath))
  return (
    <Router location={path} navigator={navigator} static={isStatic}>
      <Layout>
        <Suspense>
          <PageBoundary key={page.path} path={path}>
            <Routes location={path}>
              {routes.map((route) => (
                <RoutedView key={route.path} path={route.path} Component={route.view()} />
              ))}
              <RoutedView path="*" Component={notFoundRoute.view()} />
            </Routes>
          </PageBoundary>
          <MissingNotice />
          {children}
        </Suspense>
      </Layout>
    </Router>
  )
}
