import {
  ActionCreators,
  instrument,
  type LiftedAction,
  type LiftedState,
  type LiftedStore,
} from '@redux-devtools/instrument'
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { type RootState, rootReducer } from '../../src/app/reducer'
import type { Store } from '../../src/app/store'

/** Puts the store into another state past its listeners, as a jump in the Redux DevTools does. */
export function jumpTo(store: Store, state: RootState) {
  store.replaceReducer(() => state)
  store.replaceReducer(rootReducer)
}

export type Log = LiftedState<RootState, UnknownAction, null>

/** The heart of the Redux DevTools without their window; goes into a store's enhancers. */
export function createTimeMachine() {
  let lifted: LiftedStore<RootState, UnknownAction, null> | null = null
  const enhancer: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
    const store = instrument()(createStore)(reducer, preloadedState)
    lifted = store.liftedStore
    return store
  }
  const open = () => {
    if (!lifted) throw new Error('the time machine is in no store')
    return lifted
  }
  const log = (): Log => open().getState()
  return {
    enhancer,
    log,
    actions: (): UnknownAction[] => {
      const { stagedActionIds, actionsById } = log()
      return stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? [])
    },
    /** The first state, and the one after each action. */
    states: (): RootState[] => log().computedStates.map(({ state }) => state),
    /** Shows a state of the log, and keeps the log. */
    jumpTo: (index: number) => void open().dispatch(ActionCreators.jumpToState(index)),
    /** Anything else that the DevTools do. */
    does: (action: LiftedAction<RootState, UnknownAction, null>) => void open().dispatch(action),
    /** Makes the state on show the new beginning. */
    commit: () => void open().dispatch(ActionCreators.commit()),
    /** Puts a whole log in the place of this one. */
    load: (log: Log) => void open().dispatch(ActionCreators.importState(log, true)),
  }
}
