import { expect, test } from 'vitest'
import { interleaved, median, spread, table } from '../../scripts/bench/table'

test('all are measured once before one is measured again', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  expect(await interleaved(2, [measure('floor'), measure('page')])).toEqual([
    [1, 3],
    [2, 4],
  ])
  expect(order).toEqual(['floor', 'page', 'floor', 'page'])
})

test('medians with the least and the most', () => {
  expect(median([3, 1, 2])).toBe(2)
  expect(median([4, 1, 2, 3])).toBe(2.5)
  expect(spread([100, 9.96, 0])).toBe('10 (0–100)')
})

test('a table is Markdown, and its cells cannot break it', () => {
  expect(table('Title', ['page', 'ms'], [['a|b', '1']])).toBe(
    ['## Title', '', '| page | ms  |', '| ---- | --- |', '| a\\|b | 1   |'].join('\n'),
  )
})
