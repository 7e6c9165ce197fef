import { parseArgs } from 'node:util'
import { findBrowser } from './browser.ts'
import { thisMachine } from './machine.ts'
import { devtoolsBuildEnv, e2eBuildEnv } from './server/e2e.ts'
import { buildCommand, runTool } from './tool.ts'

/** Enough for every worker to be at work for most of a round. */
const visitorsPerRound = 8

const command = ['node_modules/@playwright/test/cli.js', 'test', 'e2e/wander.spec.ts']

/** `npm run wander -- --seed 7 --minutes 30`: random visitors with seeds from 7 on, until one finds something or time is up. */
export async function main(args: string[]): Promise<number> {
  const options = { seed: { type: 'string', default: '1' }, minutes: { type: 'string', default: '5' } } as const
  const { values } = parseArgs({ args, options })
  const firstSeed = Number(values.seed)
  const minutes = Number(values.minutes)
  if (!Number.isInteger(firstSeed)) throw new Error('--seed takes a whole number')
  if (!(minutes > 0)) throw new Error('--minutes takes a number above 0')

  const browser = findBrowser(thisMachine)
  if (!browser.found) {
    console.error('No browser to wander with. Install Chromium or Chrome, or name its file in CHROMIUM_PATH.')
    return 1
  }
  for (const env of [e2eBuildEnv, devtoolsBuildEnv]) if ((await runTool(buildCommand, { env })) !== 0) return 1

  const end = Date.now() + minutes * 60_000
  for (let seed = firstSeed; Date.now() < end; seed += visitorsPerRound) {
    const seeds = Array.from({ length: visitorsPerRound }, (_, place) => seed + place).join(' ')
    console.log(`\n${Math.ceil((end - Date.now()) / 60_000)} min left. Seeds ${seeds}`)
    const env = { WANDER_SEEDS: seeds, ...(browser.path === null ? {} : { CHROMIUM_PATH: browser.path }) }
    const exitCode = await runTool(command, { env })
    if (exitCode !== 0) return exitCode
  }
  return 0
}
