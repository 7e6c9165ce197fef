import log from 'virtual:session-log'

/** Entry of the dev server's pages, instead of `src/main.tsx`: records the session, or replays the one of a file. */
async function open() {
  if (!log) return (await import('./recording')).openRecording()
  if (window.frameElement) return (await import('./stage')).openStage(log)
  return (await import('./player')).openPlayer(log)
}

open().catch((error: unknown) => console.error('The debugging room could not be opened:', error))
