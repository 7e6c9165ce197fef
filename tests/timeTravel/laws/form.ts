import {
  type FormState,
  fieldChanged,
  fieldNames,
  noticeExpired,
  sendFailed,
  sendRequested,
  sendSucceeded,
  waitExpired,
} from '../../../src/form/slice'
import { isSame, type Laws, onlyChanges } from './law'

const empty = { name: '', email: '', phone: '', message: '' }

/** Specification 4, "Contact form", 8 and 9. */
export const formLaws: Laws<FormState> = {
  'it has its four fields, and no other': ({ after }) => isSame(Object.keys(after.fields), [...fieldNames]),

  'a text changes by typing in its own field': (step) => {
    const { before, event, after } = step
    if (!fieldChanged.match(event)) return true
    if (before.status === 'sending') return after === before
    const { field, text } = event.payload
    return onlyChanges(step, 'fields') && isSame(after.fields, { ...before.fields, [field]: text })
  },

  'or by success, which empties what was sent': ({ before, event, after }) =>
    after.fields === before.fields ||
    fieldChanged.match(event) ||
    (sendSucceeded.match(event) && isSame(after.fields, empty)),

  'one message is sent at a time: a click meanwhile is refused': ({ before, event, after }) => {
    const isBegun = sendRequested.match(event) && before.status !== 'sending'
    return isBegun
      ? after.status === 'sending' && after.send === before.send + 1 && isSame(after.pending, before.fields)
      : after.send === before.send && (after.status !== 'sending' || before.status === 'sending')
  },

  'an answer counts while one is pending, once and for its own message alone': ({ before, event, after }) => {
    const isAnswer = sendSucceeded.match(event) || sendFailed.match(event)
    if (!isAnswer) return after.pending === before.pending || sendRequested.match(event)
    if (before.pending === null || event.payload.send !== before.send) return after === before
    if (after.pending !== null) return false
    const isEmptied = sendSucceeded.match(event) && isSame(before.pending, before.fields)
    return (
      isSame(after.fields, isEmptied ? empty : before.fields) && (sendFailed.match(event) || after.status === 'sent')
    )
  },

  'a sending ends by its answer or its own clock': ({ before, event, after }) => {
    if (before.status !== 'sending' || sendSucceeded.match(event)) return true
    const isEnd = (sendFailed.match(event) || waitExpired.match(event)) && event.payload.send === before.send
    return after.status === (isEnd ? (event.payload.notice ? 'failed' : 'idle') : 'sending')
  },

  'the clock of an answer ends nothing else': ({ before, event, after }) =>
    before.status === 'sending' || !waitExpired.match(event) || after === before,

  'the banner ends by its own clock or with the next message': (step) => {
    const { before, event, after } = step
    if (noticeExpired.match(event)) {
      const isItsOwn = before.status === 'sent' && event.payload.send === before.send
      return isItsOwn ? after.status === 'idle' && onlyChanges(step, 'status') : after === before
    }
    return before.status !== 'sent' || after.status === 'sent' || sendRequested.match(event)
  },

  'a notice of failure stays until the next message, or a late answer to this one': ({ before, event, after }) =>
    before.status !== 'failed' || after.status === 'failed' || sendRequested.match(event) || sendSucceeded.match(event),
}
