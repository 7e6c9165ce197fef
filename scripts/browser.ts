import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { Launcher } from 'chrome-launcher'
import { run } from './run.ts'

export interface Machine {
  named: string | undefined
  isRoot: boolean
  /** Files that may be a browser, whether they are there or not. */
  candidates(): readonly string[]
  starts(file: string): boolean
  install(command: string): boolean
}

const playwrightInstall = 'playwright install chromium'
const debianInstall = 'apt-get update && apt-get install -y --no-install-recommends chromium'

/** The file of a Chromium for the browser tests, which is installed where there is none: Playwright's, else Debian's. */
export function findBrowser({ named, isRoot, candidates, starts, install }: Machine = thisMachine): string | undefined {
  if (named && starts(named)) return named
  const found = () => candidates().find(starts)
  const installed = (command: string) => (install(command) ? found() : undefined)
  return found() ?? installed(playwrightInstall) ?? (isRoot ? installed(debianInstall) : undefined)
}

function systemBrowsers(): string[] {
  try {
    return Launcher.getInstallations()
  } catch {
    // none at all, which is an error on Linux alone
    return []
  }
}

const thisMachine: Machine = {
  named: process.env.CHROMIUM_PATH,
  isRoot: process.getuid?.() === 0,
  candidates: () => [...systemBrowsers(), chromium.executablePath()],
  starts: (file) =>
    // on Windows Chrome opens a window instead of telling its version
    process.platform === 'win32'
      ? existsSync(file)
      : spawnSync(file, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0,
  install: (command) => {
    console.log(`No Chromium here, so this installs one: ${command}`)
    return run(command, { DEBIAN_FRONTEND: 'noninteractive', PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '10000' })
  },
}
