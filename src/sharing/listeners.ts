import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit'
import {
  copyRequested,
  imageRequested,
  noticeExpired,
  printRequested,
  type SharingState,
  shareRefused,
  shareSucceeded,
} from './slice'

/** How long a clicked button says what has come of it (ms). */
export const noticeMs = 3000

/** @typeParam Root state of the whole store */
export interface SharingPorts<Root> {
  /** Opens the browser's print dialog, once the page shows what is to be printed. */
  print(): void
  /** Puts the tool's result into the clipboard; rejects if the browser will not. */
  copyResult(tool: string, state: Root): Promise<void>
  /** Hands the tool's result over as an image; rejects if it cannot be made. */
  saveImage(tool: string, state: Root): Promise<void>
  /** Tells the developer why. */
  reportRefusal(reason: unknown): void
}

export function listenToSharing<Root extends { sharing: SharingState }>(
  start: TypedStartListening<Root>,
  ports: SharingPorts<Root>,
) {
  start({ actionCreator: printRequested, effect: () => ports.print() })

  /** The click itself permits the clipboard: the port is called within it, before any waiting. */
  start({
    matcher: isAnyOf(copyRequested, imageRequested),
    effect: async (action, api) => {
      const state = api.getState()
      const { request } = state.sharing
      api.cancelActiveListeners()
      try {
        if (copyRequested.match(action)) await ports.copyResult(action.payload.tool, state)
        if (imageRequested.match(action)) await ports.saveImage(action.payload.tool, state)
        // replaced by a later request, also by one that bears its number after time travel
        if (api.signal.aborted) return
        api.dispatch(shareSucceeded({ request }))
      } catch (reason) {
        if (api.signal.aborted) return
        ports.reportRefusal(reason)
        api.dispatch(shareRefused({ request, reason: String(reason) }))
      }
      await api.delay(noticeMs)
      api.dispatch(noticeExpired({ request }))
    },
  })
}
