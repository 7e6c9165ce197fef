import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import type { LogEntry } from './sessionLog'

/** Keeps every action that reaches the reducers, with its time; changes nothing about the store. */
export function createRecorder(now: () => number = () => performance.now()) {
  const start = now()
  const entries: LogEntry[] = []
  const keep = (action: UnknownAction) => entries.push({ at: Math.round(now() - start), action })
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState)
    return {
      ...store,
      dispatch: (action) => {
        keep(action)
        return store.dispatch(action)
      },
    }
  }
  return { enhancer, entries }
}
