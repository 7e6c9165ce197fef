import type { LiftedState } from '@redux-devtools/instrument'
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { sectionInView } from '../carousel/slice'
import { type LayoutMode, stateRestored } from '../core/events'
import { desktopWindow, listen, modeOf } from '../core/listen'

type Log = LiftedState<unknown, UnknownAction, unknown>

interface DevTools {
  getState(): Log
}

const presentOf = ({ computedStates }: Log): unknown => computedStates[computedStates.length - 1]?.state

const isPresent = ({ currentStateIndex, computedStates }: Log) => currentStateIndex === computedStates.length - 1

/** Between these two nothing has happened but an action, or several. */
const isAction = (before: Log, after: Log) => {
  const last = before.nextActionId - 1
  return after.nextActionId > before.nextActionId && after.actionsById[last] === before.actionsById[last]
}

/** What comes into view by scrolling, also where the state that is shown now is higher or lower than the one before. */
const isScrolledTo = (action: UnknownAction) => sectionInView.match(action) || action.type.endsWith('/partReached')

export interface TravelPorts {
  /** What kind of window it is now. */
  measure(): LayoutMode
  /** Calls back whenever the visitor clicks, types or scrolls in the page. */
  onInput(listener: () => void): void
}

const inputs = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const

const browserPorts: TravelPorts = {
  measure: () => modeOf(desktopWindow()),
  onInput: (listener) => listen(window, inputs, listener, { capture: true, passive: true }),
}

/**
 * The outermost enhancer of a store that lets the Redux DevTools in. Listeners start timers and requests, following the
 * actions of the present. A present reached otherwise (by commit, import or a skipped action, or by actions while the
 * past was shown or the log locked) may wait for a timer or answer that never comes: `stateRestored` brings it to rest.
 */
export const timeTravel =
  ({ measure, onInput }: TravelPorts = browserPorts): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState)
    if (!('liftedStore' in store)) return store
    const devTools = store.liftedStore as DevTools
    let log = devTools.getState()
    /** The present that the listeners have followed. */
    let knownToListeners: unknown = presentOf(log)
    let isAfterJump = false
    onInput(() => {
      isAfterJump = false
    })

    store.subscribe(() => {
      const before = log
      log = devTools.getState()
      isAfterJump ||= !isAction(before, log)
      // what timers and answers say now is lost
      if (log.isLocked || log.isPaused) knownToListeners = undefined
      else if (isPresent(log) && presentOf(log) !== knownToListeners) {
        knownToListeners = presentOf(log)
        const restored = stateRestored({ mode: measure() }) as never
        if (!isAction(before, log) && reducer(knownToListeners as never, restored) !== knownToListeners)
          store.dispatch(restored)
      }
    })
    // a locked log changes nothing in the world either; a jump has scrolled the page, not a visitor
    const isDispatched = (action: UnknownAction) => !log.isLocked && !(isAfterJump && isScrolledTo(action))
    return { ...store, dispatch: (action) => (isDispatched(action) ? store.dispatch(action) : action) }
  }
