import type { SessionLog, WindowSize } from '../sessionLog'

/** The visitor's window after so many entries of the log. */
export const windowAt = ({ window, entries }: Pick<SessionLog, 'window' | 'entries'>, step: number): WindowSize =>
  entries.slice(0, step).reduce((size, entry) => entry.window ?? size, window)
