import type { TypedStartListening } from '@reduxjs/toolkit'
import type { EditorState } from '../../state.ts'
import { type DraftState, fulfilled, pauseEnded, type RequestKind, rejected } from './slice.ts'
import { answerMs, pauseMs, retryMs } from './timing.ts'

export interface DraftPorts {
  read(): Promise<EditorState>
  /** Over this version of the file, or over what this page has saved itself. */
  save(practice: object, version: string): Promise<EditorState>
  /** Has a version take the place of what there is. */
  restore(name: string): Promise<EditorState>
  startAgain(): Promise<EditorState>
}

/** What a port rejects with: what the server cannot do, in words for whoever fills in the form. */
export class Rejected extends Error {
  constructor(
    message: string,
    /** HTTP status; 0: there was no answer. */
    readonly status: number,
  ) {
    super(message)
  }
}

type RootState = { draft: DraftState }

/** @param gone what is said where no answer comes */
export function listenToDraft(start: TypedStartListening<RootState>, ports: DraftPorts, gone: string) {
  const ask: Readonly<Record<RequestKind, (draft: DraftState) => Promise<EditorState>>> = {
    save: ({ practice, version }) => ports.save(practice, version),
    read: ports.read,
    reload: ports.read,
    overwrite: ports.read,
    restore: ({ underWay }) => ports.restore(underWay?.version ?? ''),
    startAgain: ports.startAgain,
  }

  /** Saves at a pause after the last key, and tries again a while after a failure. */
  start({
    predicate: (_action, { draft }, { draft: before }) =>
      draft.edit !== before.edit || (draft.status === 'failed' && draft.underWay !== before.underWay),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const { status, edit } = api.getState().draft
      await api.delay(status === 'failed' ? retryMs : pauseMs)
      api.dispatch(pauseEnded(edit))
    },
  })

  /** Each request, and the end of waiting for its answer. */
  start({
    predicate: (_action, { draft }, before) => draft.request !== before.draft.request,
    effect: async (_action, api) => {
      const { draft } = api.getState()
      const { request, underWay } = draft
      if (!underWay) return
      const { kind } = underWay
      const limit = api.fork(({ delay }) => delay(answerMs))
      // what is answered later is no answer
      const isLate = limit.result.then(() => {
        throw new Rejected(gone, 0)
      })
      try {
        const server = await Promise.race([ask[kind](draft), isLate])
        api.dispatch(fulfilled({ request, kind, server }))
      } catch (error) {
        const status = error instanceof Rejected ? error.status : 0
        api.dispatch(rejected({ request, kind, status, problem: error instanceof Error ? error.message : gone }))
      } finally {
        limit.cancel()
      }
    },
  })
}
