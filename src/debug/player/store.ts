import { combineReducers, configureStore, createListenerMiddleware } from '@reduxjs/toolkit'
import type { LogEntry } from '../sessionLog'
import { listenToPlayer, waitsOf } from './listeners'
import { type PlayerRoot, playerSlice } from './slice'

/** Decides which step of the log is on show; knows nothing of the site, whose store is the stage's. */
export function createPlayer(entries: readonly LogEntry[]) {
  const { middleware, startListening } = createListenerMiddleware<PlayerRoot>()
  listenToPlayer(startListening, waitsOf(entries))
  return configureStore({
    reducer: combineReducers({ player: playerSlice.reducer }),
    preloadedState: { player: { ...playerSlice.getInitialState(), last: entries.length } },
    devTools: false,
    middleware: (defaults) => defaults().prepend(middleware),
  })
}

export type Player = ReturnType<typeof createPlayer>
