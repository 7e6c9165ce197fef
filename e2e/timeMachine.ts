import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument'
import { type Action, compose, type StoreEnhancer } from '@reduxjs/toolkit'
import type { RootState } from '../src/app/reducer'

type Devtools = EnhancedStore<RootState, Action<string>, null>['liftedStore']

/** The page's end of `instrument.ts`: the Redux DevTools with a test in the place of their panel. */
const timeMachine = {
  /** Nothing, unless the site has let the DevTools in. */
  devtools: undefined as Devtools | undefined,
  /** Actions that the store was sent; state `n` is the one after the `n`th, state 0 the one before them all. */
  count: () => (timeMachine.devtools?.getState().computedStates.length ?? 0) - 1,
  /** The state that is shown. */
  state(): RootState {
    const { computedStates = [], currentStateIndex = -1 } = timeMachine.devtools?.getState() ?? {}
    return computedStates[currentStateIndex]?.state as RootState
  },
  /** The actions that the store was sent, for whoever debugs without the panel. */
  log() {
    const { stagedActionIds = [], actionsById = {} } = timeMachine.devtools?.getState() ?? {}
    return stagedActionIds.map((id) => actionsById[id])
  },
  jumpTo: (state: number) => void timeMachine.devtools?.dispatch(ActionCreators.jumpToState(state)),
  /** Makes the state that is shown the present, and forgets the log. */
  commit: () => void timeMachine.devtools?.dispatch(ActionCreators.commit()),
}

declare global {
  interface Window {
    timeMachine: typeof timeMachine
  }
}

const attach: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState)
  if ('liftedStore' in store) timeMachine.devtools = store.liftedStore as Devtools
  return store
}

/** As the extension's: takes either the enhancers, or options first. */
const composeWithDevtools = (...first: (object | StoreEnhancer)[]) => {
  const composed = (...enhancers: StoreEnhancer[]) => compose(...enhancers, attach, instrument())
  return typeof first[0] === 'function' ? composed(...(first as StoreEnhancer[])) : composed
}

Object.assign(window, { timeMachine, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevtools })
