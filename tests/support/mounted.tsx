import { renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { createStore } from '../../src/app/store'
import { type LayoutMode, locationChanged, viewportChanged } from '../../src/core/events'

/** A store without effects, on the landing page in a window of this kind. */
export function landingStore(mode: LayoutMode) {
  const store = createStore()
  store.dispatch(locationChanged({ path: '/', section: 'about', samePage: true, by: 'load' }))
  store.dispatch(viewportChanged({ mode }))
  return store
}

/** Runs a hook of the carousel against a store. */
export function mountHook(store: ReturnType<typeof createStore>, hook: () => void) {
  const wrapper = ({ children }: { children: ReactNode }) => <Provider store={store}>{children}</Provider>
  return renderHook(hook, { wrapper })
}
