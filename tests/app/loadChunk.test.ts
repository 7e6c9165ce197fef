// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { loadChunk } from '../../src/app/loadChunk'

/** What is on its way, answered when the test says so. */
let asked = new Map<string, (isThere: boolean) => void>()
const answer = async (path: string, isThere = true) => {
  asked.get(path)?.(isThere)
  asked.delete(path)
}

beforeEach(() => {
  asked = new Map()
  vi.spyOn(document.head, 'append').mockImplementation((link) => {
    const { pathname } = new URL((link as HTMLLinkElement).href)
    asked.set(pathname, (isThere) => (link as HTMLLinkElement).dispatchEvent(new Event(isThere ? 'load' : 'error')))
  })
  vi.stubGlobal(
    'fetch',
    (href: string) =>
      new Promise((resolve) => asked.set(href, (ok) => resolve(new Response('', { status: ok ? 200 : 503 })))),
  )
})

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('a module is imported when what it needs has come', async () => {
  const load = vi.fn(async () => 'the page')
  const page = loadChunk(load, ['assets/page.js', 'assets/page.css'])
  await answer('/assets/page.js')
  expect(load).not.toHaveBeenCalled()
  await answer('/assets/page.css')
  expect(await page).toBe('the page')
})

it.each([
  ['mandala', 'assets/mandala.css'],
  ['quiz', 'assets/quiz.js'],
])('what has come is asked for once, what has not, again: %s without %s', async (tool, missing) => {
  const load = vi.fn(async () => tool)
  const files = [`assets/${tool}.js`, `assets/${tool}.css`]
  const first = loadChunk(load, files)
  for (const file of files) await answer(`/${file}`, file !== missing)
  await expect(first).rejects.toThrow(`/${missing} did not come`)
  expect(load).not.toHaveBeenCalled()

  const second = loadChunk(load, files)
  expect([...asked.keys()]).toEqual([`/${missing}`])
  await answer(`/${missing}`)
  expect(await second).toBe(tool)
})

it('what the page has already is not asked for', async () => {
  const link = document.createElement('link')
  link.setAttribute('href', '/assets/start.js')
  document.head.appendChild(link)
  expect(await loadChunk(async () => 'at once', ['assets/start.js'])).toBe('at once')
  expect(asked.size).toBe(0)
})
