import { describe, expect, it } from 'vitest'
import { growths, holdingsTable } from '../../scripts/soak/gauge'

const before = { heap: 5_000_000, nodes: 2000, listeners: 200 }

describe('what a page may hold after long use', () => {
  it('is as much as before, or less', () => {
    expect(growths(before, before)).toEqual([])
    expect(growths(before, { heap: 4_000_000, nodes: 1999, listeners: 0 })).toEqual([])
  })

  it('is up to 2 % more heap', () => {
    expect(growths(before, { ...before, heap: 5_099_000 })).toEqual([])
    expect(growths(before, { ...before, heap: 5_150_000 })).toEqual(['heap: 3.0 % more'])
  })

  it('is not one node or listener more', () => {
    const after = { ...before, nodes: 2001, listeners: 202 }
    expect(growths(before, after)).toEqual(['nodes: 1 more', 'listeners: 2 more'])
  })

  it('is known: a browser that measures nothing passes for nothing', () => {
    expect(growths(before, { heap: Number.NaN, nodes: Number.NaN, listeners: Number.NaN })).toHaveLength(3)
  })
})

it('is shown as one line per measurement', () => {
  expect(holdingsTable('slide moves', [[0, before]])).toBe(
    'slide moves  heap (kB)  nodes  listeners\n    after 0       4883   2000        200',
  )
})
