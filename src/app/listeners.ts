import { isAnyOf, type TypedStartListening, type UnknownAction } from '@reduxjs/toolkit'
import { isSlideRequested } from '../carousel/slice'
import { linkFollowed, locationChanged, sectionChosen } from '../core/events'
import { selectMode, selectPath } from '../layout/slice'
import type { RootState } from './reducer'
import { routeOf } from './routes'
import { toolIfLoaded } from './toolModules'

/** Time between the choice of a section and the jump, ms (specification 9). */
export const jumpDelayMs = { mobile: 150, desktop: 250 }

export interface NavigationPorts {
  /** Goes to an address of the site, in a new entry of the history. */
  navigate(to: string): void
  /** Calls off the page that is on its way: the address is again that of the current one. */
  keepPage(path: string): void
}

const isRequested = isAnyOf(sectionChosen, linkFollowed, isSlideRequested)

/** The location that changes by a link is the end of a request, which may be older than the one that waits. */
const isNavigationRequest = (action: UnknownAction) =>
  isRequested(action) || (locationChanged.match(action) && action.payload.by === 'history')

/** The jump to a section follows its choice after a moment, unless something else is wanted meanwhile. */
export function listenToChoices(start: TypedStartListening<RootState>, ports: NavigationPorts) {
  start({
    predicate: isNavigationRequest,
    effect: async (action, api) => {
      // a slide that is asked for while another one moves is not granted
      if (isSlideRequested(action) && api.getState().carousel.move === api.getOriginalState().carousel.move) return
      api.cancelActiveListeners()
      if (isSlideRequested(action)) ports.keepPage(selectPath(api.getState()))
      if (!sectionChosen.match(action)) return
      await api.delay(jumpDelayMs[selectMode(api.getState()) === 'mobile' ? 'mobile' : 'desktop'])
      ports.navigate(action.payload.to)
    },
  })
}

export interface ToolPorts {
  /** Brings focus and window to the heading of the place where the visitor is in the tool. */
  focusToolHeading(tool: string): void
}

/** After the click is answered (ms). */
const frameMs = 16

/** Where an action leads to another place of a tool, the focus goes with it. A jump through time is no action. */
export function listenToTools(start: TypedStartListening<RootState>, ports: ToolPorts) {
  const toolOn = (state: RootState) => routeOf(selectPath(state)).tool
  start({
    predicate: (action, current, previous) => {
      const tool = toolOn(current)
      if (!tool || tool !== toolOn(previous)) return false
      return toolIfLoaded(tool.id)?.hasArrived(action, current, previous) ?? false
    },
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const tool = toolOn(api.getState())
      if (!tool) return
      await api.delay(frameMs)
      if (tool === toolOn(api.getState())) ports.focusToolHeading(tool.id)
    },
  })
}
