import { start } from './app/start'

/** Browser entry: the only file with side effects at import. */
async function hydrate() {
  if (!import.meta.env.DEV && import.meta.env.VITE_REDUX_DEVTOOLS !== 'true') return start('root')
  const { timeTravel } = await import('./app/timeTravel')
  return start('root', timeTravel())
}

/** Whoever fetched it (`boot.ts`) calls this in a task of its own, so that a slow phone may answer in between. */
window.hydrate = hydrate

// the pages of the dev server have no boot script
if (import.meta.env.DEV) hydrate().catch((error: unknown) => console.error('Not hydrated:', error))
