import type { LogEntry } from '../sessionLog'

/** The longest wait of a replay; visitors read for minutes. */
export const maxWaitMs = 2000

/** How long the replay waits before each entry, in ms. */
export const waitsOf = (entries: readonly LogEntry[]): number[] =>
  entries.map(({ at }, index) => Math.min(at - (entries[index - 1]?.at ?? 0), maxWaitMs))
