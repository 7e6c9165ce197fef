import { start } from './app/start'

/**
 * Browser entry: the only file with side effects at import. In development `debug/main.ts` takes its place.
 * Resolves when the page has come alive; `boot.ts` waits for that.
 */
export const alive = start('root')
