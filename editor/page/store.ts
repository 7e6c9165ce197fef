import { combineSlices, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { valueAt, withValue } from '../../practice/index.ts'
import { draftSlice, written } from './draft.ts'
import { withFollowers } from './followers.ts'
import { framingSlice } from './framing.ts'
import { listen, type Ports, type RootState } from './listeners.ts'
import { publishingSlice } from './publishing.ts'
import { testingSlice } from './testing.ts'

export function createStore(ports: Ports) {
  const { middleware, startListening } = createListenerMiddleware<RootState>()
  listen(startListening, ports)
  return configureStore({
    reducer: combineSlices(draftSlice, publishingSlice, framingSlice, testingSlice),
    middleware: (defaults) => defaults().prepend(middleware),
  })
}

export type Store = ReturnType<typeof createStore>

export const useEditorDispatch = useDispatch.withTypes<Store['dispatch']>()
export const useEditorSelector = useSelector.withTypes<RootState>()

/** A change of what is written by now, with what follows from it. */
export const change =
  (update: (practice: object) => object) =>
  (dispatch: Store['dispatch'], getState: () => RootState): void => {
    const { practice } = getState().draft
    dispatch(written(withFollowers(practice, update(practice))))
  }

/** Puts another value, or none, at a path. */
export const put = (path: readonly PropertyKey[], value: unknown) =>
  change((practice) => withValue(practice, path, value))

/** Says that a shipped sentence is true. */
export const confirm = (name: string) =>
  change((practice) => {
    const known = [valueAt(practice, ['confirmed']) ?? []].flat()
    return { ...practice, confirmed: [...new Set([...known, name])] }
  })
