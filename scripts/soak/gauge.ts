import type { CDPSession } from '@playwright/test'

/** What a page holds once everything unneeded has been collected. */
export interface Holdings {
  /** JavaScript heap in use, in bytes. */
  heap: number
  nodes: number
  listeners: number
}

/** Largest growth of the heap from the first to the last measurement, as a share. */
const heapLimit = 0.02

/** What is reachable only through what one collection has freed goes with a later one. */
const collections = 3

export async function holdingsOf(session: CDPSession): Promise<Holdings> {
  for (let turn = 0; turn < collections; turn++) await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const value = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN
  return { heap: value('JSHeapUsedSize'), nodes: value('Nodes'), listeners: value('JSEventListeners') }
}

const kilobytes = (bytes: number) => (bytes / 1024).toFixed(0)

/** One line per measurement, each with the number of turns done before it. */
export function holdingsTable(name: string, measured: readonly (readonly [turns: number, Holdings])[]): string {
  const head = [name, 'heap (kB)', 'nodes', 'listeners']
  const rows = measured.map(([turns, { heap, nodes, listeners }]) => [
    `after ${turns}`,
    kilobytes(heap),
    String(nodes),
    String(listeners),
  ])
  const widths = head.map((_, column) => Math.max(...[head, ...rows].map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) => row.map((cell, column) => cell.padStart(widths[column] ?? 0)).join('  ')
  return [line(head), ...rows.map(line)].join('\n')
}

/** What has grown beyond its limit between two measurements; empty if nothing has. */
export function growths(first: Holdings, last: Holdings): string[] {
  const share = last.heap / first.heap - 1
  return [
    ...(share <= heapLimit ? [] : [`heap: ${(100 * share).toFixed(1)} % more`]),
    ...(['nodes', 'listeners'] as const)
      .filter((kind) => !(last[kind] <= first[kind]))
      .map((kind) => `${kind}: ${last[kind] - first[kind]} more`),
  ]
}
