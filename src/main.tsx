import { start } from './app/start'

/**
 * Browser entry: the only file with side effects at import. In development `debug/main.ts` takes its place.
 * Whoever fetched it (`boot.ts`) calls this in a task of its own, so that a slow phone may answer in between.
 */
window.hydrate = async () => {
  if (import.meta.env.VITE_REDUX_DEVTOOLS !== 'true') return start('root')
  const { devTools } = await import('./debug/devTools')
  return start('root', devTools)
}
