import { existsSync, readFileSync, rmSync } from 'node:fs'
import { e2e, otherSites, subfolderEnv } from '../e2e/sites.ts'
import { findBrowser, findFirefox } from './browser.ts'
import { type Env, run } from './run.ts'

/** What the test runners write of their tests. */
interface Report {
  numPassedTests?: number
  numFailedTests?: number
  stats?: { expected: number; unexpected: number; flaky: number }
}

const report = 'test-results/report.json'
const total = { passed: 0, failed: 0 }

/** Adds the tests of a step, or the step itself; one that ends badly, or has run no test, has failed at least once. */
function step(command: string, env: Env = {}): void {
  console.log(`\n── ${command} ──`)
  rmSync(report, { force: true })
  const isGood = run(command, env)
  const isRunner = /^(?:vitest|playwright) /.test(command)
  const made: Report = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : {}
  const { numPassedTests = isGood && !isRunner ? 1 : 0, numFailedTests = 0, stats } = made
  const passed = stats?.expected ?? numPassedTests
  const failed = stats ? stats.unexpected + stats.flaky : numFailedTests
  total.passed += passed
  total.failed += failed || (isGood && passed > 0 ? 0 : 1)
}

/** Every check and every test, whatever failed before; the last line is the count. */
step('biome ci .')
step('tsc --noEmit')
step(`vitest run --reporter=default --reporter=json --outputFile.json=${report}`)

// nothing old is left that a spec would pass on
for (const { siteFolder } of [e2e, ...otherSites]) rmSync(siteFolder, { recursive: true, force: true })
const browserEnv = { BROWSER_REPORT: report, CHROMIUM_PATH: findBrowser() ?? '' }
const browserTests = (options: string, env: Env = {}) => step(`playwright test ${options}`, { ...browserEnv, ...env })

if (!process.argv.includes('--all')) {
  step('tsx e2e/build.ts')
  browserTests('--grep-invert @all')
} else {
  step('tsx e2e/build.ts --all')
  // as on another computer: neither name of the folder nor place, language or hour may leave a trace
  step('tsx e2e/build.ts', { SITE_FOLDER: '.cache/again', TZ: 'Asia/Tokyo', LC_ALL: 'C' })
  step(`diff -r ${e2e.siteFolder} .cache/again`)
  browserTests('', { FIREFOX_PATH: findFirefox() ?? '' })
  if (!e2e.base) {
    step('tsx e2e/build.ts', subfolderEnv)
    // what a subfolder could break: links with and without JavaScript, heads and files for phones, no network
    browserTests('/offline.spec.ts /pages.spec.ts /no-js.spec.ts', subfolderEnv)
  }
}

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 ? 0 : 1
