import { type RootState, rootReducer, type Store } from '../../src/app/store'

/** Puts the store into another state past its listeners, as a jump in the Redux DevTools does. */
export function jumpTo(store: Store, state: RootState) {
  store.replaceReducer(() => state)
  store.replaceReducer(rootReducer)
}

/** Lets nothing change the state any more, as a locked log in the Redux DevTools does; gives the way to unlock it. */
export function lock(store: Store): () => void {
  const state = store.getState()
  store.replaceReducer(() => state)
  return () => store.replaceReducer(rootReducer)
}
