import { start } from './app/start'

/** Browser entry: the only file with side effects at import. In development `debug/main.ts` takes its place. */
start('root').catch((error: unknown) => console.error('The page stays as it was prerendered:', error))
