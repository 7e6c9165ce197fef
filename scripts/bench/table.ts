/** Takes all measurements once, then all once more: what disturbs the computer for a while disturbs every one of them. */
export async function interleaved<T>(runs: number, measures: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = measures.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [index, measure] of measures.entries()) results[index]?.push(await measure())
  return results
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const upper = sorted[Math.floor(middle)] ?? Number.NaN
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? upper) + upper) / 2 : upper
}

/** Whole numbers from 10 on, two digits below; a share of nothing stays 0. */
export const rounded = (value: number): string =>
  value === 0 ? '0' : value >= 10 ? value.toFixed(0) : value.toPrecision(2).replace(/\.0$/, '')

export const spread = (values: readonly number[]): string =>
  `${rounded(median(values))} (${rounded(Math.min(...values))}–${rounded(Math.max(...values))})`

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
