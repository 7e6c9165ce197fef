import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { pathEntered } from '../../core/events'

export interface LayoutPorts {
  /** Puts the focus on the new page's heading, after a link also the window at its top. */
  arriveAtPage(scroll: 'top' | 'kept'): void
}

type Start<State> = ListenerMiddlewareInstance<State>['startListening']

/** Another page has taken the place of the one on show (sections of the landing page: see carousel). */
export function listenToLayout<State>(start: Start<State>, ports: LayoutPorts) {
  start({
    actionCreator: pathEntered,
    effect: ({ payload: { section, samePage, by } }) => {
      if (section || samePage || by === 'load') return
      ports.arriveAtPage(by === 'link' ? 'top' : 'kept')
    },
  })
}
