/** The session log the dev server was started with, by `scripts/debuggingRoom.ts`. */
declare module 'virtual:session-log' {
  const log: import('./sessionLog').SessionLog | null
  export default log
}

interface Window {
  /** For the console, while a session is being recorded. */
  debuggingRoom?: { save(options?: { unmasked?: boolean }): void }
  /** The player of a replay, left by the outer page for the stage inside it. */
  replayPlayer?: import('./player/listeners').Player
}
