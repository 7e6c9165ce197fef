import { isAnyOf, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit'
import { historyMoved, linkFollowed, type PathEntry, pathEntered, sectionChosen, viewportChanged } from '../core/events'
import { normalPath } from '../core/paths'
import { sectionOfHash } from '../core/sections'
import { type CarouselPorts, type CarouselState, isSlideAsked, selectSection } from '../site/carousel'
import { pageMissed } from '../site/errorNotice'
import { type LayoutState, selectMode, selectPath } from '../site/layout'

/** Time between the choice of a section and the jump (specification 9). */
export const jumpDelayMs = { mobile: 150, desktop: 250 }
/** After this long a page whose code neither comes nor fails counts as missed. */
export const pageTimeoutMs = 10_000

export interface NavigationPorts {
  /** Fetches the code of a page; null where it is there. */
  loadPage(path: string): Promise<unknown> | null
  /** Names the page that is shown from now on, in a new entry of the history. */
  enterAddress(to: string): void
  /** The page of the entry to which the visitor has gone back or forward is shown from now on. */
  acceptAddress(): void
  /** It is not: the browser returns to the entry of the page on show, if it has left that or was about to. */
  refuseAddress(): void
  /** Whether the visitor has come back to that entry by herself. */
  isAddressShown(): boolean
}

/** What the routes know of addresses. */
export interface Places {
  /** Whether two addresses show one page. */
  isSamePage(path: string, other: string): boolean
  isLanding(path: string): boolean
}

type RootState = { layout: LayoutState; carousel: CarouselState }
type Start = TypedStartListening<RootState>

const isWayAsked = isAnyOf(linkFollowed, sectionChosen, historyMoved)

/** What was asked for last happens: also a slide asked for and granted calls off the page that has not come. */
const isWish = (action: UnknownAction, current: RootState, previous: RootState) =>
  isWayAsked(action) || (isSlideAsked(action) && current.carousel.move !== previous.carousel.move)

/** Every way to another page or section: it is waited for, loaded, then shown and named by the address at once. */
export function listenToNavigation(start: Start, ports: NavigationPorts, places: Places) {
  start({
    predicate: isWish,
    effect: async (action, api) => {
      api.cancelActiveListeners()
      const isHistory = historyMoved.match(action)
      if (isHistory && ports.isAddressShown()) return
      if (!isHistory) ports.refuseAddress()
      if (!isWayAsked(action)) return
      const { path, hash } = isHistory ? action.payload : partsOf(action.payload.to)
      const page = ports.loadPage(path)
      page?.catch(() => undefined)
      if (sectionChosen.match(action)) {
        const mode = selectMode(api.getState())
        await api.delay(jumpDelayMs[mode === 'mobile' ? 'mobile' : 'desktop'])
      }
      const samePage = places.isSamePage(path, selectPath(api.getState()))
      const by = isHistory ? 'history' : 'link'
      const section = places.isLanding(path) ? sectionOfPlace({ hash, samePage, by }) : null
      if (page && !samePage) {
        const limit = api.delay(pageTimeoutMs).then(() => false)
        const isThere = await api.pause(Promise.race([page.then(() => true), limit]).catch(() => false))
        if (!isThere) {
          if (isHistory) ports.refuseAddress()
          api.dispatch(pageMissed({ path, section }))
          return
        }
      }
      if (isHistory) ports.acceptAddress()
      else ports.enterAddress(action.payload.to)
      api.dispatch(pathEntered({ path, section, samePage, by }))
    },
  })
}

/** On slides the address names the one on show, also where that has not come by a move: after turning the device, or coming back. */
export function listenToUnnamedSlides(start: Start, ports: CarouselPorts, { isLanding }: Places) {
  start({
    predicate: (action) =>
      viewportChanged.match(action) || (pathEntered.match(action) && action.payload.section === null),
    effect: (action, api) => {
      const { mode } = api.getOriginalState().layout
      const isSamePage = pathEntered.match(action) && action.payload.samePage
      const { layout, carousel } = api.getState()
      if (mode === 'unmeasured' || isSamePage || carousel.phase !== 'resting' || !isLanding(layout.path)) return
      ports.nameSlide(selectSection(api.getState()))
      ports.writeAddress()
    },
  })
}

function partsOf(to: string) {
  const { pathname, hash } = new URL(to, 'https://this.site')
  return { path: normalPath(pathname), hash }
}

/** The section the address names; coming back without a fragment, the place the visitor had left. */
const sectionOfPlace = ({ hash, samePage, by }: Pick<PathEntry, 'samePage' | 'by'> & { hash: string }) =>
  by === 'history' && !samePage && hash === '' ? null : sectionOfHash(hash)
