import { pathEntered } from '../../../src/core/events'
import { type ErrorNoticeState, noticeClosed, pageMissed } from '../../../src/site/errorNotice/slice'
import { isSame, type Laws, onlyChanges } from './law'

/** A page that does not come: a broken link shows the way on. */
export const errorNoticeLaws: Laws<ErrorNoticeState> = {
  'the notice is about what was asked for last, and a new one each time': ({ before, event, after }) =>
    !pageMissed.match(event) ||
    (after.status === 'shown' && isSame(after.missing, event.payload) && after.notices === before.notices + 1),

  'it goes when it is closed': (step) =>
    !noticeClosed.match(step.event) || (step.after.status === 'hidden' && onlyChanges(step, 'status')),

  'it goes when another page comes': (step) =>
    !pathEntered.match(step.event) ||
    (step.event.payload.samePage
      ? step.after === step.before
      : step.after.status === 'hidden' && onlyChanges(step, 'status')),

  'nothing else touches it': ({ before, event, after }) =>
    [pageMissed, noticeClosed, pathEntered].some(({ match }) => match(event)) || after === before,
}
