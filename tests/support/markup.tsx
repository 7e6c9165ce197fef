import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { StaticRouter } from 'react-router-dom'
import { createStore } from '../../src/app/store'

const store = createStore()

/** The markup of a part of the site, as the build writes it. */
export const markupOf = (part: ReactNode): string =>
  renderToStaticMarkup(
    <Provider store={store}>
      <StaticRouter location="/">{part}</StaticRouter>
    </Provider>,
  )
