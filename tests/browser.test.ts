// @vitest-environment node
import { expect, test } from 'vitest'
import { findBrowser, type Machine } from '../scripts/browser'

interface Situation extends Partial<Pick<Machine, 'named' | 'isRoot'>> {
  /** Files that start as a browser. */
  working?: string[]
  /** Installs that end well, by their first word, and the file each brings. */
  installs?: Record<string, string>
}

function machine({ named, isRoot = false, working = [], installs = {} }: Situation) {
  const asked: string[] = []
  const starting = new Set(working)
  const port: Machine = {
    named,
    isRoot,
    candidates: () => ['/bin/chromium', '/playwright/chrome'],
    starts: (file) => {
      asked.push(file)
      return starting.has(file)
    },
    install: (command) => {
      asked.push(command)
      const brought = installs[command.split(' ')[0] ?? '']
      if (brought) starting.add(brought)
      return brought !== undefined
    },
  }
  return { port, asked }
}

test('the browser named in the environment comes first', () => {
  const { port, asked } = machine({ named: '/mine', working: ['/mine', '/bin/chromium'] })
  expect(findBrowser(port)).toBe('/mine')
  expect(asked).toEqual(['/mine'])
})

test('a named browser that does not start is passed over for one of the system', () => {
  expect(findBrowser(machine({ named: '/gone', working: ['/bin/chromium'] }).port)).toBe('/bin/chromium')
})

test("Playwright's own browser is used if it is there", () => {
  const { port, asked } = machine({ working: ['/playwright/chrome'] })
  expect(findBrowser(port)).toBe('/playwright/chrome')
  expect(asked).toEqual(['/bin/chromium', '/playwright/chrome'])
})

test('nothing is installed while a browser works, and Playwright installs before the system does', () => {
  const installs = { playwright: '/playwright/chrome', 'apt-get': '/bin/chromium' }
  const { port, asked } = machine({ isRoot: true, installs })
  expect(findBrowser(port)).toBe('/playwright/chrome')
  expect(asked.filter((one) => one.includes('install'))).toEqual(['playwright install chromium'])
})

test('where Playwright cannot download, or what it brings does not start, root installs the package of the system', () => {
  for (const installs of [{}, { playwright: '/playwright/without-libraries' }]) {
    const { port, asked } = machine({ isRoot: true, installs: { ...installs, 'apt-get': '/bin/chromium' } })
    expect(findBrowser(port)).toBe('/bin/chromium')
    expect(asked).toContain('apt-get update && apt-get install -y --no-install-recommends chromium')
  }
})

test('nobody but root changes the system, and when nothing helps there is no browser', () => {
  const { port, asked } = machine({ named: '/gone', installs: { 'apt-get': '/bin/chromium' } })
  expect(findBrowser(port)).toBeUndefined()
  expect(asked.join('\n')).not.toContain('apt-get')
})
