import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'
import { run } from './run.ts'

/** The file of a Chromium for the browser tests, which is installed where there is none: Playwright's, else Debian's. */
export const findBrowser = (): string | undefined =>
  candidates().find(starts) ??
  installed('playwright install chromium') ??
  (process.getuid?.() === 0
    ? installed('apt-get update && apt-get install -y --no-install-recommends chromium chromium-headless-shell')
    : undefined)

/** Debian's Chromium without windows, where there is one: it opens a page in two thirds of the time. */
export const findHeadlessShell = (): string =>
  [process.env.HEADLESS_SHELL_PATH || [], debiansShell].flat().find(starts) ?? ''

const debiansShell = '/usr/bin/chromium-headless-shell'

/** Files that may be a browser, whether they are there or not; the named one first. */
const candidates = (): string[] => [process.env.CHROMIUM_PATH || [], systemBrowsers(), chromium.executablePath()].flat()

function systemBrowsers(): string[] {
  try {
    return Launcher.getInstallations()
  } catch {
    // none at all, which is an error on Linux alone
    return []
  }
}

/** On Windows Chrome opens a window instead of telling its version. */
const starts = (file: string): boolean =>
  process.platform === 'win32'
    ? existsSync(file)
    : spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0

function installed(command: string): string | undefined {
  console.log(`No Chromium here, so this installs one: ${command}`)
  run(command, { DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' })
  return candidates().find(starts)
}
