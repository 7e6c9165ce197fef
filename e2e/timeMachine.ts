import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument'
import { type Action, compose, type StoreEnhancer } from '@reduxjs/toolkit'
import type { RootState } from '../src/app/reducer'

/** The page's end of `instrument.ts`: the Redux DevTools with a test in the place of their panel. */
interface TimeMachine {
  /** Whether the site has let the DevTools in. */
  isAttached(): boolean
  /** Everything the store was sent; state `n` is the one after the `n`th entry, state 0 the one before them all. */
  actions(): Action<string>[]
  /** The state that is shown. */
  state(): RootState
  jumpTo(state: number): void
  /** Makes the state that is shown the present, and forgets the log. */
  commit(): void
}

type Devtools = EnhancedStore<unknown, Action<string>, null>['liftedStore']

declare global {
  interface Window {
    timeMachine: TimeMachine
  }
}

let attached: Devtools | undefined

const devtools = (): Devtools => {
  if (!attached) throw new Error('the site has not let the DevTools in')
  return attached
}

const attach: StoreEnhancer = (createStore) => (reducer, preloadedState) => {
  const store = createStore(reducer, preloadedState)
  if ('liftedStore' in store) attached = store.liftedStore as Devtools
  return store
}

/** As the extension's: takes either the enhancers, or options first. */
const composeWithDevtools = (...first: (object | StoreEnhancer)[]) => {
  const composed = (...enhancers: StoreEnhancer[]) => compose(...enhancers, attach, instrument())
  return typeof first[0] === 'function' ? composed(...(first as StoreEnhancer[])) : composed
}

window.timeMachine = {
  isAttached: () => attached !== undefined,
  actions: () => {
    const { stagedActionIds, actionsById } = devtools().getState()
    return stagedActionIds.slice(1).flatMap((id) => actionsById[id]?.action ?? [])
  },
  state: () => {
    const { computedStates, currentStateIndex } = devtools().getState()
    return computedStates[currentStateIndex]?.state as RootState
  },
  jumpTo: (state) => devtools().dispatch(ActionCreators.jumpToState(state)),
  commit: () => devtools().dispatch(ActionCreators.commit()),
}

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevtools })
