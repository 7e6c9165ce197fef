import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { run } from './run.ts'

const firefoxFile = '/usr/bin/firefox-esr'

/** The file of Debian's Firefox, which is installed where there is none and where that can be done. */
export function findFirefox(): string | undefined {
  if (!existsSync(firefoxFile)) run('apt-get update && apt-get install -y --no-install-recommends firefox-esr')
  return existsSync(firefoxFile) ? firefoxFile : undefined
}

/** The file of a Chromium for the browser tests; where there is none, installs Playwright's, or else Debian's. */
export function findBrowser(): string | undefined {
  const usual = ['/usr/bin/chromium', '/usr/bin/google-chrome', chromium.executablePath()]
  const found = () => [process.env.CHROMIUM_PATH || [], usual].flat().find(existsSync)
  const installs = [
    'playwright install chromium',
    'apt-get update && apt-get install -y --no-install-recommends chromium',
  ]
  return installs.reduce((file, command) => file ?? (run(command) ? found() : undefined), found())
}
