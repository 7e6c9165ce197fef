import { combineReducers } from '@reduxjs/toolkit'
import type { RootState, Store } from '../../src/app/store'
import { carouselSlice } from '../../src/site/carousel'
import { formSlice } from '../../src/site/form'
import { layoutSlice } from '../../src/site/layout'
import { menuSlice } from '../../src/site/menu'
import { tools } from '../../src/tools'

/** The store's own reducer over again: the factory keeps its to itself. */
const rootReducer = combineReducers({
  layout: layoutSlice.reducer,
  carousel: carouselSlice.reducer,
  menu: menuSlice.reducer,
  form: formSlice.reducer,
  ...Object.fromEntries(tools.map(({ id, reducer }) => [id, reducer])),
})

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
