import { expect, it, vi } from 'vitest'
import { keepForOffline } from '../../src/app/offline'

it.each([
  [false, 1],
  [true, 0],
])('when the visitor saves data (%j) the site is kept %i times', (saveData, times) => {
  const register = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { serviceWorker: { register }, connection: { saveData } })
  vi.stubGlobal('requestIdleCallback', (act: () => void) => act())
  keepForOffline()
  window.dispatchEvent(new Event('load'))
  expect(register).toHaveBeenCalledTimes(times)
})
