// @vitest-environment node
import { expect, test } from 'vitest'
import { failedCheck, passedCheck, runnerTotals, sum, totalsLine } from '../scripts/totals'

const vitest = (
  passed: number,
  failed: number,
  files: { status: string; assertionResults: { status: string }[] }[] = [],
) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numPendingTests: 1,
  numTodoTests: 1,
  testResults: files,
})

const playwright = (
  stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>,
  errors: unknown[] = [],
) => ({
  stats: { startTime: '2026-01-01T00:00:00.000Z', ...stats },
  errors,
})

test('the unit tests are counted one by one, the skipped apart', () => {
  expect(runnerTotals('vitest', vitest(7, 0), 0)).toEqual({ passed: 7, failed: 0, skipped: 2 })
  expect(runnerTotals('vitest', vitest(5, 2), 1)).toEqual({ passed: 5, failed: 2, skipped: 2 })
})

test('a test file that could not be loaded counts as one failure', () => {
  const broken = { status: 'failed', assertionResults: [] }
  const failing = { status: 'failed', assertionResults: [{ status: 'failed' }] }
  expect(runnerTotals('vitest', vitest(7, 0, [broken]), 1).failed).toBe(1)
  expect(runnerTotals('vitest', vitest(7, 1, [broken, failing]), 1).failed).toBe(2)
})

test('the browser tests are counted one by one; one that needed a second try has not passed', () => {
  const stats = { expected: 9, unexpected: 2, flaky: 1, skipped: 3 }
  expect(runnerTotals('playwright', playwright(stats), 1)).toEqual({ passed: 9, failed: 3, skipped: 3 })
})

test('an error outside of the browser tests counts as a failure', () => {
  const stats = { expected: 9, unexpected: 0, flaky: 0, skipped: 0 }
  expect(runnerTotals('playwright', playwright(stats, [{ message: 'SyntaxError' }]), 1).failed).toBe(1)
})

test('a runner that left no report, or an unreadable one, counts as one failure', () => {
  expect(runnerTotals('vitest', undefined, 1)).toEqual(failedCheck)
  expect(runnerTotals('playwright', { stats: 'many' }, 0)).toEqual(failedCheck)
})

test('a runner that ran no test at all counts as one failure', () => {
  expect(runnerTotals('vitest', vitest(0, 0), 0)).toEqual({ passed: 0, failed: 1, skipped: 2 })
})

test('a runner that ends with an error its report does not show counts as one failure', () => {
  expect(runnerTotals('vitest', vitest(7, 0), 1)).toEqual({ passed: 7, failed: 1, skipped: 2 })
})

test('the last line names the skipped only when there are some', () => {
  expect(totalsLine(sum([passedCheck, passedCheck, failedCheck]))).toBe('2 passed, 1 failed')
  expect(totalsLine({ passed: 2, failed: 0, skipped: 1 })).toBe('2 passed, 0 failed, 1 skipped')
  expect(totalsLine(sum([]))).toBe('0 passed, 0 failed')
})
