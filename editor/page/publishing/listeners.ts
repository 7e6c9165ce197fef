import type { TypedStartListening } from '@reduxjs/toolkit'
import type { BuildAnswer } from '../../state.ts'
import { type DraftState, isSettled, restoreWished, returned, saveAsked } from '../draft/slice.ts'
import { buildEnded, type PublishingState, taskRejected } from './slice.ts'

export interface PublishingPorts {
  build(): Promise<BuildAnswer>
  /** Waits for the one that is being made; null if there was none. */
  latestBuild(): Promise<BuildAnswer | null>
}

type RootState = { draft: DraftState; publishing: PublishingState }

export function listenToPublishing(start: TypedStartListening<RootState>, ports: PublishingPorts) {
  /** Saves, then builds or restores; a build that is under way is waited for. */
  start({
    predicate: (_action, { publishing }, before) => publishing.task !== before.publishing.task,
    effect: async (_action, api) => {
      const { task, status, isJoined, version } = api.getState().publishing
      if (!isJoined) {
        api.dispatch(saveAsked())
        if (!isSettled(api.getState().draft)) await api.condition((_next, { draft }) => isSettled(draft))
        const { edit, savedEdit, problem } = api.getState().draft
        if (edit !== savedEdit) return void api.dispatch(taskRejected({ task, problem }))
      }
      if (status === 'restoring') return void api.dispatch(restoreWished(version))
      try {
        api.dispatch(buildEnded({ task, answer: await (isJoined ? ports.latestBuild() : ports.build()) }))
        // a version more
        api.dispatch(returned())
      } catch (error) {
        api.dispatch(taskRejected({ task, problem: String(error instanceof Error ? error.message : error) }))
      }
    },
  })
}
