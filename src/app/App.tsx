import '../ui/styles/index.css'
import './app.css'
import { Suspense } from 'react'
import { Provider, useSelector } from 'react-redux'
import { type Navigator, Route as RoutedView, Router, Routes } from 'react-router-dom'
import { selectPath } from '../site/layout'
import { Frame } from './Frame'
import { notFoundRoute, routes } from './routes'
import type { Store } from './store'

interface AppProps {
  store: Store
  navigator: Navigator
  /** Prerendering: nothing will ever navigate. */
  isStatic?: boolean
}

export const App = ({ store, navigator, isStatic = false }: AppProps) => (
  <Provider store={store}>
    <RoutedSite navigator={navigator} isStatic={isStatic} />
  </Provider>
)

/** The page shown is the one the store names, so that it travels in time with everything else. */
function RoutedSite({ navigator, isStatic }: { navigator: Navigator; isStatic: boolean }) {
  const path = useSelector(selectPath)
  return (
    <Router location={path} navigator={navigator} static={isStatic}>
      <Frame>
        <Suspense>
          <Routes location={path}>
            {routes.map((route) => (
              <RoutedView key={route.path} path={route.path} Component={route.view()} />
            ))}
            <RoutedView path="*" Component={notFoundRoute.view()} />
          </Routes>
        </Suspense>
      </Frame>
    </Router>
  )
}
