/** Several measurements of the same things, by the name of each. */
export type Samples = Record<string, readonly number[]>

export interface Column {
  name: string
  samples: Samples
}

/** One after the other, so that no measurement disturbs another. */
export async function repeat<T>(runs: number, measure: () => T | Promise<T>): Promise<T[]> {
  const results: T[] = []
  for (let run = 0; run < runs; run++) results.push(await measure())
  return results
}

/** Turns the results of several runs into the samples of each value. */
export function column(name: string, results: readonly Readonly<Record<string, number>>[]): Column {
  const measures = Object.keys(results[0] ?? {})
  return {
    name,
    samples: Object.fromEntries(
      measures.map((measure) => [measure, results.map((result) => result[measure] ?? Number.NaN)]),
    ),
  }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}

/** Whole numbers from 10 on, two digits below; a share of nothing stays 0. */
const rounded = (value: number): string =>
  value === 0 ? '0' : value >= 10 ? value.toFixed(0) : value.toPrecision(2).replace(/\.0$/, '')

const spread = (values: readonly number[]): string =>
  `${rounded(median(values))} (${rounded(Math.min(...values))}–${rounded(Math.max(...values))})`

/** Of each run, since what slows a run down slows both of its values. */
const ratio = (first: readonly number[], second: readonly number[]): string => {
  const ratios = first.map((value, run) => value / (second[run] ?? Number.NaN)).filter(Number.isFinite)
  if (ratios.length === 0) return '—'
  const [middle, least, most] = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((value) =>
    value.toFixed(2),
  )
  return `${middle} (${least}–${most})`
}

/** One line per measure; with two columns also the first one as a multiple of the second. */
export function table(title: string, first: Column, second?: Column): string {
  const head = ['', first.name, ...(second ? [second.name, 'ratio'] : [])]
  const rows = Object.entries(first.samples).map(([measure, values]) => {
    const others = second?.samples[measure]
    return [measure, spread(values), ...(others ? [spread(others), ratio(values, others)] : [])]
  })
  const widths = head.map((_, index) => Math.max(...[head, ...rows].map((row) => row[index]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')
  return ['', title, line(head), ...rows.map(line)].join('\n')
}
