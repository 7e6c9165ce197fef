import type { TypedStartListening } from '@reduxjs/toolkit'
import { type FormState, formSlice, type Message, noticeExpired, sendFailed, sendSucceeded, waitExpired } from './slice'

/** How long the success banner stays (specification 9). */
export const noticeMs = 5_000

/** After this long without an answer a send counts as failed (readings, "Contact form"). */
export const answerTimeoutMs = 20_000

export interface FormPorts {
  /** Posts the message; rejects unless the service says that it took it. */
  send(message: Message, signal: AbortSignal): Promise<void>
  /** Tells the developer why a message could not be sent (specification 8: the console). */
  reportFailure(reason: unknown): void
  /** Brings the banner into view; on a phone the button is below its place. */
  showBanner(): void
}

type RootState = { form: FormState }

const select = (state: RootState) => formSlice.selectSlice(state)

/** @param failureNotice whether a failure shows a discreet notice (practice file, `contact.failureNotice`) */
export function listenToForm(start: TypedStartListening<RootState>, ports: FormPorts, failureNotice: boolean) {
  /** One click, one request; then the banner's 5 s. The request goes on after 20 s, until a later one replaces it. */
  start({
    predicate: (_action, current, previous) => select(current).send !== select(previous).send,
    effect: async (_action, api) => {
      const { send, fields } = select(api.getState())
      api.cancelActiveListeners()
      const end = { send, notice: failureNotice }
      const wait = api.fork(async ({ delay }) => {
        await delay(answerTimeoutMs)
        ports.reportFailure(new Error(`no answer within ${answerTimeoutMs} ms`))
        api.dispatch(waitExpired(end))
      })
      const answer = async () => ports.send(fields, api.signal)
      try {
        await api.pause(answer())
      } catch (reason) {
        // called off by a later send, which is not to be ended with this one
        if (api.signal.aborted) return
        ports.reportFailure(reason)
        api.dispatch(sendFailed({ ...end, reason: String(reason) }))
        return
      } finally {
        wait.cancel()
      }
      api.dispatch(sendSucceeded({ send }))
      if (select(api.getState()).status === 'sent') ports.showBanner()
      await api.delay(noticeMs)
      api.dispatch(noticeExpired({ send }))
    },
  })
}
