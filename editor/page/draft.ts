import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { EditorState } from '../state.ts'

/** What is asked of the server: to save what is written here, or to have the file that is there now, whatever is written here. */
export type RequestKind = 'save' | 'read' | 'reload' | 'restore' | 'startAgain' | 'overwrite'
type Wish = Exclude<RequestKind, 'save' | 'read'>

interface Pending<Kind> {
  kind: Kind
  /** The last change there was when it was asked for: what is written later is not taken away by the answer. */
  edit: number
  /** Name of what is to be restored. */
  version?: string
}

export interface DraftState {
  /** The practice file as it is being written. */
  practice: object
  /** Changes made here so far. */
  edit: number
  /** The last change that is in the file. */
  savedEdit: number
  /** The change that is to be saved now; none while somebody writes. */
  dueEdit: number | null
  /** Version of the file that what is written here goes on from. */
  version: string
  /** What the server has said of the practice on show; null until its first answer. */
  server: EditorState | null
  /** Counts answers that are to be seen in the preview. */
  revision: number
  /**
   * `saving` → `saved`, or `failed` (tried again), or `changed`: the file is not the one this page has read. `gone`: all is
   * saved, but the program has been closed since, or cannot read it.
   */
  status: 'saved' | 'saving' | 'failed' | 'changed' | 'gone'
  /** The last change that was sent could not be saved. */
  isRejected: boolean
  /** Why the server has rejected a request, or that it is closed. */
  problem: string
  /** Requests begun so far; names each, so that a late answer ends no other one. */
  request: number
  /** One request at a time: an older practice never arrives after a newer one. */
  underWay: Pending<RequestKind> | null
  wish: Pending<Wish> | null
  isReadDue: boolean
}

const initialState: DraftState = {
  practice: {},
  edit: 0,
  savedEdit: 0,
  dueEdit: null,
  version: '',
  server: null,
  revision: 0,
  status: 'saved',
  isRejected: false,
  problem: '',
  request: 0,
  underWay: null,
  wish: null,
  isReadDue: false,
}

type OfRequest<More> = PayloadAction<{ request: number; kind: RequestKind } & More>

const isUnsaved = ({ edit, savedEdit }: DraftState) => edit !== savedEdit

/** Nothing is on its way, and what is written here is saved or has been refused. */
export const isSettled = (state: DraftState): boolean => !state.underWay && (!isUnsaved(state) || state.isRejected)

function due({ wish, edit, savedEdit, dueEdit, isReadDue }: DraftState): Pending<RequestKind> | null {
  if (wish) return wish
  if (edit !== savedEdit) return dueEdit === edit ? { kind: 'save', edit } : null
  return isReadDue ? { kind: 'read', edit } : null
}

function begin(state: DraftState, pending: Pending<RequestKind>) {
  state.request += 1
  state.underWay = pending
  if (pending === state.wish) state.wish = null
  if (pending.kind === 'read') state.isReadDue = false
}

function beginDue(state: DraftState) {
  const pending = due(state)
  if (pending && !state.underWay) begin(state, pending)
}

function receive(state: DraftState, server: EditorState) {
  state.server = server
  state.version = server.version
  state.revision += 1
  state.status = 'saved'
  state.isRejected = false
  state.problem = ''
}

function reject(state: DraftState, status: 'failed' | 'changed') {
  state.status = status
  state.isRejected = true
  state.dueEdit = null
  state.wish = null
}

/** The practice file as it is being written, saved at each pause, and what the server says of it. */
export const draftSlice = createSlice({
  name: 'draft',
  initialState,
  reducers: {
    /** Writer: changed a field. */
    written(state, { payload }: PayloadAction<object>) {
      state.practice = payload
      state.edit += 1
      state.status = 'saving'
    },
    /** Clock: a pause has followed this change, or it is time to try again. */
    pauseEnded(state, { payload }: PayloadAction<number>) {
      if (payload === state.edit) state.dueEdit = payload
      beginDue(state)
    },
    /** Writer: wants what is written here to be in the file. */
    saveAsked(state) {
      state.dueEdit = state.edit
      beginDue(state)
    },
    /**
     * Writer: wants the file as it is now, the example or a version in the place of what is written here; or, told that the
     * file has changed, what is written here in the place of the file.
     */
    wished(state, { payload }: PayloadAction<Pick<Pending<Wish>, 'kind' | 'version'>>) {
      if (payload.kind === 'overwrite' && state.status !== 'changed') return
      state.wish = { ...payload, edit: state.edit }
      beginDue(state)
    },
    /** Writer: has come to the page, for the first time or again; another program may have changed the file. */
    returned(state) {
      state.isReadDue = true
      beginDue(state)
    },
    /** Writer: leaves the page. It is saved without waiting for what is under way: the server takes one after the other. */
    left(state) {
      if (isUnsaved(state) && !(state.underWay?.kind === 'save' && state.underWay.edit === state.edit))
        begin(state, { kind: 'save', edit: state.edit })
    },
    /** World: the server has done what was asked. */
    fulfilled(state, { payload: { request, kind, server } }: OfRequest<{ server: EditorState }>) {
      const { underWay } = state
      if (!underWay || request !== state.request) return
      state.underWay = null
      if (kind === 'save') {
        state.savedEdit = underWay.edit
        state.version = server.version
        state.isRejected = false
        if (!isUnsaved(state)) receive(state, server)
      } else if (kind === 'overwrite') {
        // what was written here may be taken back by now
        if (isUnsaved(state)) Object.assign(state, { version: server.version, dueEdit: state.edit })
      } else if (underWay.edit === state.edit) {
        const isKnown =
          kind === 'read' && state.status !== 'gone' && JSON.stringify(server) === JSON.stringify(state.server)
        if (!isKnown) {
          Object.assign(state, { practice: server.practice ?? {}, savedEdit: state.edit })
          receive(state, server)
        }
      }
      beginDue(state)
    },
    /** World: the server has refused what was asked, or has not answered. */
    rejected(state, { payload: { request, kind, status, problem } }: OfRequest<{ status: number; problem: string }>) {
      if (!state.underWay || request !== state.request) return
      state.underWay = null
      state.problem = problem
      if (kind === 'save') reject(state, status === 409 ? 'changed' : 'failed')
      else if (kind === 'read' || (status === 0 && !isUnsaved(state))) state.status = 'gone'
      else if (status === 0) reject(state, 'failed')
      beginDue(state)
    },
  },
})

export const { written, pauseEnded, saveAsked, wished, returned, left, fulfilled, rejected } = draftSlice.actions
