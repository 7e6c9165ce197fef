import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import { useDispatch, useSelector } from 'react-redux'
import { type DraftPorts, listenToDraft } from './draft/listeners.ts'
import { type DraftState, draftSlice, written } from './draft/slice.ts'
import { withFollowers } from './followers.ts'
import { listenToPublishing, type PublishingPorts } from './publishing/listeners.ts'
import { type PublishingState, publishingSlice } from './publishing/slice.ts'
import { texts } from './texts.ts'

interface RootState {
  draft: DraftState
  publishing: PublishingState
}

export type Ports = DraftPorts & PublishingPorts

export function createStore(ports: Ports) {
  const { middleware, startListening } = createListenerMiddleware<RootState>()
  listenToDraft(startListening, ports, texts.gone)
  listenToPublishing(startListening, ports)
  return configureStore({
    reducer: { draft: draftSlice.reducer, publishing: publishingSlice.reducer },
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
