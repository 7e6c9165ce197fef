import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { type LayoutMode, sectionChosen } from '../../core/events'
import { jumpDelayMs } from './timing'

export interface MenuPorts {
  /** Goes to an address of the site and adds a history entry. */
  navigate(to: string): void
}

type Start<State> = ListenerMiddlewareInstance<State>['startListening']

/** The jump after a choice; the last choice wins. */
export function listenToMenu<State>(
  start: Start<State>,
  ports: MenuPorts,
  selectMode: (state: State) => LayoutMode | 'unmeasured',
) {
  start({
    actionCreator: sectionChosen,
    effect: async ({ payload }, api) => {
      const mode = selectMode(api.getState())
      api.cancelActiveListeners()
      await api.delay(jumpDelayMs[mode === 'mobile' ? 'mobile' : 'desktop'])
      ports.navigate(payload.to)
    },
  })
}
