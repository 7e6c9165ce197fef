import { pathEntered } from '../../../src/core/events'
import {
  copyAsked,
  type OutputsState,
  outputDone,
  outputNoticeExpired,
  outputRefused,
  pictureAsked,
  typedCopyAsked,
} from '../../../src/site/outputs/slice'
import { type Laws, onlyChanges } from './law'

/** Readings, "Tools": keeping a result. */
export const outputsLaws: Laws<OutputsState> = {
  'every wish for a text or a picture is a work of its own': ({ before, event, after }) => {
    if (![copyAsked, typedCopyAsked, pictureAsked].some(({ match }) => match(event)))
      return after.request === before.request
    const output = pictureAsked.match(event) ? event.payload.format : copyAsked.match(event) ? 'text' : 'typed'
    return after.status === 'working' && after.request === before.request + 1 && after.output === output
  },

  'only its own end ends a work': (step) => {
    const { before, event, after } = step
    if (!outputDone.match(event) && !outputRefused.match(event)) return true
    if (before.status !== 'working' || event.payload.request !== before.request) return after === before
    return after.status === (outputDone.match(event) ? 'done' : 'refused') && onlyChanges(step, 'status')
  },

  'a notice goes by its own clock, which ends no work': (step) => {
    const { before, event, after } = step
    if (!outputNoticeExpired.match(event)) return true
    if (before.status === 'working' || event.payload.request !== before.request) return after === before
    return after.status === 'idle' && onlyChanges(step, 'status')
  },

  'on another page nothing is said of it': (step) =>
    !pathEntered.match(step.event) || (step.after.status === 'idle' && onlyChanges(step, 'status')),

  'nothing else touches it': ({ before, event, after }) =>
    [copyAsked, typedCopyAsked, pictureAsked, outputDone, outputRefused, outputNoticeExpired, pathEntered].some(
      ({ match }) => match(event),
    ) || after === before,
}
