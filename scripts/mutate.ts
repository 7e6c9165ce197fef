import { runTool } from './tool.ts'

/** Every change meets the same random sequences, and fewer of them: there are hundreds of changes. */
const env = { FC_SEED: '1', FC_RUNS: '50' }

/**
 * `npm run mutate`: changes slices and listeners one place at a time and runs their tests, which ought to fail.
 * `npm run mutate -- --mutate src/site/menu/slice.ts` looks at one file.
 */
export const main = (args: string[]): Promise<number> =>
  runTool(['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', ...args], { env })
