import { readFile, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { findBrowser } from './browser.ts'
import { firefox, prepare } from './engines/programs.ts'
import { thisMachine } from './machine.ts'
import { devtoolsBuildEnv, e2eBuildEnv } from './server/e2e.ts'
import { buildCommand, runTool } from './tool.ts'
import { failedCheck, passedCheck, runnerTotals, sum, type Totals, totalsLine } from './totals.ts'

/** Ended from outside: the tool at work ends too, and what is left counts as failed. */
const stop = new AbortController()
const limits = { signal: stop.signal, limitMs: 40 * 60_000 }

/** What an engine's tests need to know of this computer, or why they cannot run. */
type Setting = { env: Record<string, string> } | { problem: string }

const settings: Record<string, () => Setting> = {
  Chromium: () => {
    const { found, tried, ...search } = findBrowser(thisMachine)
    if (!found) return { problem: `Chromium cannot be tested: ${tried.join('; ')}` }
    const path = 'path' in search ? search.path : null
    return { env: path === null ? {} : { CHROMIUM_PATH: path } }
  },
  Firefox: () => {
    const problem = prepare('Firefox')
    return problem === null ? { env: { FIREFOX_PATH: firefox() ?? '' } } : { problem }
  },
  WebKit: () => {
    const problem = prepare('WebKit')
    return problem === null ? { env: {} } : { problem }
  },
}

async function build(): Promise<boolean> {
  for (const env of [e2eBuildEnv, devtoolsBuildEnv])
    if ((await runTool(buildCommand, { ...limits, env })) !== 0) return false
  return true
}

/** The projects of an engine in e2e/engines.config.ts begin with its name. */
async function journeys(engine: string, setting: Setting): Promise<Totals> {
  if ('problem' in setting) {
    console.error(setting.problem)
    return failedCheck
  }
  // Playwright takes a relative path from its configuration's folder
  const report = resolve(`test-results/${engine.toLowerCase()}.json`)
  await rm(report, { force: true })
  const command = ['node_modules/@playwright/test/cli.js', 'test', '--config=e2e/engines.config.ts']
  const env = { ...setting.env, BROWSER_REPORT: report }
  const exitCode = await runTool([...command, `--project=${engine}*`], { ...limits, env })
  const written: unknown = await readFile(report, 'utf8').then(JSON.parse, () => undefined)
  return runnerTotals('playwright', written, exitCode)
}

/** `npm run test:engines [-- Firefox]`: the main journeys in every engine; the last line is the count. */
export async function main(wanted: readonly string[]): Promise<number> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort())
  const engines = Object.entries(settings).filter(([name]) => wanted.length === 0 || wanted.includes(name))
  const isBuilt = await build()
  const results = [isBuilt ? passedCheck : failedCheck]
  for (const [engine, setting] of isBuilt ? engines : []) {
    console.log(`\n── ${engine} ──`)
    const totals = stop.signal.aborted ? failedCheck : await journeys(engine, setting())
    console.log(`── ${engine}: ${totalsLine(totals)}`)
    results.push(totals)
  }
  const totals = sum(results)
  console.log(`\n${totalsLine(totals)}`)
  return totals.failed === 0 ? 0 : 1
}
