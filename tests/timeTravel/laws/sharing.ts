import { locationChanged } from '../../../src/core/events'
import {
  copyRequested,
  imageRequested,
  noticeExpired,
  printClosed,
  printRequested,
  type SharingState,
  shareRefused,
  shareSucceeded,
} from '../../../src/sharing/slice'
import { type Laws, onlyChanges } from './law'

/** Readings, "Tools": saving, copying and printing a result. */
export const sharingLaws: Laws<SharingState> = {
  'each request for a text or an image has a number of its own': (step) => {
    const { before, event, after } = step
    if (!copyRequested.match(event) && !imageRequested.match(event))
      return after.request === before.request && after.shared === before.shared
    return (
      after.status === 'working' &&
      after.request === before.request + 1 &&
      after.shared === (imageRequested.match(event) ? 'image' : 'text') &&
      onlyChanges(step, 'status', 'request', 'shared')
    )
  },

  'a request ends by its own answer, and by no other': (step) => {
    const { before, event, after } = step
    if (!shareSucceeded.match(event) && !shareRefused.match(event)) return true
    if (before.status !== 'working' || event.payload.request !== before.request) return after === before
    return after.status === (shareSucceeded.match(event) ? 'done' : 'refused') && onlyChanges(step, 'status')
  },

  'a notice ends by its own clock, which ends no request': (step) => {
    const { before, event, after } = step
    if (!noticeExpired.match(event)) return true
    if (before.status === 'working' || event.payload.request !== before.request) return after === before
    return after.status === 'idle' && onlyChanges(step, 'status')
  },

  'the sheet is the one requested, until the print is closed': (step) => {
    const { event, after } = step
    if (!printRequested.match(event) && !printClosed.match(event)) return true
    return after.sheet === (printRequested.match(event) ? event.payload.sheet : 'result') && onlyChanges(step, 'sheet')
  },

  'another page shows no notice and prints its own result': (step) =>
    !locationChanged.match(step.event) ||
    (step.after.status === 'idle' && step.after.sheet === 'result' && onlyChanges(step, 'status', 'sheet')),

  'nothing else changes it': ({ before, event, after }) =>
    [
      ...[copyRequested, imageRequested, printRequested, printClosed],
      ...[shareSucceeded, shareRefused, noticeExpired, locationChanged],
    ].some(({ match }) => match(event)) || after === before,
}
