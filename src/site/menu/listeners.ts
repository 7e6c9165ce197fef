import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { type LayoutMode, pathEntered, sectionChosen } from '../../core/events'
import { jumpDelayMs } from './timing'

export interface MenuPorts {
  /** Goes to an address of the site and adds a history entry. */
  navigate(to: string): void
}

type Start<State> = ListenerMiddlewareInstance<State>['startListening']

/** The jump after a choice; the last choice wins, also against a page entered meanwhile. */
export function listenToMenu<State>(
  start: Start<State>,
  ports: MenuPorts,
  selectMode: (state: State) => LayoutMode | 'unmeasured',
) {
  start({
    matcher: isAnyOf(sectionChosen, pathEntered),
    effect: async (action, api) => {
      api.cancelActiveListeners()
      if (!sectionChosen.match(action)) return
      const { to } = action.payload
      const mode = selectMode(api.getState())
      await api.delay(jumpDelayMs[mode === 'mobile' ? 'mobile' : 'desktop'])
      ports.navigate(to)
    },
  })
}
