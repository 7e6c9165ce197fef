/** Several measurements of one thing; `NaN` where one could not be made. */
export type Sample = readonly number[]

/** One thing as measured in each run, by its name. */
export type Values = Readonly<Record<string, number>>

export type Samples = Readonly<Record<string, Sample>>

/** Takes all measurements once, then all once more: what disturbs the computer for a while disturbs every one of them. */
export async function interleaved<T>(runs: number, measures: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = measures.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [index, measure] of measures.entries()) results[index]?.push(await measure())
  return results
}

/** Turns the results of several runs into a sample of each value. */
export function samplesOf(results: readonly Values[]): Samples {
  const names = Object.keys(results[0] ?? {})
  return Object.fromEntries(names.map((name) => [name, results.map((result) => result[name] ?? Number.NaN)]))
}

export function median(values: Sample): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}

/** The value that this share of all does not exceed (nearest rank). */
export function percentile(values: Sample, share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN
}

/** Whole numbers from 10 on, two digits below; a share of nothing stays 0. */
export const rounded = (value: number): string =>
  value === 0 ? '0' : value >= 10 ? value.toFixed(0) : value.toPrecision(2).replace(/\.0$/, '')

export const spread = (values: Sample): string =>
  `${rounded(median(values))} (${rounded(Math.min(...values))}–${rounded(Math.max(...values))})`

/** Of each run, since what slows a run down slows both of its values. */
export const ratio = (first: Sample, second: Sample): string => {
  const ratios = first.map((value, run) => value / (second[run] ?? Number.NaN)).filter(Number.isFinite)
  if (ratios.length === 0) return '—'
  const figures = [median(ratios), Math.min(...ratios), Math.max(...ratios)].map((value) => value.toFixed(2))
  return `${figures[0]} (${figures[1]}–${figures[2]})`
}

/** A table in Markdown, aligned for whoever reads it as text. */
export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = head.map((_, index) => Math.max(3, ...cells.map((row) => row[index]?.length ?? 0)))
  const [first = '', ...others] = cells.map(
    (row) => `| ${widths.map((width, index) => (row[index] ?? '').padEnd(width)).join(' | ')} |`,
  )
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`
  return [`## ${title}`, '', first, rule, ...others].join('\n')
}
