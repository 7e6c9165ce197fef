import type { UnknownAction } from '@reduxjs/toolkit'
import type { RootState } from '../app/reducer'
import { createStore } from '../app/store'

/** Everything that happened on the site during one visit; a file of this replays it in the debugging room. */
export interface SessionLog {
  format: 1
  /** ISO 8601. */
  recordedAt: string
  /** When the visit began. */
  window: WindowSize
  /** Path of the page the visit began on. */
  path: string
  /** Whether what the visitor typed has been made unreadable. */
  masked: boolean
  entries: LogEntry[]
}

/** Inside of the window in CSS px. */
export interface WindowSize {
  width: number
  height: number
}

export interface LogEntry {
  /** Milliseconds since the visit began. */
  at: number
  action: UnknownAction
  /** Where the window is of another width than at the entry before. */
  window?: WindowSize
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

/** The visitor's window after so many entries of the log. */
export const windowAt = ({ window, entries }: Pick<SessionLog, 'window' | 'entries'>, step: number): WindowSize =>
  entries.slice(0, step).reduce((size, entry) => entry.window ?? size, window)

/** JSON with one line per entry, to be read by people too. */
export function logText({ entries, ...head }: SessionLog): string {
  const facts = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  const story = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')
  return `{\n${facts.join('')}  "entries": [\n${story}\n  ]\n}\n`
}

/** `visita-2026-11-21-17-05-33.json`, in universal time. */
export const logName = (savedAt: Date, masked: boolean): string =>
  `visita-${savedAt.toISOString().slice(0, 19).replace(/[T:]/g, '-')}${masked ? '' : '-unmasked'}.json`
