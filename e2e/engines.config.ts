import { defineConfig } from '@playwright/test'
import chromium from '../playwright.config'
import { notInFirefox, withReducedMotion } from './engines/notInFirefox'

/** The main journeys. */
const journeys = [
  'home-desktop',
  'home-mobile',
  'form',
  'pages',
  'tools',
  'mandala',
  'journey',
  'quiz',
  'dreams',
  'rescue',
  'offline',
  'no-js',
].map((name) => `${name}.spec.ts`)

/** What is said to Chromium by Playwright's options is said to Firefox by its preferences. */
const firefox = (preferences: Record<string, number> = {}) => ({
  browserName: 'firefox' as const,
  channel: 'moz-firefox',
  // taken by a style that the site's policy forbids
  screenshot: 'off' as const,
  launchOptions: {
    executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    // scroll bars as on a phone: they take no room
    firefoxUserPrefs: { 'ui.useOverlayScrollbars': 1, ...preferences },
  },
})

/** `npm run test:engines`: the main journeys in Chromium and Firefox, a named subset of them in WebKit. */
export default defineConfig({
  ...chromium,
  testDir: '.',
  outputDir: '../test-results/engines',
  webServer: {
    command: 'node ../scripts/run.mjs serve',
    url: chromium.use?.baseURL ?? '',
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
  },
  projects: [
    { name: 'Chromium', testMatch: journeys },
    {
      name: 'Firefox',
      testMatch: journeys,
      grepInvert: [notInFirefox, withReducedMotion],
      use: firefox(),
    },
    {
      name: 'Firefox at rest',
      testMatch: journeys,
      grep: withReducedMotion,
      grepInvert: notInFirefox,
      use: firefox({ 'ui.prefersReducedMotion': 1 }),
    },
    { name: 'WebKit', testMatch: 'webkit/*.journey.ts', workers: 1 },
  ],
})
