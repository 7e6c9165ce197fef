// @ts-check

// every change meets the same random sequences, and fewer of them: there are hundreds of changes
process.env.FC_SEED ??= '1'
process.env.FC_RUNS ??= '50'

/**
 * Mutation testing of what decides: slices, listeners, and the files slices leave rules to (docs/testing.md).
 * @type {import('@stryker-mutator/api/core').PartialStrykerOptions}
 */
export default {
  mutate: [
    'src/{*,tools/*}/{slice,listeners}.ts',
    'src/carousel/geometry.ts',
    'src/tools/shared/state.ts',
    'src/tools/quiz/scores.ts',
  ],
  testRunner: 'vitest',
  vitest: { configFile: 'vitest.slices.config.ts', related: false },
  coverageAnalysis: 'perTest',
  // TypeScript's compiler takes no part: a mutant that is no valid type counts like any other
  disableTypeChecks: false,
  concurrency: 1,
  // what runs into this is an endless loop, also on a busy machine
  timeoutMS: 15_000,
  reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
  clearTextReporter: { logTests: false, reportTests: false },
  jsonReporter: { fileName: 'test-results/mutation/report.json' },
  htmlReporter: { fileName: 'test-results/mutation/report.html' },
  tempDirName: '.cache/stryker',
  cleanTempDir: 'always',
  // tsconfig.json: Stryker reads it with the compiler's JavaScript interface, which TypeScript 7 has no more
  ignorePatterns: [
    'tsconfig.json',
    '.cache',
    'dist',
    'docs',
    'e2e',
    'inbox',
    'playwright-report',
    'public',
    'test-results',
  ],
  warnings: { slow: false },
  thresholds: { high: 98, low: 95, break: 90 },
}
