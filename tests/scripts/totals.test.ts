// @vitest-environment node
import { expect, test } from 'vitest'
import { runnerTotals, sum, totalsLine, totalsOf } from '../../scripts/totals'

const vitest = (numPassedTests: number, numFailedTests = 0) => ({
  numPassedTests,
  numFailedTests,
  numPendingTests: 1,
  numTodoTests: 1,
})

const playwright = (
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>,
  errors: unknown[] = [],
) => ({
  stats: { startTime: '2026-01-01T00:00:00.000Z', ...stats },
  errors,
})

test('the unit tests are counted one by one, the skipped apart', () => {
  expect(runnerTotals('vitest', vitest(2), true)).toEqual({ passed: 2, failed: 0, skipped: 2 })
  expect(runnerTotals('vitest', vitest(3, 2), false)).toEqual({ passed: 3, failed: 2, skipped: 2 })
})

test('the browser tests are counted one by one; one that needed a second try has not passed', () => {
  const stats = { expected: 9, unexpected: 2, flaky: 1, skipped: 3 }
  expect(runnerTotals('playwright', playwright(stats), false)).toEqual({ passed: 9, failed: 3, skipped: 3 })
})

test('an error outside of the browser tests counts as a failure', () => {
  const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }
  expect(runnerTotals('playwright', playwright(stats, [{ message: 'SyntaxError' }]), false).failed).toBe(1)
})

test('a runner that left no report, or an unreadable one, counts as one failure', () => {
  expect(runnerTotals('vitest', undefined, false)).toEqual(totalsOf(false))
  expect(runnerTotals('playwright', { stats: 'many' }, true)).toEqual(totalsOf(false))
})

test('a runner that ran no test at all counts as one failure', () => {
  expect(runnerTotals('vitest', vitest(0), true)).toEqual({ passed: 0, failed: 1, skipped: 2 })
})

test('a runner that ends with an error that no test shows, such as a file not loaded, counts as one failure', () => {
  expect(runnerTotals('vitest', vitest(2), false)).toEqual({ passed: 2, failed: 1, skipped: 2 })
})

test('the last line names the skipped only when there are some', () => {
  expect(totalsLine(sum([totalsOf(true), totalsOf(true), totalsOf(false)]))).toBe('2 passed, 1 failed')
  expect(totalsLine({ passed: 2, failed: 0, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped')
  expect(totalsLine(sum([]))).toBe('0 passed, 0 failed')
})
