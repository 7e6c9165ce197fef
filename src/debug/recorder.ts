import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import type { LogEntry, WindowSize } from './sessionLog'

/**
 * Keeps every action that reaches the reducers, with its time; changes nothing about the store.
 * @param windowSize where given, the entries say when the window got another width; its height changes on phones with
 * every scroll
 */
export function createRecorder(now: () => number = () => performance.now(), windowSize?: () => WindowSize) {
  const start = now()
  const entries: LogEntry[] = []
  let width = windowSize?.().width
  const keep = (action: UnknownAction) => {
    const size = windowSize?.()
    entries.push({ at: Math.round(now() - start), action, ...(size && size.width !== width && { window: size }) })
    width = size?.width
  }
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
