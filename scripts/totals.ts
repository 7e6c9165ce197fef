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

const results = z.array(z.object({ status: z.string() }))

const reports = {
  vitest: z
    .object({ testResults: z.array(z.object({ status: z.string(), assertionResults: results })) })
    .transform(({ testResults }): Totals => {
      const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
      const count = (status: string) => tests.filter((test) => test.status === status).length
      // a file that fails without a failing test of its own: it could not be loaded, or a hook threw
      const broken = testResults.filter(
        (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
      )
      const [passed, failed] = [count('passed'), count('failed')]
      return { passed, failed: failed + broken.length, skipped: tests.length - passed - failed }
    }),
  playwright: z
    .object({
      stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
      // what went wrong outside of tests, for example a file that could not be loaded
      errors: z.array(z.unknown()),
    })
    .transform(({ stats: { expected, unexpected, flaky, skipped }, errors }): Totals => {
      return { passed: expected, failed: unexpected + flaky + errors.length, skipped }
    }),
}

export type Runner = keyof typeof reports

/** A runner that crashed, ran no test, or ended with an error its report does not show counts as one failure. */
export function runnerTotals(runner: Runner, report: unknown, isGood: boolean): Totals {
  const { data: totals = sum([]) } = reports[runner].safeParse(report)
  const isSound = totals.failed > 0 || (totals.passed > 0 && isGood)
  return isSound ? totals : { ...totals, failed: 1 }
}
