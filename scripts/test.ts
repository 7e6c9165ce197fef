import { readFileSync, rmSync } from 'node:fs'
import { findBrowser } from './browser.ts'
import { buildSite, type Env, run } from './run.ts'
import { devtoolsBuildEnv, e2eBuildEnv } from './server/e2e.ts'
import { type Runner, runnerTotals, sum, type Totals, totalsLine, totalsOf } from './totals.ts'

/** The report a runner has written, if it came to write one. */
function reportIn(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

function tests(runner: Runner, command: (report: string) => string, env: (report: string) => Env = () => ({})): Totals {
  const report = `test-results/${runner}.json`
  rmSync(report, { force: true })
  const isGood = run(command(report), env(report))
  return runnerTotals(runner, reportIn(report), isGood)
}

const unitTests = () =>
  tests('vitest', (report) => `vitest run --reporter=default --reporter=json --outputFile.json=${report}`)

function browserTests(): Totals {
  const browser = findBrowser()
  if (browser) {
    const env = (report: string) => ({ BROWSER_REPORT: report, CHROMIUM_PATH: browser })
    return tests('playwright', () => 'playwright test', env)
  }
  console.error('No browser to test with: install Chromium or Chrome, or name its file in CHROMIUM_PATH.')
  return totalsOf(false)
}

const check = (command: string) => () => totalsOf(run(command))
const build = (env: Env) => () => totalsOf(buildSite(env))

const steps: Readonly<Record<string, () => Totals>> = {
  'format and lint': check('biome ci .'),
  types: check('tsc --noEmit'),
  'unit tests': unitTests,
  build: build(e2eBuildEnv),
  'reproducible build': check('tsx scripts/reproducible.ts'),
  'build with DevTools': build(devtoolsBuildEnv),
  'browser tests': browserTests,
}

/** `npm test`: every check and every test, whatever failed before; the last line is the count. */
const results = Object.entries(steps).map(([name, step]) => {
  console.log(`\n── ${name} ──`)
  const totals = step()
  console.log(`── ${name}: ${totalsLine(totals)}`)
  return totals
})
const totals = sum(results)
console.log(`\n${totalsLine(totals)}`)
process.exitCode = totals.failed === 0 ? 0 : 1
