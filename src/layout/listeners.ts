import type { TypedStartListening } from '@reduxjs/toolkit'
import { contentRequested, locationChanged } from '../core/events'

export interface LayoutPorts {
  /** After a link: the top of the new page, with its heading focused; after going back or forward: the place left. */
  arriveAtPage(by: 'link' | 'history'): void
  /** Puts the focus on the page's content, past the bar. */
  focusContent(): void
}

/** A page has been opened, or chosen again (sections of the landing page: see carousel). */
export function listenToLayout<State>(start: TypedStartListening<State>, ports: LayoutPorts) {
  start({ actionCreator: contentRequested, effect: () => ports.focusContent() })

  start({
    actionCreator: locationChanged,
    effect: ({ payload: { section, samePage, by } }) => {
      const isInPageLink = samePage && by === 'history'
      if (section || by === 'load' || isInPageLink) return
      ports.arriveAtPage(by)
    },
  })
}
