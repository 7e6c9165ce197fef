// @vitest-environment node
import { expect, test } from 'vitest'
import { findBrowser, type Machine } from '../scripts/browser'

interface Situation {
  env?: Record<string, string>
  isRoot?: boolean
  /** Programs there are, by name. */
  programs?: string[]
  /** Browser files that start. */
  working?: string[]
  /** Installs that end well, by their first word, and what they bring. */
  installs?: Record<string, { programs?: string[]; working?: string[] }>
}

function machine({ env = {}, isRoot = false, programs = [], working = [], installs = {} }: Situation) {
  const asked: string[] = []
  const present = new Set(programs)
  const starting = new Set(working)
  const port: Machine = {
    env,
    isRoot,
    playwrightPath: '/playwright/chrome',
    locate: (program) => (present.has(program) ? `/bin/${program}` : undefined),
    runs: (path) => {
      asked.push(path)
      return starting.has(path)
    },
    install: (command) => {
      asked.push(command.join(' '))
      const brought = installs[command[0] ?? '']
      for (const program of brought?.programs ?? []) present.add(program)
      for (const path of brought?.working ?? []) starting.add(path)
      return brought !== undefined
    },
  }
  return { port, asked }
}

test('the browser named in the environment comes first', () => {
  const env = { CHROMIUM_PATH: '/mine' }
  const { port, asked } = machine({ env, programs: ['chromium'], working: ['/mine', '/bin/chromium'] })
  expect(findBrowser(port)).toMatchObject({ found: true, path: '/mine' })
  expect(asked).toEqual(['/mine'])
})

test('a named browser that does not start is passed over for one of the system', () => {
  const env = { PLAYWRIGHT_CHROMIUM_EXECUTABLE_PATH: '/gone' }
  const { port } = machine({ env, programs: ['google-chrome'], working: ['/bin/google-chrome'] })
  expect(findBrowser(port)).toEqual({
    found: true,
    path: '/bin/google-chrome',
    tried: ['/gone: missing or does not start'],
  })
})

test("Playwright's own browser is used if it is there, without naming its file", () => {
  const { port, asked } = machine({ working: ['/playwright/chrome'] })
  expect(findBrowser(port)).toMatchObject({ found: true, path: null })
  expect(asked).toEqual(['/playwright/chrome'])
})

test('nothing is installed while a browser works, and Playwright installs before the system does', () => {
  const installs = { npx: { working: ['/playwright/chrome'] }, 'apt-get': {} }
  const { port, asked } = machine({ isRoot: true, programs: ['apt-get'], installs })
  expect(findBrowser(port)).toMatchObject({ found: true, path: null })
  expect(asked).toEqual(['/playwright/chrome', 'npx playwright install chromium', '/playwright/chrome'])
})

test('where Playwright cannot download, root installs the package of the system', () => {
  const installs = { 'apt-get': { programs: ['chromium'], working: ['/bin/chromium'] } }
  const { port, asked } = machine({ isRoot: true, programs: ['apt-get'], installs })
  expect(findBrowser(port)).toMatchObject({ found: true, path: '/bin/chromium' })
  expect(asked.slice(-3)).toEqual([
    'apt-get update',
    'apt-get install -y --no-install-recommends chromium',
    '/bin/chromium',
  ])
})

test('when nothing helps, all that was tried is told', () => {
  const { port } = machine({ env: { CHROMIUM_PATH: '/gone' } })
  const { found, tried } = findBrowser(port)
  expect(found).toBe(false)
  expect(tried.join('\n')).toMatch(/\/gone.*chromium-browser.*playwright install chromium.*not root/s)
})
