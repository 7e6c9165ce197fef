import type { TypedStartListening } from '@reduxjs/toolkit'
import { selectPath } from '../site/layout'
import type { RootState } from './reducer'
import { routeOf } from './routes'
import { toolIfLoaded } from './toolModules'

export interface ToolPorts {
  /** Brings focus and window to the heading of the place where the visitor is in the tool, once it is there and if she still waits for it. */
  focusToolHeading(tool: string, isWanted: () => boolean): Promise<void>
}

/** After the press answers (ms). */
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
      await ports.focusToolHeading(tool.id, () => !api.signal.aborted && tool === toolOn(api.getState()))
    },
  })
}
