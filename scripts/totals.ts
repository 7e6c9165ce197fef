import { z } from 'zod'

export interface Totals {
  passed: number
  failed: number
  skipped: number
}

export const totalsOf = (isGood: boolean): Totals => ({ passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, skipped: 0 })

export function sum(all: readonly Totals[]): Totals {
  const of = (kind: keyof Totals) => all.reduce((total, one) => total + one[kind], 0)
  return { passed: of('passed'), failed: of('failed'), skipped: of('skipped') }
}

export const totalsLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const count = z.number()

const reports = {
  vitest: z
    .object({ numPassedTests: count, numFailedTests: count, numPendingTests: count, numTodoTests: count })
    .transform(({ numPassedTests: passed, numFailedTests: failed, numPendingTests, numTodoTests }): Totals => {
      return { passed, failed, skipped: numPendingTests + numTodoTests }
    }),
  playwright: z
    .object({
      stats: z.object({ expected: count, unexpected: count, flaky: count, skipped: count }),
      // what went wrong outside of tests, for example a file that could not be loaded
      errors: z.array(z.unknown()),
    })
    .transform(({ stats: { expected, unexpected, flaky, skipped }, errors }): Totals => {
      return { passed: expected, failed: unexpected + flaky + errors.length, skipped }
    }),
}

export type Runner = keyof typeof reports

/** A runner that crashed, ran no test, or ended with an error that no test shows (a file not loaded) counts as one failure. */
export function runnerTotals(runner: Runner, report: unknown, isGood: boolean): Totals {
  const { data: totals = sum([]) } = reports[runner].safeParse(report)
  const isSound = totals.failed > 0 || (totals.passed > 0 && isGood)
  return isSound ? totals : { ...totals, failed: 1 }
}
