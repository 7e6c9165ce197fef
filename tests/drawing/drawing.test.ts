import { expect, it } from 'vitest'
import * as drawing from '../../src/drawing'
import { radiiOf, subpaths } from './numbers'

const { point, steps, TURN } = drawing

it('angles begin at twelve o’clock and grow clockwise, evenly from the phase on', () => {
  const quarters = steps(4).flatMap((angle) => point(angle, 10))
  expect(quarters).toEqual([0, -10, 10, 0, 0, 10, -10, 0].map((value) => expect.closeTo(value, 10)))
  expect(steps(3, 1)).toEqual([1, 1 + TURN / 3, 1 + (2 * TURN) / 3])
})

it('circles lie where they are put, also as paths', () => {
  expect(drawing.circle([1, 2], 3)).toBe('M-2 2A3 3 0 1 1 4 2A3 3 0 1 1 -2 2Z')
  expect(drawing.rings(5)).toBe(drawing.circle([0, 0], 5))
  expect(drawing.dots(2, 120)).toBe('M0 -120h0M0 120h0')
})

it.each([3, 8, 48])('petals and lines come in the number asked for, from the circle asked for: %i', (count) => {
  for (const [path, radius] of [
    [drawing.petals(count, 10, 20), 10],
    [drawing.lotus(count, 10, 20), 10],
    [drawing.ticks(count, 5, 9), 5],
    [drawing.star(count, 2, 50), 50],
    [drawing.rays(count, 20, 30, 0.8), 20],
  ] as const) {
    expect(subpaths(path)).toBe(count)
    for (const part of path.split('M').slice(1)) expect(radiiOf(part)[0]).toBeCloseTo(radius, 1)
  }
})
