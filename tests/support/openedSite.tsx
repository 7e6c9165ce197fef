import { render } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { App } from '../../src/app/App'
import type { RouterPort } from '../../src/app/LocationMirror'
import type { Store } from '../../src/app/store'

/** Renders the site at the store's path; with a router's port, the location and the store follow each other. */
export const openSite = (store: Store, router?: RouterPort) =>
  render(
    <MemoryRouter initialEntries={[store.getState().layout.path]}>
      <App store={store} {...(router && { router })} />
    </MemoryRouter>,
  )
