/** Takes all measurements once, then all once more: what disturbs the computer for a while disturbs every one of them. */
export async function interleaved<T>(runs: number, measures: readonly (() => Promise<T>)[]): Promise<T[][]> {
  const results: T[][] = measures.map(() => [])
  for (let run = 0; run < runs; run++)
    for (const [index, measure] of measures.entries()) results[index]?.push(await measure())
  return results
}

/** Whole numbers from 10 on, two digits below; a share of nothing stays 0. */
const rounded = (value = Number.NaN): string =>
  value === 0 ? '0' : value >= 10 ? value.toFixed(0) : value.toPrecision(2).replace(/\.0$/, '')

const inOrder = (values: readonly number[]) => [...values].sort((a, b) => a - b)

export const median = (values: readonly number[]): number => inOrder(values)[values.length >> 1] ?? Number.NaN

/** Median, least and most. */
export function spread(values: readonly number[]): string {
  const sorted = inOrder(values)
  return `${rounded(median(values))} (${rounded(sorted[0])}–${rounded(sorted.at(-1))})`
}

/** How many times as much. */
export const ratio = (value: number, floor: number): string => `${(value / floor).toFixed(1)}x`

export function table(title: string, head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`)
  return [`## ${title}`, '', ...lines].join('\n')
}
