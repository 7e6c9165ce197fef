import type { LiftedState } from '@redux-devtools/instrument'
import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit'
import { type LayoutMode, landed } from '../core/events'
import { listen } from '../core/listen'
import { desktopWindow, modeOf } from '../core/window'
import { sectionSeen } from '../site/carousel'

type Log = LiftedState<unknown, UnknownAction, unknown>

interface DevTools {
  getState(): Log
}

const presentOf = ({ computedStates }: Log): object => computedStates[computedStates.length - 1]?.state as object

const isPresent = ({ currentStateIndex, computedStates }: Log) => currentStateIndex === computedStates.length - 1

/** What comes into view by scrolling, also when a state put on show is higher or lower than the one before. */
const isScrolledTo = (action: UnknownAction) => sectionSeen.match(action) || action.type.endsWith('/partReached')

/** Between these two nothing has happened but an action, or several. */
const isAction = (before: Log, after: Log) => {
  const last = before.nextActionId - 1
  return after.nextActionId > before.nextActionId && after.actionsById[last] === before.actionsById[last]
}

/** Between these two another state of the same log was picked, and that is all. */
const isJump = (before: Log, after: Log) =>
  after.actionsById === before.actionsById &&
  after.stagedActionIds === before.stagedActionIds &&
  after.skippedActionIds === before.skippedActionIds &&
  after.isLocked === before.isLocked

export interface TravelPorts {
  /** What kind of window it is now. */
  measure(): LayoutMode
  /** Calls back whenever somebody presses, types or scrolls in the page. */
  onInput(listener: () => void): void
}

const inputs = ['pointerdown', 'touchstart', 'keydown', 'wheel'] as const

const browserPorts: TravelPorts = {
  measure: () => modeOf(desktopWindow()),
  onInput: (listener) => listen(window, inputs, listener, { capture: true, passive: true }),
}

/**
 * The outermost enhancer of a store that lets the Redux DevTools in. Where they put the store's present somewhere (commit,
 * import, a skipped action, an unlocked log, the way back to a present in which something was begun from the past), clocks and
 * requests may be missing that the state speaks of: `landed` tells the slices, if it changes anything. Any other jump tells
 * nothing. While the log is locked, the page does nothing at all; a page that was put on show has scrolled by that, not by a
 * visitor.
 */
export const timeTravel =
  ({ measure, onInput }: TravelPorts = browserPorts): StoreEnhancer =>
  (createStore) =>
  (reducer, preloadedState) => {
    const store = createStore(reducer, preloadedState)
    if (!('liftedStore' in store)) return store
    const devTools = store.liftedStore as DevTools
    const landing = () => landed({ mode: measure() }) as never

    /** The slices in which something has begun. */
    const openSlices = (state: object) => {
      const after = reducer(state as never, landing())
      return Object.keys(state).filter((slice) => Reflect.get(after as object, slice) !== Reflect.get(state, slice))
    }
    /** Listeners see the state on show, not the end of the log: what begins there has no clock. */
    const hasBegun = (before: Log, after: Log) => {
      const open = openSlices(presentOf(before))
      return openSlices(presentOf(after)).some((slice) => !open.includes(slice))
    }

    let seen = devTools.getState()
    let isBegunFromPast = false
    let isPutOnShow = false
    onInput(() => {
      isPutOnShow = false
    })
    store.subscribe(() => {
      const before = seen
      seen = devTools.getState()
      if (isAction(before, seen)) {
        isBegunFromPast ||= !isPresent(seen) && hasBegun(before, seen)
        return
      }
      isPutOnShow = true
      if (seen.isLocked || seen.isPaused || !isPresent(seen) || (isJump(before, seen) && !isBegunFromPast)) return
      isBegunFromPast = false
      if (openSlices(presentOf(seen)).length > 0) store.dispatch(landing())
    })
    const isMeant = (action: UnknownAction) => !devTools.getState().isLocked && !(isPutOnShow && isScrolledTo(action))
    return { ...store, dispatch: (action) => (isMeant(action) ? store.dispatch(action) : action) }
  }
