import { existsSync } from 'node:fs'
import { defineConfig } from '@playwright/test'
import { e2e, e2eBuildEnv } from './e2e/sites'
import { headlessShell } from './scripts/browser.ts'

const { BROWSER_REPORT, CHROMIUM_PATH, CI, FIREFOX_PATH } = process.env

// the specs read the practice file as the builds under test do
process.env.VITE_SITE_URL = e2eBuildEnv.VITE_SITE_URL
// visitors whom nobody has been before; the same for every process that runs tests
process.env.SEQUENCE_SEEDS ??= `1 2 ${Date.now() % 1_000_000}`

/**
 * What a window of Chromium otherwise loads for its address bar takes a third of the suite's processor time. As the
 * last list of its kind is the one that counts, Playwright's own names (`chromiumSwitches.ts`) stand here again.
 */
const unneededFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'BlockOriginHeaderModificationOnRedirect',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'Translate',
]

/** What Chromium needs to run as root in a container, and what keeps it from calling home. */
const args = [
  `--disable-features=${unneededFeatures.join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // all cores are busy, and no page lives long: what V8 does beside it, or to be faster later, costs more than it gains
  '--js-flags=--single-threaded --no-opt',
  // the headless shell would round the width of every letter
  '--font-render-hinting=none',
]

/** What to launch; the file is named where the browser is not Playwright's own (`npm test` looks for one). */
const launch = (file = '') => ({ args, ...(file && { executablePath: file }) })

/**
 * Need Chromium as visitors have it. Its headless shell keeps no page for going back (bfcache), which Playwright by
 * itself switches off, and loads other pictures ahead.
 */
const wholeBrowser = ['bfcache.spec.ts', 'budget.spec.ts']

/**
 * Debian's Firefox, for `npm run test:all`. Playwright emulates no phone, paper or double click there, and Firefox has
 * its own words in the console for what a test provokes.
 */
const firefox = (executablePath: string) => ({
  name: 'firefox',
  testMatch: ['pages.spec.ts', 'quiz.spec.ts', 'journey.spec.ts', 'dreams.spec.ts', 'mandala.spec.ts'],
  grepInvert: /double click|phone|printed|offers a file/,
  use: { browserName: 'firefox' as const, channel: 'moz-firefox', launchOptions: { executablePath } },
})

export default defineConfig({
  testDir: 'e2e',
  snapshotPathTemplate: '{testDir}/transcripts/{arg}{ext}',
  outputDir: `test-results/browser${e2e.base}`,
  fullyParallel: true,
  forbidOnly: Boolean(CI),
  retries: 0,
  // ceilings for a busy computer; nothing waits this long on an idle one
  timeout: 120_000,
  expect: { timeout: 10_000 },
  // pages wait for clocks and networks now and then
  workers: 3,
  reporter: BROWSER_REPORT ? [['list'], ['json', { outputFile: BROWSER_REPORT }]] : 'list',
  use: {
    baseURL: e2e.origin,
    browserName: 'chromium',
    viewport: { width: 1280, height: 800 },
    // only e2e/offline.spec.ts has them: what they answer no test could intercept
    serviceWorkers: 'block',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    launchOptions: launch(existsSync(headlessShell) ? headlessShell : CHROMIUM_PATH),
    // no traces: recording them doubles the processor time of the suite
  },
  projects: [
    {
      name: 'whole-chromium',
      testMatch: wholeBrowser,
      // to launch it takes longer than a test
      workers: 1,
      use: {
        channel: 'chromium',
        launchOptions: { ...launch(CHROMIUM_PATH), ignoreDefaultArgs: ['--disable-back-forward-cache'] },
      },
    },
    { name: 'chromium', testIgnore: wholeBrowser },
    ...(FIREFOX_PATH ? [firefox(FIREFOX_PATH)] : []),
  ],
  webServer: {
    command: 'node --import tsx e2e/serve.ts',
    url: `${e2e.origin}${e2e.base}/`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
})
