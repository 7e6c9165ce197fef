import type { ListenerMiddlewareInstance } from '@reduxjs/toolkit'
import type { LogEntry } from '../sessionLog'
import { type PlayerRoot, playerSlice, waitEnded } from './slice'

/** The longest wait of a replay; visitors read for minutes. */
export const maxWaitMs = 2000

/** How long the replay waits before each entry, in ms. */
export const waitsOf = (entries: readonly LogEntry[]): number[] =>
  entries.map(({ at }, index) => Math.min(at - (entries[index - 1]?.at ?? 0), maxWaitMs))

type Start = ListenerMiddlewareInstance<PlayerRoot>['startListening']

const select = (state: PlayerRoot) => playerSlice.selectSlice(state)

/** The pace of a replay. @param waits before each entry of the log, in ms */
export function listenToPlayer(start: Start, waits: readonly number[]) {
  start({
    predicate: (_action, current, previous) => select(current) !== select(previous),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const { status, step } = select(api.getState())
      if (status !== 'playing') return
      await api.delay(waits[step] ?? 0)
      api.dispatch(waitEnded({ step }))
    },
  })
}
