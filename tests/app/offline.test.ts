// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { keepForOffline } from '../../src/app/offline'

afterEach(() => vi.unstubAllGlobals())

it.each([
  [false, 1],
  [true, 0],
])('when the visitor saves data (%j) the site is kept %i times', (saveData, times) => {
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  const register = vi.fn(async () => undefined)
  keepForOffline(Object({ serviceWorker: { register }, connection: { saveData } }))
  expect(register).toHaveBeenCalledTimes(times)
})
