import { readdirSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { buildDate } from './scripts/buildDate.ts'
import { practiceCheck } from './scripts/practicePlugin.ts'

/** Each slice folder has a test of its name: `src/menu/slice.ts` has `tests/features/menu.test.ts`. */
const sliceTests = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /^(?:tools\/)?[^/]+\/slice\.ts$/.test(file))
  .map((file) => `tests/${file.replace(/^(?=[^/]+\/slice)/, 'features/').replace('/slice.ts', '.test.ts')}`)

/** Slices and listeners alone, as `npm run slices` and `npm run mutate` run them. */
export default defineConfig({
  logLevel: 'error',
  plugins: [practiceCheck()],
  define: { __BUILD_YEAR__: buildDate().getUTCFullYear() },
  test: {
    include: [
      ...sliceTests,
      'tests/app/arrivals.test.ts',
      'tests/app/navigation.test.ts',
      'tests/features/geometry.test.ts',
      'tests/features/lateEvents.test.ts',
      'tests/contracts/slices.test.ts',
      'tests/timeTravel/devTools.test.ts',
      'tests/timeTravel/properties.test.ts',
    ],
  },
})
