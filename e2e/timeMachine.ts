import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument'
import { type Action, compose, type StoreEnhancer } from '@reduxjs/toolkit'
import type { RootState } from '../src/app/reducer'

export interface LogEntry {
  /** Milliseconds since the first entry. */
  at: number
  action: Action<string>
}

/** The page's end of `instrument.ts`: the Redux DevTools with a test in the place of their panel. */
export interface TimeMachine {
  /** Whether the site has let the DevTools in. */
  isAttached(): boolean
  /** Everything the store was told; state `n` is the one after the `n`th entry, state 0 the one before them all. */
  entries(): LogEntry[]
  /** State `n` of the log; without a number the one on show. */
  state(n?: number): RootState
  jumpTo(state: number): void
  /** Makes the state on show the present, and forgets the log. */
  commit(): void
  keepLog(): void
  /** Puts the kept log back, with its present on show. */
  restoreLog(): void
  /** Resolves when the browser has painted and has nothing left to do; the page's clock may stand still. */
  quiet(): Promise<void>
  /** Ends whatever moves and has an end. */
  finishMotion(): void
}

type Devtools = EnhancedStore<unknown, Action<string>, null>['liftedStore']

declare global {
  interface Window {
    timeMachine: TimeMachine
  }
}

let attached: Devtools | undefined
let kept: ReturnType<Devtools['getState']> | undefined

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

/** While the wheel turns Chromium is never idle. */
const busyMs = 200

// before the test takes hold of the clock
const nextFrame = window.requestAnimationFrame.bind(window)
const whenIdle = window.requestIdleCallback.bind(window)

function entries(): LogEntry[] {
  const { stagedActionIds, actionsById } = devtools().getState()
  const taken = stagedActionIds.slice(1).flatMap((id) => actionsById[id] ?? [])
  return taken.map(({ timestamp, action }) => ({ at: timestamp - (taken[0]?.timestamp ?? 0), action }))
}

window.timeMachine = {
  isAttached: () => attached !== undefined,
  entries,
  state: (n) => {
    const { computedStates, currentStateIndex } = devtools().getState()
    return computedStates[n ?? currentStateIndex]?.state as RootState
  },
  jumpTo: (state) => devtools().dispatch(ActionCreators.jumpToState(state)),
  commit: () => devtools().dispatch(ActionCreators.commit()),
  keepLog: () => {
    kept = devtools().getState()
  },
  restoreLog: () => {
    if (kept) devtools().dispatch(ActionCreators.importState(kept, true))
  },
  finishMotion: () => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY) animation.finish()
  },
  quiet: () => new Promise((resolve) => nextFrame(() => whenIdle(() => resolve(), { timeout: busyMs }))),
}

// nobody is there to answer the browser's dialog
window.print = () => {}

Object.assign(window, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: composeWithDevtools })
