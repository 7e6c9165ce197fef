import { ActionCreators, type EnhancedStore, instrument } from '@redux-devtools/instrument'
import { type Action, compose, type StoreEnhancer } from '@reduxjs/toolkit'
import type { LogEntry, SessionLog, statesOf, WindowSize } from '../src/debug/sessionLog'

/** The page's end of `instrument.ts`: the Redux DevTools with a test in the place of their panel. */
export interface TimeMachine {
  /** Whether the site has let the DevTools in. */
  isAttached(): boolean
  /** Everything the store was told; state `n` is the one after the `n`th entry, state 0 the one before them all. */
  entries(): LogEntry[]
  /** The same as a file for the debugging room. */
  sessionLog(): SessionLog
  /** State `n` of the log; without a number the one on show. */
  state(n?: number): RootState
  jumpTo(state: number): void
  /** What the developer writes into the panel's dispatcher. */
  tell(action: Action<string>): void
  /** Makes the state on show the present, and forgets the log. */
  commit(): void
  keepLog(): void
  /** Puts the kept log back, with its present on show. */
  restoreLog(): void
  /** Resolves when the browser has painted and has nothing left to do; the page's clock may stand still. */
  quiet(): Promise<void>
  /** While the page's clock stands still: timeouts that run out all the same, for a guest in the page (axe). */
  lendTimeouts(): void
  takeTimeoutsBack(): void
  /** Ends whatever moves and has an end. */
  finishMotion(): void
}

type RootState = ReturnType<typeof statesOf>[number]
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

const runningTimeout = window.setTimeout
let pagesTimeout = runningTimeout

const sizeNow = (): WindowSize => ({ width: window.innerWidth, height: window.innerHeight })
const arrival = { recordedAt: new Date().toISOString(), path: window.location.pathname, window: sizeNow() }
/** By the number of the first entry in the window of that size. */
const sizes = new Map<number, WindowSize>()
window.addEventListener('resize', () => {
  if (attached) sizes.set(entries().length, sizeNow())
})

function entries(): LogEntry[] {
  const { stagedActionIds, actionsById } = devtools().getState()
  const taken = stagedActionIds.slice(1).flatMap((id) => actionsById[id] ?? [])
  return taken.map(({ timestamp, action }, index) => {
    const size = sizes.get(index)
    return { at: timestamp - (taken[0]?.timestamp ?? 0), action, ...(size && { window: size }) }
  })
}

window.timeMachine = {
  isAttached: () => attached !== undefined,
  entries,
  sessionLog: () => ({ format: 1, ...arrival, masked: false, entries: entries() }),
  state: (n) => {
    const { computedStates, currentStateIndex } = devtools().getState()
    return computedStates[n ?? currentStateIndex]?.state as RootState
  },
  tell: (action) => devtools().dispatch(ActionCreators.performAction(action, undefined, undefined, undefined)),
  jumpTo: (state) => devtools().dispatch(ActionCreators.jumpToState(state)),
  commit: () => devtools().dispatch(ActionCreators.commit()),
  keepLog: () => {
    kept = devtools().getState()
  },
  restoreLog: () => {
    if (kept) devtools().dispatch(ActionCreators.importState(kept, true))
  },
  lendTimeouts: () => {
    pagesTimeout = window.setTimeout
    window.setTimeout = runningTimeout
  },
  takeTimeoutsBack: () => {
    window.setTimeout = pagesTimeout
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
