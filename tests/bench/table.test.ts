import { expect, test } from 'vitest'
import { interleaved, spread, table } from '../../scripts/bench/table'

test('all are measured once before one is measured again', async () => {
  const order: string[] = []
  const measure = (name: string) => async () => order.push(name)
  expect(await interleaved(2, [measure('home'), measure('page')])).toEqual([
    [1, 3],
    [2, 4],
  ])
  expect(order).toEqual(['home', 'page', 'home', 'page'])
})

test('a median with the least and the most, in as many digits as mean something', () => {
  expect(spread([3, 1, 2])).toBe('2 (1–3)')
  expect(spread([100, 9.96, 0])).toBe('10 (0–100)')
})

test('a table is Markdown', () => {
  expect(table('Title', ['page', 'ms'], [['/', '1']])).toBe('## Title\n\n| page | ms |\n| --- | --- |\n| / | 1 |')
})
