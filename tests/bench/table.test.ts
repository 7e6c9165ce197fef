import { expect, test } from 'vitest'
import { interleaved, median, percentile, ratio, spread, table } from '../../scripts/bench/table'

test('all are measured once before one is measured again', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  expect(await interleaved(2, [measure('floor'), measure('page')])).toEqual([
    [1, 3],
    [2, 4],
  ])
  expect(order).toEqual(['floor', 'page', 'floor', 'page'])
})

test('medians, percentiles and ratios', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(percentile([5, 4, 3, 2, 1], 0.98)).toBe(5)
  expect(percentile([1, 2, 3, 4], 0.5)).toBe(2)
  expect(spread([100, 9.96, 0])).toBe('10 (0–100)')
  expect(ratio([10, 30], [10, 20])).toBe('1.25 (1.00–1.50)')
  expect(ratio([1], [])).toBe('—')
})

test('a table is Markdown, and its cells cannot break it', () => {
  expect(table('Title', ['page', 'ms'], [['a|b', '1']])).toBe(
    ['## Title', '', '| page | ms  |', '| ---- | --- |', '| a\\|b | 1   |'].join('\n'),
  )
})
