import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import { type FormState, formSlice, type Message, noticeExpired, sendFailed, sendSucceeded } from './slice'
import { answerTimeoutMs, noticeMs } from './timing'

export interface FormPorts {
  /** Posts the message; rejects unless the service says that it took it. */
  send(message: Message, signal: AbortSignal): Promise<void>
  /** Tells the developer why a message could not be sent (specification 8: the console). */
  reportFailure(reason: unknown): void
  /** Brings the banner into view; on a phone the button is below its place. */
  showBanner(): void
}

type RootState = { form: FormState }
type Start = ListenerMiddlewareInstance<RootState>['startListening']

const select = (state: RootState) => formSlice.selectSlice(state)

/** @param failureNotice whether a failure shows a discreet notice (practice file, `contact.failureNotice`) */
export function listenToForm(start: Start, ports: FormPorts, failureNotice: boolean) {
  /** One press, one request; then the banner's 5 s. */
  start({
    predicate: (_action, current, previous) => select(current).send !== select(previous).send,
    effect: async (_action, api) => {
      const { send, fields } = select(api.getState())
      api.cancelActiveListeners()
      const request = new AbortController()
      const answer = async () => ports.send(fields, request.signal)
      const lateness = async () => {
        await api.delay(answerTimeoutMs)
        throw new Error(`no answer within ${answerTimeoutMs} ms`)
      }
      try {
        await Promise.race([answer(), lateness()])
        api.dispatch(sendSucceeded({ send }))
        if (select(api.getState()).status === 'sent') ports.showBanner()
      } catch (reason) {
        request.abort()
        // called off by a later send, which is not to be ended with this one
        if (api.signal.aborted) return
        ports.reportFailure(reason)
        api.dispatch(sendFailed({ send, notice: failureNotice }))
        return
      }
      await api.delay(noticeMs)
      api.dispatch(noticeExpired({ send }))
    },
  })
}
