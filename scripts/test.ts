import { readFileSync, rmSync } from 'node:fs'
import { findBrowser, findHeadlessShell } from './browser.ts'
import { buildSite, type Env, run } from './run.ts'
import {
  devtoolsBuildEnv,
  e2e,
  e2eBuildEnv,
  otherSites,
  practiceBuildEnv,
  practicesBuilt,
  subfolderEnv,
} from './server/e2e.ts'
import { type Runner, runnerTotals, sum, type Totals, totalsLine, totalsOf } from './totals.ts'

const results: { name: string; totals: Totals }[] = []

/** @returns whether nothing has failed in this step */
function step(name: string, take: () => Totals): boolean {
  console.log(`\n── ${name} ──`)
  const totals = take()
  console.log(`── ${name}: ${totalsLine(totals)}`)
  results.push({ name, totals })
  return totals.failed === 0
}

const check = (command: string) => () => totalsOf(run(command))
const build = (env: Env) => () => totalsOf(buildSite(env))

function tests(runner: Runner, command: string, report: string, env: Env = {}): Totals {
  rmSync(report, { force: true })
  const isGood = run(command, env)
  let written: unknown
  try {
    written = JSON.parse(readFileSync(report, 'utf8'))
  } catch {
    console.error(`${command} has left no report.`)
  }
  return runnerTotals(runner, written, isGood)
}

const unitReport = 'test-results/unit.json'
const unitTests = `vitest run --reporter=default --reporter=json --outputFile.json=${unitReport}`
const browserReport = 'test-results/browser.json'

/** `npm test -- --thorough`: what is pressed in every window, at every pace and out of order takes half an hour. */
const isThorough = process.argv.includes('--thorough')

/** The specs that lie in `e2e` itself, as the runner matches them against whole paths, and of those what is quick. */
const journeys = ['"/e2e/[^/]+$"', '--grep-invert @thorough']

/** What a subfolder could break: links with and without JavaScript, heads and files for phones, no network. */
const subfolderSpecs = ['/crawl', '/offline', '/pages'].map((name) => `${name}.spec.ts`)

function browserTests(options: readonly string[] = [], env: Env = {}): Totals {
  const chromium = findBrowser()
  if (chromium)
    return tests('playwright', ['playwright test', ...options].join(' '), browserReport, {
      ...env,
      BROWSER_REPORT: browserReport,
      CHROMIUM_PATH: chromium,
      HEADLESS_SHELL_PATH: findHeadlessShell(),
    })
  console.error('No browser to test with: install Chromium or Chrome, or name its file in CHROMIUM_PATH.')
  return totalsOf(false)
}

/** Every check and every test, whatever failed before; the last line is the count. */
step('format and lint', check('biome ci .'))
step('types', check('tsc --noEmit'))
step('unit tests', () => tests('vitest', unitTests, unitReport))
// of the other builds nothing old is left that a single spec would pass on
for (const { siteFolder } of otherSites) rmSync(siteFolder, { recursive: true, force: true })
const isBuilt = step('build', build(e2eBuildEnv))
if (isThorough) testThoroughly()
else step('browser tests', () => (isBuilt ? browserTests(journeys) : totalsOf(false)))

function testThoroughly() {
  step('reproducible build', check('tsx scripts/reproducible.ts'))
  const isBuiltWithDevtools = step('build with DevTools', build(devtoolsBuildEnv))
  const arePracticesBuilt = practicesBuilt.map((name) =>
    step(`build of the practice ${name}`, build(practiceBuildEnv(name))),
  )
  const areBuilt = [isBuilt, isBuiltWithDevtools, ...arePracticesBuilt].every(Boolean)
  step('browser tests', () => (areBuilt ? browserTests(['--grep-invert @alone']) : totalsOf(false)))
  step('browser tests with a core each', () =>
    areBuilt ? browserTests(['--grep @alone', '--workers 2']) : totalsOf(false),
  )
  if (e2e.base) return
  const isBuiltInSubfolder = step('build in a subfolder', build(subfolderEnv))
  step('browser tests in a subfolder', () =>
    isBuiltInSubfolder ? browserTests(subfolderSpecs, subfolderEnv) : totalsOf(false),
  )
}

const totals = sum(results.map(({ totals }) => totals))
const failed = results.filter(({ totals }) => totals.failed > 0).map(({ name }) => name)
if (failed.length > 0) console.log(`\nFailed: ${failed.join(', ')}`)
console.log(`\n${totalsLine(totals)}`)
process.exitCode = totals.failed === 0 ? 0 : 1
