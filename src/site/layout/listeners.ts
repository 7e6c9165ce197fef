import type { TypedStartListening } from '@reduxjs/toolkit'
import { contentAsked, pathEntered } from '../../core/events'

export interface LayoutPorts {
  /** Puts the focus on the new page's heading, after a link also the window at its top. */
  arriveAtPage(scroll: 'top' | 'kept'): void
  /** Puts the focus on the page's content, past the bar. */
  focusContent(): void
}

/** A page has been opened, or chosen again (sections of the landing page: see carousel). */
export function listenToLayout<State>(start: TypedStartListening<State>, ports: LayoutPorts) {
  start({ actionCreator: contentAsked, effect: () => ports.focusContent() })

  start({
    actionCreator: pathEntered,
    effect: ({ payload: { section, samePage, by } }) => {
      const isInPageLink = samePage && by === 'history'
      if (section || by === 'load' || isInPageLink) return
      ports.arriveAtPage(by === 'link' ? 'top' : 'kept')
    },
  })
}
