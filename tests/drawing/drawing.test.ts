import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as drawing from '../../src/drawing'
import { always } from '../support/runs'
import { pointsOf, radiiOf, subpaths } from './numbers'

const { lotus, point, steps, TURN } = drawing

const angle = fc.double({ min: 0, max: TURN, noNaN: true })
const count = fc.integer({ min: 3, max: 48 })
/** What two decimals may take away from a distance. */
const ROUNDING = 0.01

function expectClose(one: readonly number[] | undefined, other: readonly number[], digits = 1) {
  for (const [axis, value] of other.entries()) expect(one?.[axis]).toBeCloseTo(value, digits)
}

/** Least and greatest distance from the centre. */
function expectWithin(d: string, least: number, greatest: number) {
  expect(Math.min(...radiiOf(d))).toBeGreaterThan(least - ROUNDING)
  expect(Math.max(...radiiOf(d))).toBeLessThan(greatest + ROUNDING)
}

describe('angles', () => {
  it('begin at twelve o’clock and grow clockwise, evenly from the phase on', () => {
    const quarters = [
      [0, -10],
      [10, 0],
      [0, 10],
      [-10, 0],
    ]
    for (const [index, quarter] of steps(4).entries()) expectClose(point(quarter, 10), quarters[index] ?? [])
    expect(steps(3, 1)).toEqual([1, 1 + TURN / 3, 1 + (2 * TURN) / 3])
  })
})

describe('circles', () => {
  it('lie where they are put, also as paths', () => {
    expect(drawing.circle([1, 2], 3)).toBe('M-2 2A3 3 0 1 1 4 2A3 3 0 1 1 -2 2Z')
    expect(drawing.rings(5)).toBe(drawing.circle([0, 0], 5))
    expect(subpaths(drawing.dots(8, 120, 2))).toBe(8)
    expect(drawing.dots(4, 120, 2)).toContain(drawing.circle([120, 0], 2))
  })
})

describe('petals', () => {
  it('begin and end on their axis, and are closed', () => {
    always(angle, fc.integer({ min: 1, max: 90 }), fc.integer({ min: 5, max: 100 }), (at, inner, height) => {
      const petal = drawing.turned(drawing.petal(inner, inner + height, 0.2), at)
      const points = pointsOf(petal)
      for (const [index, radius] of [
        [0, inner],
        [3, inner + height],
        [6, inner],
      ] as const)
        expectClose(points[index], point(at, radius))
      expect(petal).toMatch(/Z$/)
    })
  })

  it('of a lotus stay between their two radii', () => {
    always(angle, count, (at, n) => {
      expectWithin(lotus(n, 60, 100, 1, at), 60, 100)
    })
  })

  it('come in the number asked for, each one turned by the same angle', () => {
    always(count, (n) => {
      for (const d of [drawing.petals(n, 10, 20), drawing.lotus(n, 10, 20)]) {
        expect(subpaths(d)).toBe(n)
        for (const part of d.split('M').slice(1)) expect(radiiOf(part)[0]).toBeCloseTo(10, 1)
      }
    })
  })
})

describe('braids', () => {
  it('have waves of the given height, which close', () => {
    const points = pointsOf(drawing.braid(100, 8, 16, 1))
    expect(Math.max(...points.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(108, 1)
    expect(Math.min(...points.map(([x, y]) => Math.hypot(x, y)))).toBeCloseTo(92, 1)
    expectClose(points.at(-1), points[0] ?? [])
    expect(points).toHaveLength(97)
  })
})

describe('lines', () => {
  it('of ticks, stars and rays have the symmetry asked for', () => {
    always(count, (n) => {
      for (const d of [drawing.ticks(n, 5, 9), drawing.star(n, 2, 50), drawing.rays(n, 20, 30, 0.8)])
        expect(subpaths(d)).toBe(n)
      expectWithin(drawing.star(n, 2, 50), 50 - ROUNDING, 50 + ROUNDING)
    })
  })
})
