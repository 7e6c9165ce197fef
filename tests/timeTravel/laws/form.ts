import { sentenceTaken } from '../../../src/core/events'
import {
  type FormState,
  fieldChanged,
  fieldNames,
  noticeExpired,
  sendAsked,
  sendFailed,
  sendSucceeded,
  waitExpired,
} from '../../../src/site/form/slice'
import { isSame, type Laws, onlyChanges } from './law'

const empty = { name: '', email: '', phone: '', message: '' }

/** With a sentence that has waited for the end of a sending. */
export const joined = (fields: FormState['fields'], waiting: string): FormState['fields'] =>
  waiting === '' || fields.message.includes(waiting)
    ? fields
    : { ...fields, message: [fields.message.trimEnd(), waiting].filter(Boolean).join('\n\n') }

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
    sentenceTaken.match(event) ||
    (sendSucceeded.match(event) && isSame(after.fields, joined(empty, before.waiting))) ||
    (after.status !== 'sending' && isSame(after.fields, joined(before.fields, before.waiting))),

  'a sentence waits only while a message is on its way': ({ after }) =>
    after.status === 'sending' || after.waiting === '',

  'a sentence taken along comes once, below what stands in the message': (step) => {
    const { before, event, after } = step
    if (!sentenceTaken.match(event)) return true
    const { text } = event.payload
    if (before.status === 'sending') return isSame(after, { ...before, waiting: text })
    if (before.fields.message.includes(text)) return after === before
    const { message } = after.fields
    return (
      onlyChanges(step, 'fields') &&
      message.endsWith(text) &&
      message.startsWith(before.fields.message.trimEnd()) &&
      isSame({ ...before.fields, message }, after.fields)
    )
  },

  'one message at a time: a press while sending is refused, any other begins one': ({ before, event, after }) => {
    const isBegun = sendAsked.match(event) && before.status !== 'sending'
    return isBegun
      ? after.status === 'sending' && after.send === before.send + 1 && isSame(after.pending, before.fields)
      : after.send === before.send && (after.status !== 'sending' || before.status === 'sending')
  },

  'an answer counts while one is pending, once and for its own message alone': ({ before, event, after }) => {
    const isAnswer = sendSucceeded.match(event) || sendFailed.match(event)
    if (!isAnswer) return after.pending === before.pending || sendAsked.match(event)
    if (before.pending === null || event.payload.send !== before.send) return after === before
    if (after.pending !== null) return false
    const isEmptied = sendSucceeded.match(event) && isSame(before.pending, before.fields)
    return (
      isSame(after.fields, joined(isEmptied ? empty : before.fields, before.waiting)) &&
      (sendFailed.match(event) || after.status === 'sent')
    )
  },

  'a sending ends by its answer or its own clock': ({ before, event, after }) => {
    if (before.status !== 'sending' || sendSucceeded.match(event)) return true
    const isEnd = (sendFailed.match(event) || waitExpired.match(event)) && event.payload.send === before.send
    return after.status === (isEnd ? (event.payload.notice ? 'failed' : 'idle') : 'sending')
  },

  'the clock of an answer ends nothing else': ({ before, event, after }) =>
    before.status === 'sending' || !waitExpired.match(event) || after === before,

  'the banner goes by its own clock or with the next message': (step) => {
    const { before, event, after } = step
    if (noticeExpired.match(event)) {
      const isItsOwn = before.status === 'sent' && event.payload.send === before.send
      return isItsOwn ? after.status === 'idle' && onlyChanges(step, 'status') : after === before
    }
    return before.status !== 'sent' || after.status === 'sent' || sendAsked.match(event)
  },

  'a notice of failure stays until the next message, or a late answer to this one': ({ before, event, after }) =>
    before.status !== 'failed' || after.status === 'failed' || sendAsked.match(event) || sendSucceeded.match(event),
}
