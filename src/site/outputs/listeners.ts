import { isAnyOf, type TypedStartListening } from '@reduxjs/toolkit'
import type { PictureFormat } from '../../core/tool'
import {
  copyAsked,
  type OutputsState,
  outputDone,
  outputNoticeExpired,
  outputRefused,
  pictureAsked,
  printAsked,
  typedCopyAsked,
} from './slice'
import { noticeMs } from './timing'

/** @typeParam Root state of the whole store */
export interface OutputsPorts<Root> {
  /** Opens the browser's print dialog. */
  print(): void
  /** Puts the tool's result into the clipboard; rejects if the browser will not. */
  copyResult(tool: string, state: Root): Promise<void>
  /** Puts everything typed on the site into the clipboard; rejects if the browser will not. */
  copyTyped(state: Root): Promise<void>
  /** Hands the tool's drawing over as a file; rejects if it cannot be made. */
  savePicture(tool: string, state: Root, format: PictureFormat): Promise<void>
  /** Tells the developer why. */
  reportRefusal(reason: unknown): void
}

export function listenToOutputs<Root extends { outputs: OutputsState }>(
  start: TypedStartListening<Root>,
  ports: OutputsPorts<Root>,
) {
  start({ actionCreator: printAsked, effect: () => ports.print() })

  /** The press itself permits the clipboard: the port is called within it, before any waiting. */
  start({
    matcher: isAnyOf(copyAsked, typedCopyAsked, pictureAsked),
    effect: async (action, api) => {
      const state = api.getState()
      const { request } = state.outputs
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
