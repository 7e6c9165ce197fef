import type { ListenerMiddlewareInstance, UnknownAction } from '@reduxjs/toolkit'
import { type LayoutMode, pathEntered, sectionChosen, viewportChanged } from '../../core/events'
import { type LayoutState, layoutSlice } from './slice'

export interface LayoutPorts {
  /** Puts the focus on the new page's heading, after a link also the window at its top. */
  arriveAtPage(scroll: 'top' | 'kept'): void
  /** What kind of window it is now. */
  windowMode(): LayoutMode
}

type RootState = { layout: LayoutState }
type Start = ListenerMiddlewareInstance<RootState>['startListening']

/** The visitor wants to be elsewhere; what comes of it after a wait is not asked again. */
const isWayAsked = (action: UnknownAction) =>
  sectionChosen.match(action) || (pathEntered.match(action) && action.payload.by === 'history')

/** A page has been opened, or chosen again (sections of the landing page: see carousel). */
export function listenToLayout(start: Start, ports: LayoutPorts) {
  start({
    actionCreator: pathEntered,
    effect: ({ payload: { section, samePage, by } }) => {
      const isInPageLink = samePage && by === 'history'
      if (section || by === 'load' || isInPageLink) return
      ports.arriveAtPage(by === 'link' ? 'top' : 'kept')
    },
  })

  /** No trap: on the way elsewhere, a window of another kind than the store says (after time travel) is measured anew. */
  start({
    predicate: isWayAsked,
    effect: (_action, api) => {
      const mode = ports.windowMode()
      if (mode !== layoutSlice.selectSlice(api.getState()).mode) api.dispatch(viewportChanged({ mode }))
    },
  })
}
