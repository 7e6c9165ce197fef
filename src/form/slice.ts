import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { stateRestored } from '../core/events'

/** Fields of the contact message (specification 3), in the order in which they are asked. */
export const fieldNames = ['name', 'email', 'phone', 'message'] as const
export type FieldName = (typeof fieldNames)[number]
export type Message = Record<FieldName, string>

/** The most letters (code points) of a message that is sent. */
const longestMessage = 20_000

/** How many letters a message has too many; nothing of it is cut. */
export const excessOf = (message: string): number => Math.max(0, Array.from(message).length - longestMessage)

export interface FormState {
  /** What has been typed; empty again when the message is sent. */
  fields: Message
  /**
   * `idle` → `sending` on a click on send → `sent` (banner, 5 s) → `idle`; a failure leads back to `idle` at once.
   * `failed` is `idle` with a discreet notice, only where the practice file asks for it.
   */
  status: 'idle' | 'sending' | 'sent' | 'failed'
  /** Sends begun so far; names each send, so that a late clock or answer cannot end another one. */
  send: number
  /** The message to which an answer is still to come, be it after the 20 s for which the form waits. */
  pending: Message | null
}

const empty: Message = { name: '', email: '', phone: '', message: '' }
const initialState: FormState = { fields: empty, status: 'idle', send: 0, pending: null }

type OfSend = PayloadAction<{ send: number }>
type OfWait = PayloadAction<{ send: number; notice: boolean }>
type OfFailure = PayloadAction<{ send: number; notice: boolean; reason: string }>

const stopSending = (state: FormState, withNotice: boolean) => {
  if (state.status === 'sending') state.status = withNotice ? 'failed' : 'idle'
}

/** The contact form: what has been typed, and what has become of the message. */
export const formSlice = createSlice({
  name: 'form',
  initialState,
  reducers: {
    /** Visitor: typed in a field. Fields are read-only while a message is being sent. */
    fieldChanged(state, { payload }: PayloadAction<{ field: FieldName; text: string }>) {
      if (state.status !== 'sending') state.fields[payload.field] = payload.text
    },
    /** Visitor: clicked send with fields the browser finds valid; refused while sending. */
    sendRequested(state) {
      if (state.status === 'sending') return
      state.status = 'sending'
      state.send += 1
      state.pending = { ...state.fields }
    },
    /** World: the service answered that it took the message; what has been written since stays. */
    sendSucceeded(state, { payload }: OfSend) {
      const { pending, fields } = state
      if (!pending || payload.send !== state.send) return
      state.pending = null
      if (fieldNames.every((field) => fields[field] === pending[field])) state.fields = { ...empty }
      state.status = 'sent'
    },
    /** World: anything else happened; the fields keep what was typed. */
    sendFailed(state, { payload }: OfFailure) {
      if (!state.pending || payload.send !== state.send) return
      state.pending = null
      stopSending(state, payload.notice)
    },
    /** Clock: there was no answer for 20 s; should one come later, it still counts. */
    waitExpired(state, { payload }: OfWait) {
      if (payload.send === state.send) stopSending(state, payload.notice)
    },
    /** Clock: the banner's 5 s are over. */
    noticeExpired(state, { payload }: OfSend) {
      if (state.status === 'sent' && payload.send === state.send) state.status = 'idle'
    },
  },
  extraReducers: (builder) => {
    builder.addCase(stateRestored, (state) => {
      if (state.status !== 'failed') state.status = 'idle'
    })
  },
  selectors: {
    selectFields: (state) => state.fields,
    selectStatus: (state) => state.status,
  },
})

export const { fieldChanged, sendRequested, sendSucceeded, sendFailed, waitExpired, noticeExpired } = formSlice.actions
export const { selectFields, selectStatus } = formSlice.selectors
