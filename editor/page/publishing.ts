import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { BuildAnswer } from '../state.ts'
import { fulfilled, rejected } from './draft.ts'

export interface PublishingState {
  /**
   * `building` → `built`, `failed` (the answer says how), `wrong` (a field is to be corrected first) or `rejected`; `restoring` →
   * `restored` (all is again as it was in a version) or `rejected`.
   */
  status: 'idle' | 'building' | 'built' | 'failed' | 'wrong' | 'restoring' | 'restored' | 'rejected'
  /** Builds and restorations begun so far; names each. */
  task: number
  /** A build begun before this page was loaded, or in another tab. */
  isJoined: boolean
  /** Name of what is to be restored. */
  version: string
  answer: BuildAnswer | null
  /** Why it was rejected. */
  problem: string
}

const initialState: PublishingState = {
  status: 'idle',
  task: 0,
  isJoined: false,
  version: '',
  answer: null,
  problem: '',
}

export const isBusy = ({ status }: PublishingState) => status === 'building' || status === 'restoring'

function begin(state: PublishingState, status: 'building' | 'restoring', isJoined = false) {
  if (!isBusy(state)) Object.assign(state, { status, task: state.task + 1, isJoined })
}

type OfTask<More> = PayloadAction<{ task: number } & More>

/** The folder that is to be published: whether it is being built, and what has become of it. */
export const publishingSlice = createSlice({
  name: 'publishing',
  initialState,
  reducers: {
    /** Writer: pressed build; refused while something else is done. */
    buildAsked: (state) => begin(state, 'building'),
    /** Writer: wants all to be as it was in a version. */
    restoreAsked(state, { payload }: PayloadAction<string>) {
      if (!isBusy(state)) state.version = payload
      begin(state, 'restoring')
    },
    /** Writer: wants to see the folder, to drag it from there. */
    folderAsked: () => undefined,
    /** World: the build has ended; null if there was none to be met. */
    buildEnded(state, { payload: { task, answer } }: OfTask<{ answer: BuildAnswer | null }>) {
      if (task !== state.task || state.status !== 'building') return
      state.status = answer?.wrong !== undefined ? 'wrong' : answer?.isBuilt ? 'built' : 'failed'
      state.answer = answer
    },
    /** World: there is no answer, or what is written here could not be saved. */
    taskRejected(state, { payload: { task, problem } }: OfTask<{ problem: string }>) {
      if (task !== state.task || !isBusy(state)) return
      state.status = 'rejected'
      state.problem = problem
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fulfilled, (state, { payload: { kind, server } }) => {
        if (kind === 'restore' && state.status !== 'building')
          Object.assign(state, { status: 'restored', answer: null })
        if (server.isBuilding) begin(state, 'building', true)
      })
      .addCase(rejected, (state, { payload: { kind, problem } }) => {
        if (kind === 'restore' && state.status !== 'building') Object.assign(state, { status: 'rejected', problem })
      })
  },
})

export const { buildAsked, restoreAsked, folderAsked, buildEnded, taskRejected } = publishingSlice.actions
