import type { TypedStartListening } from '@reduxjs/toolkit'
import { noticeClosed } from './slice'

export interface ErrorNoticePorts {
  /** Puts the focus on the heading of the page on show. */
  arriveAtPage(scroll: 'kept'): void
}

/** The button that has the focus goes with the notice. */
export function listenToErrorNotice<State>(start: TypedStartListening<State>, ports: ErrorNoticePorts) {
  start({ actionCreator: noticeClosed, effect: () => ports.arriveAtPage('kept') })
}
