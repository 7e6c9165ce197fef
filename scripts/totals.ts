import { z } from 'zod'

export interface Totals {
  passed: number
  failed: number
  skipped: number
}

const none: Totals = { passed: 0, failed: 0, skipped: 0 }

export const passedCheck: Totals = { ...none, passed: 1 }
export const failedCheck: Totals = { ...none, failed: 1 }

export const sum = (all: readonly Totals[]): Totals =>
  all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    none,
  )

/** The last line of `npm test`. */
export const totalsLine = ({ passed, failed, skipped }: Totals): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

const vitestReport = z
  .object({
    numPassedTests: z.number(),
    numFailedTests: z.number(),
    numPendingTests: z.number(),
    numTodoTests: z.number(),
    testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.object({ status: z.string() })) })),
  })
  .transform((report): Totals => {
    // A file that fails without a failing test of its own: it could not be loaded, or a hook threw.
    const brokenFiles = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === 'failed' && !assertionResults.some((assertion) => assertion.status === 'failed'),
    )
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + brokenFiles.length,
      skipped: report.numPendingTests + report.numTodoTests,
    }
  })

const playwrightReport = z
  .object({
    stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
    /** What went wrong outside of tests, for example a file that could not be loaded. */
    errors: z.array(z.unknown()),
  })
  .transform(
    ({ stats, errors }): Totals => ({
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky + errors.length,
      skipped: stats.skipped,
    }),
  )

const reports = { vitest: vitestReport, playwright: playwrightReport }

/**
 * Counts a test runner's JSON report (`undefined` if it wrote none). A runner that crashed, ran no test at all, or ended
 * with an error its report does not show counts as one failure.
 */
export function runnerTotals(runner: keyof typeof reports, report: unknown, exitCode: number): Totals {
  const { data: totals = none } = reports[runner].safeParse(report)
  const isSound = totals.failed > 0 || (totals.passed > 0 && exitCode === 0)
  return isSound ? totals : { ...totals, failed: 1 }
}
