import { isAnyOf, type ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import {
  type FormState,
  fieldChanged,
  formSlice,
  type Message,
  noticeExpired,
  sendAsked,
  sendFailed,
  sendSucceeded,
} from './slice'
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

const isFormEvent = isAnyOf(sendAsked, fieldChanged)

/** @param failureNotice whether a failure shows a discreet notice (practice file, `contact.failureNotice`) */
export function listenToForm(start: Start, ports: FormPorts, failureNotice: boolean) {
  let liveSend: number | null = null

  /** One press, one request; then the banner's 5 s. */
  start({
    predicate: (_action, current, previous) => select(current).send !== select(previous).send,
    effect: async (_action, api) => {
      const { send, fields } = select(api.getState())
      api.cancelActiveListeners()
      liveSend = send
      const request = new AbortController()
      const answer = async () => ports.send(fields, request.signal)
      const lateness = async () => {
        await api.delay(answerTimeoutMs)
        throw new Error(`no answer within ${answerTimeoutMs} ms`)
      }
      try {
        await Promise.race([answer(), lateness()])
        liveSend = null
        api.dispatch(sendSucceeded({ send }))
        if (select(api.getState()).status === 'sent') ports.showBanner()
      } catch (reason) {
        request.abort()
        // called off by a later send, which is not to be ended with this one
        if (api.signal.aborted) return
        liveSend = null
        ports.reportFailure(reason)
        api.dispatch(sendFailed({ send, notice: failureNotice }))
        return
      }
      await api.delay(noticeMs)
      api.dispatch(noticeExpired({ send }))
    },
  })

  /** No trap: an event that finds `sending` without a request (after time travel) first fails it, then counts. */
  start({
    predicate: (action, _current, previous) =>
      isFormEvent(action) && select(previous).status === 'sending' && liveSend !== select(previous).send,
    effect: (action, api) => {
      api.dispatch(sendFailed({ send: select(api.getOriginalState()).send, notice: false }))
      // a log that is locked, or shown at an earlier place, still says sending
      if (select(api.getState()).status !== 'sending') api.dispatch(action)
    },
  })
}
