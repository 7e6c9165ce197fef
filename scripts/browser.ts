import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.ts'

const debianChromium = '/usr/bin/chromium'
/** Debian's Chromium without windows: the same tests take a quarter less of the processor's time. */
export const headlessShell = '/usr/bin/chromium-headless-shell'
const install = 'apt-get -o Acquire::http::Timeout=10 update && apt-get install -y --no-install-recommends'

/** A browser of Debian's, which is installed where it is missing and can be. */
const installed = (file: string, output = '') =>
  existsSync(file) || run(`(${install} $(basename ${file})) ${output}`) ? file : undefined
export const findFirefox = () => installed('/usr/bin/firefox-esr')

/** The file of a Chromium for the browser tests; where there is none, installs Playwright's, or else Debian's. */
export function findBrowser(): string | undefined {
  const own = chromium.executablePath()
  const present = [process.env.CHROMIUM_PATH ?? '', debianChromium, '/usr/bin/google-chrome', own].find(existsSync)
  const file = present ?? (run('playwright install chromium') ? own : installed(debianChromium))
  if (file === debianChromium) installed(headlessShell, '>/dev/null 2>&1')
  return file
}
