import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import type { PictureFormat } from '../../core/tool'
import {
  copyAsked,
  type OutputsState,
  outputDone,
  outputNoticeExpired,
  outputRefused,
  outputsSlice,
  pictureAsked,
  printAsked,
  typedCopyAsked,
} from './slice'
import { noticeMs } from './timing'

export interface OutputsPorts {
  /** Opens the browser's print dialog. */
  print(): void
  /** Puts the tool's result into the clipboard; rejects if the browser will not. */
  copyResult(tool: string, state: object): Promise<void>
  /** Puts everything typed on the site into the clipboard; rejects if the browser will not. */
  copyTyped(state: object): Promise<void>
  /** Hands the tool's drawing over as a file; rejects if it cannot be made. */
  savePicture(tool: string, state: object, format: PictureFormat): Promise<void>
  /** Tells the developer why. */
  reportRefusal(reason: unknown): void
}

type RootState = { outputs: OutputsState }
type Start = ListenerMiddlewareInstance<RootState>['startListening']

const requestOf = (state: RootState) => outputsSlice.selectSlice(state).request

export function listenToOutputs(start: Start, ports: OutputsPorts) {
  start({ actionCreator: printAsked, effect: () => ports.print() })

  /** The press itself permits the clipboard: the port is called within it, before any waiting. */
  start({
    matcher: isAnyOf(copyAsked, typedCopyAsked, pictureAsked),
    effect: async (action, api) => {
      const state = api.getState()
      const request = requestOf(state)
      api.cancelActiveListeners()
      try {
        if (copyAsked.match(action)) await ports.copyResult(action.payload.tool, state)
        if (typedCopyAsked.match(action)) await ports.copyTyped(state)
        if (pictureAsked.match(action)) await ports.savePicture(action.payload.tool, state, action.payload.format)
        // replaced by a later press, also by one that bears its number after time travel
        if (api.signal.aborted) return
        api.dispatch(outputDone({ request }))
      } catch (reason) {
        if (api.signal.aborted) return
        ports.reportRefusal(reason)
        api.dispatch(outputRefused({ request, reason: String(reason) }))
      }
      await api.delay(noticeMs)
      api.dispatch(outputNoticeExpired({ request }))
    },
  })
}
