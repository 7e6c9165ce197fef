// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { buildDate } from '../../scripts/buildDate'

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('the date given comes first', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1767225600')
  expect(buildDate().toISOString()).toBe('2026-01-01T00:00:00.000Z')
})

test('where there is neither a date given nor a commit, it is today', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  vi.stubEnv('GIT_DIR', '/dev/null')
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  expect(buildDate().toISOString()).toBe('2026-05-01T12:00:00.000Z')
})
