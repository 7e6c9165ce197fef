/** The session log the dev server was started with, by `scripts/debuggingRoom.ts`. */
declare module 'virtual:session-log' {
  const log: import('./sessionLog').SessionLog | null
  export default log
}

interface Window {
  /** For the console, while a session is being recorded. */
  debuggingRoom?: { save(options?: { unmasked?: boolean }): void }
  /** Of a replay, for the stage inside. */
  replayPlayer?: import('./player/listeners').Player
}
