import { pathEntered } from '../../../src/core/events'
import { noticeClosed, pageMissed, type RescueState } from '../../../src/site/rescue/slice'
import type { Laws } from './law'

/** A page that does not come (readings: a broken link shows the way back). */
export const rescueLaws: Laws<RescueState> = {
  'the notice is about the page that was asked for last': ({ event, after }) =>
    !pageMissed.match(event) || (after.status === 'shown' && after.missing === event.payload.path),

  'it goes when it is closed, or a page comes': ({ before, event, after }) =>
    !(noticeClosed.match(event) || pathEntered.match(event)) ||
    (after.status === 'hidden' && after.missing === before.missing),

  'nothing else touches it': ({ before, event, after }) =>
    [pageMissed, noticeClosed, pathEntered].some(({ match }) => match(event)) || after === before,
}
