import { left, returned } from './draft/slice.ts'
import type { Store } from './store.ts'

/** Reports coming and going. Who leaves while the last change could not be saved is asked first. */
export function senseWindow(store: Store) {
  const report = () => !document.hidden && store.dispatch(returned())
  report()
  window.addEventListener('focus', report)
  document.addEventListener('visibilitychange', report)
  window.addEventListener('pagehide', () => store.dispatch(left()))
  window.addEventListener('beforeunload', (event) => {
    if (store.getState().draft.isRejected) event.preventDefault()
  })
}
