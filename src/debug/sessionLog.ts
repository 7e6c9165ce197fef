import type { UnknownAction } from '@reduxjs/toolkit'
import { createStore, type RootState } from '../app/store'

/** Everything that happened on the site during one visit; a file of this replays it in the debugging room. */
export interface SessionLog {
  format: 1
  /** ISO 8601. */
  recordedAt: string
  /** Size of the window's inside in CSS px when the visit began. */
  window: { width: number; height: number }
  /** Path of the page the visit began on. */
  path: string
  /** Whether what the visitor typed has been made unreadable. */
  masked: boolean
  entries: LogEntry[]
}

export interface LogEntry {
  /** Milliseconds since the visit began. */
  at: number
  action: UnknownAction
}

/** The states of the visit: the first one before anything happened, then one after each entry. */
export function statesOf({ path, entries }: Pick<SessionLog, 'path' | 'entries'>): RootState[] {
  const store = createStore({ path })
  const after = entries.map(({ action }) => {
    store.dispatch(action)
    return store.getState()
  })
  return [createStore({ path }).getState(), ...after]
}
