import { readFile, rm } from 'node:fs/promises'
import { findBrowser } from './browser.ts'
import { thisMachine } from './machine.ts'
import { devtoolsBuildEnv, e2eBuildEnv } from './server/e2e.ts'
import { buildCommand, runTool } from './tool.ts'
import { failedCheck, passedCheck, runnerTotals, sum, type Totals, totalsLine } from './totals.ts'

/** Aborted when this run is ended from outside: the tool at work ends too, and what is left counts as failed. */
const stop = new AbortController()
const limits = { signal: stop.signal, limitMs: 20 * 60_000 }

async function check(command: readonly string[], env = {}): Promise<Totals> {
  return (await runTool(command, { ...limits, env })) === 0 ? passedCheck : failedCheck
}

/** `undefined` where the runner did not come to write one. */
const readReport = (file: string): Promise<unknown> =>
  readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => undefined)

async function unitTests(): Promise<Totals> {
  const report = 'test-results/unit.json'
  await rm(report, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
  const exitCode = await runTool(['node_modules/vitest/vitest.mjs', 'run', ...reporters], limits)
  return runnerTotals('vitest', await readReport(report), exitCode)
}

async function browserTests(): Promise<Totals> {
  const search = findBrowser(thisMachine)
  if (!search.found) {
    console.error('No browser to test with. Tried:', ...search.tried.map((line) => `\n  ${line}`))
    console.error('Install Chromium or Chrome, or name its file in CHROMIUM_PATH.')
    return failedCheck
  }
  const report = 'test-results/browser.json'
  await rm(report, { force: true })
  const env = { BROWSER_REPORT: report, ...(search.path === null ? {} : { CHROMIUM_PATH: search.path }) }
  const exitCode = await runTool(['node_modules/@playwright/test/cli.js', 'test'], { ...limits, env })
  return runnerTotals('playwright', await readReport(report), exitCode)
}

async function withoutBuild(): Promise<Totals> {
  console.error('Not run: there is no build to test.')
  return failedCheck
}

async function step(name: string, run: () => Promise<Totals>): Promise<Totals> {
  console.log(`\n── ${name} ──`)
  const totals = stop.signal.aborted ? failedCheck : await run().catch(reported)
  console.log(`── ${name}: ${totalsLine(totals)}`)
  return totals
}

function reported(error: unknown): Totals {
  console.error(error)
  return failedCheck
}

/** `npm test`: every check and every test, whatever failed before; the last line is the count. */
export async function main(): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const lint = await step('format and lint', () => check(['node_modules/@biomejs/biome/bin/biome', 'ci', '.']))
  const types = await step('types', () => check(['node_modules/typescript/bin/tsc', '--noEmit']))
  const unit = await step('unit tests', unitTests)
  const build = await step('build', () => check(buildCommand, e2eBuildEnv))
  const reproducible = await step('reproducible build', () => check(['scripts/run.mjs', 'reproducible']))
  const devtools = await step('build with DevTools', () => check(buildCommand, devtoolsBuildEnv))
  const isBuilt = build.failed + devtools.failed === 0
  const browser = await step('browser tests', isBuilt ? browserTests : withoutBuild)
  const totals = sum([lint, types, unit, build, reproducible, devtools, browser])
  console.log(`\n${totalsLine(totals)}`)
  return totals.failed === 0 ? 0 : 1
}
