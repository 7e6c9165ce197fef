import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { chromium } from '@playwright/test'
import { run } from './run.ts'

/** Debian's Chromium without windows: the same tests take a quarter less of the processor's time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'

const debianChromium = '/usr/bin/chromium'
const install = 'apt-get -o Acquire::http::Timeout=10 update && apt-get install -y --no-install-recommends'

/** Installs a file of Debian's where there is none; tells whether it is there now. */
const isThere = (file: string, output = '') =>
  existsSync(file) || (run(`(${install} ${basename(file)}) ${output}`) && existsSync(file))

/** The file of Debian's Firefox, where it is or can be installed. */
export function findFirefox(): string | undefined {
  const file = '/usr/bin/firefox-esr'
  return isThere(file) ? file : undefined
}

/** The file of a Chromium for the browser tests; where there is none, installs Playwright's, or else Debian's. */
export function findBrowser(): string | undefined {
  const usual = [debianChromium, '/usr/bin/google-chrome', chromium.executablePath()]
  const found = () => [process.env.CHROMIUM_PATH || [], usual].flat().find(existsSync)
  const file = found() ?? (run('playwright install chromium') || isThere(debianChromium) ? found() : undefined)
  // nobody misses it
  if (file === debianChromium) isThere(headlessShell, '>/dev/null 2>&1')
  return file
}
