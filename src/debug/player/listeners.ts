import { configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { LogEntry } from '../sessionLog'
import { type PlayerRoot, playerSlice, waitEnded } from './slice'

/** The longest wait of a replay; visitors read for minutes. */
export const maxWaitMs = 2000

/** A step that is named when it has been on show for so long: browsers refuse an address that changes with every letter. */
export const stayMs = 200

/** How long the replay waits before each entry, in ms. */
export const waitsOf = (entries: readonly LogEntry[]): number[] =>
  entries.map(({ at }, index) => Math.min(at - (entries[index - 1]?.at ?? 0), maxWaitMs))

const select = (state: PlayerRoot) => playerSlice.selectSlice(state)

/**
 * Decides which step of the log is on show; knows nothing of the site, whose store is the stage's.
 * @param onStay told the step that has been on show for a moment
 */
export function createPlayer(entries: readonly LogEntry[], onStay: (step: number) => void = () => {}) {
  const { middleware, startListening } = createListenerMiddleware<PlayerRoot>()
  const waits = waitsOf(entries)
  startListening({
    predicate: (_action, current, previous) => select(current) !== select(previous),
    effect: async (_action, api) => {
      api.cancelActiveListeners()
      const { status, step } = select(api.getState())
      const wait = status === 'playing' ? (waits[step] ?? 0) : stayMs
      await api.delay(Math.min(wait, stayMs))
      if (wait >= stayMs) onStay(step)
      if (wait > stayMs) await api.delay(wait - stayMs)
      if (status === 'playing') api.dispatch(waitEnded({ step }))
    },
  })
  return configureStore({
    reducer: { player: playerSlice.reducer },
    preloadedState: { player: { ...playerSlice.getInitialState(), last: entries.length } },
    devTools: false,
    middleware: (defaults) => defaults().prepend(middleware),
  })
}

export type Player = ReturnType<typeof createPlayer>
