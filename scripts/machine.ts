import { spawnSync } from 'node:child_process'
import { accessSync, constants } from 'node:fs'
import { delimiter, isAbsolute, join } from 'node:path'
import { chromium } from '@playwright/test'
import type { Machine } from './browser.ts'

/** Limits in ms, so that a closed network cannot hold the tests up: one start of a browser, one step of an install. */
const startLimitMs = 20_000
const installLimitMs = 4 * 60_000

const quiet = { DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' }

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}

function runs(path: string): boolean {
  // On Windows Chrome opens a window instead of telling its version.
  if (process.platform === 'win32') return isExecutable(path)
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: startLimitMs }).status === 0
}

function install([program = '', ...args]: readonly string[]): boolean {
  console.log(`Looking for a browser: ${program} ${args.join(' ')}`)
  const env = { ...process.env, ...quiet }
  return spawnSync(program, args, { stdio: 'inherit', timeout: installLimitMs, env }).status === 0
}

/** The computer these tests run on. */
export const thisMachine: Machine = {
  env: process.env,
  isRoot: process.getuid?.() === 0,
  playwrightPath: chromium.executablePath(),
  locate: (program) =>
    (isAbsolute(program)
      ? [program]
      : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, program))
    ).find(isExecutable),
  runs,
  install,
}
