// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest'
import { buildDate, fixBuildDate } from '../../scripts/buildDate'

const withoutGit = () => vi.stubEnv('GIT_DIR', '/dev/null')

afterEach(() => {
  vi.unstubAllEnvs()
  vi.useRealTimers()
})

test('the date given comes first', () => {
  vi.stubEnv('SOURCE_DATE_EPOCH', '1767225600')
  expect(buildDate().toISOString()).toBe('2026-01-01T00:00:00.000Z')
})

test.each(['abc', '-1', '1.5', '0x10', ' 1', '1767225600000', '2026-01-01'])(
  'SOURCE_DATE_EPOCH=%j is refused in one line',
  (value) => {
    vi.stubEnv('SOURCE_DATE_EPOCH', value)
    expect(() => buildDate()).toThrow(
      `SOURCE_DATE_EPOCH: ${JSON.stringify(value)} — esperado: segundos desde 1970, só dígitos, como "1767225600"`,
    )
  },
)

test('where only the clock gives a date, it holds from then on', () => {
  withoutGit()
  vi.stubEnv('SOURCE_DATE_EPOCH', '')
  vi.useFakeTimers({ now: new Date('2026-05-01T12:00:00Z') })
  const date = fixBuildDate()
  expect(date.toISOString()).toBe('2026-05-01T12:00:00.000Z')
  vi.setSystemTime(new Date('2026-05-02T12:00:00Z'))
  expect(fixBuildDate()).toEqual(date)
})
