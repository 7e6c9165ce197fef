import { createAction } from '@reduxjs/toolkit'
import type { SectionId } from './sections'

/** Events that several modules send or answer. Those of a single slice are its own actions. */

export type LayoutMode = 'mobile' | 'desktop'

/** World: the window is now below (mobile) or from (desktop) 768 px wide (specification 4). */
export const viewportChanged = createAction<{ mode: LayoutMode }>('world/viewportChanged')

export interface LocationChange {
  path: string
  /** The landing section the address names; `null` on other pages and for any other fragment. */
  section: SectionId | null
  /** The page was already current, so that the visitor moves inside it. */
  samePage: boolean
  /** First page of the visit, a followed link, or the browser's back and forward. */
  by: 'load' | 'link' | 'history'
}

/** Visitor: clicked the link that leads past the bar. */
export const contentRequested = createAction('visitor/contentRequested')

/** Visitor: clicked a link to a page of the site, or to a section from elsewhere. */
export const linkFollowed = createAction<{ to: string }>('visitor/linkFollowed')

/** World: the address names this path, and its page is shown. Reported every time, also for the page shown already. */
export const locationChanged = createAction<LocationChange>('world/locationChanged')

/** Visitor: clicked a link or button that leads to a section; the jump follows after the delay of specification 9. */
export const sectionChosen = createAction<{ section: SectionId; to: string }>('visitor/sectionChosen')

/** Debugger: the DevTools made this state the present, in a window of this kind; nothing will end what began in it. */
export const stateRestored = createAction<{ mode: LayoutMode }>('timeTravel/stateRestored')
