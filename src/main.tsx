import { start } from './app/start'

/**
 * Browser entry: the only file with side effects at import. In development `debug/main.ts` takes its place.
 * Whoever fetched it (`boot.ts`) waits for the promise.
 */
window.alive = start('root')
