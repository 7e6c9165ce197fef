import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  arc,
  braid,
  circlePath,
  closedOgive,
  dots,
  lotus,
  ogive,
  type Point,
  petal,
  petals,
  point,
  rays,
  ring,
  star,
  steps,
  TURN,
  ticks,
} from '../../src/drawing'
import { always } from '../support/runs'
import { pointsOf, radiiOf, subpaths } from './numbers'

const angle = fc.double({ min: 0, max: TURN, noNaN: true })
const count = fc.integer({ min: 3, max: 48 })
/** What two decimals may take away from a distance. */
const ROUNDING = 0.01

describe('angles', () => {
  it('begin at twelve o’clock and grow clockwise, y growing downwards', () => {
    const [top, right, bottom, left] = steps(4).map((quarter) => point(quarter, 10))
    expect(top?.[1]).toBeCloseTo(-10)
    expect(right?.[0]).toBeCloseTo(10)
    expect(bottom?.[1]).toBeCloseTo(10)
    expect(left?.[0]).toBeCloseTo(-10)
  })

  it('are evenly spaced from the phase on', () => {
    expect(steps(3, 1)).toEqual([1, 1 + TURN / 3, 1 + (2 * TURN) / 3])
  })

  it('lead to points at the radius asked for', () => {
    always(angle, fc.double({ min: 0, max: 300, noNaN: true }), (at, radius) => {
      expect(Math.hypot(...point(at, radius))).toBeCloseTo(radius)
    })
  })
})

describe('circles', () => {
  it('lie where they are put', () => {
    expect(ring(5)).toEqual({ cx: 0, cy: 0, r: 5 })
    expect(dots(8, 120, 2)).toHaveLength(8)
    for (const { cx, cy } of dots(8, 120, 2, 0.3)) expect(Math.hypot(cx, cy)).toBeCloseTo(120)
  })

  it('become closed paths', () => {
    expect(circlePath({ cx: 1, cy: 2, r: 3 })).toBe('M-2 2A3 3 0 1 1 4 2A3 3 0 1 1 -2 2Z')
  })
})

describe('petals', () => {
  it('are sharp at both ends: begin and end on the axis, and at their widest in between', () => {
    always(angle, fc.integer({ min: 1, max: 90 }), fc.integer({ min: 5, max: 100 }), (at, inner, height) => {
      const outer = inner + height
      const points = pointsOf(petal(inner, outer, 0.2, at))
      const onAxis = (index: number, radius: number) => {
        const [x, y] = point(at, radius)
        expect(points[index]?.[0]).toBeCloseTo(x, 1)
        expect(points[index]?.[1]).toBeCloseTo(y, 1)
      }
      onAxis(0, inner)
      onAxis(3, outer)
      onAxis(6, inner)
      expect(petal(inner, outer, 0.2, at)).toMatch(/Z$/)
    })
  })

  it('stay between their two radii, ogives too', () => {
    always(angle, count, (at, n) => {
      for (const radius of radiiOf(ogive(60, 100, Math.PI / n, at))) {
        expect(radius).toBeGreaterThan(60 - ROUNDING)
        expect(radius).toBeLessThan(100 / Math.cos(Math.PI / n) + ROUNDING)
      }
    })
  })

  it('of a lotus stand on their ring and end in a point on their axis', () => {
    const points = pointsOf(ogive(60, 100, 0.3, 0))
    const tip = points[6]
    expect(tip?.[0]).toBeCloseTo(0)
    expect(tip?.[1]).toBeCloseTo(-100)
    for (const [x, y] of [points.at(0), points.at(-1)].flatMap((end) => (end ? [end] : []))) {
      expect(Math.hypot(x, y)).toBeCloseTo(60, 1)
    }
  })

  it.each([
    [60, 100, 0.3],
    [78, 129, 0.2],
    [191, 203, TURN / 128],
  ])('follow the formula of the guide within 1/500 of their height, all the way: %i to %i', (inner, outer, half) => {
    const height = outer - inner
    const asked = Array.from({ length: 2001 }, (_, index) => {
      const s = 1 - Math.abs(index / 1000 - 1)
      const angle = Math.sign(index - 1000) * half * (1 - s * s)
      return point(angle, inner + height * (0.66 * s + 0.34 * s ** 8))
    })
    const points = pointsOf(ogive(inner, outer, half, 0))
    expect(points).toHaveLength(13)
    const [start = [0, 0], ...rest] = points
    let from: Point = start
    for (let index = 0; index < rest.length; index += 3) {
      const [a = from, b = from, to = from] = rest.slice(index, index + 3)
      for (const u of [0.1, 0.25, 0.5, 0.75, 0.9, 1]) {
        const on = (axis: 0 | 1) =>
          (1 - u) ** 3 * from[axis] + 3 * (1 - u) ** 2 * u * a[axis] + 3 * (1 - u) * u * u * b[axis] + u ** 3 * to[axis]
        const off = Math.min(...asked.map(([x, y]) => Math.hypot(x - on(0), y - on(1))))
        expect(off).toBeLessThan(height / 500 + 0.01)
      }
      from = to
    }
  })

  it('come in the number asked for, each one turned by the same angle', () => {
    always(count, (n) => {
      for (const d of [petals(n, 10, 20), lotus(n, 10, 20)]) {
        expect(subpaths(d)).toBe(n)
        for (const part of d.split('M').slice(1)) expect(radiiOf(part)[0]).toBeCloseTo(10, 1)
      }
    })
  })
})

describe('a closed ogive', () => {
  it('reaches from foot to tip, closes along its circle, and holds two smaller ones on the same foot', () => {
    always(angle, fc.integer({ min: 20, max: 40 }), fc.integer({ min: 10, max: 90 }), (at, foot, height) => {
      const tip = foot + height
      const { outline, veins } = closedOgive(foot, tip, 0.4, at)
      expect(outline.startsWith(ogive(foot, tip, 0.4, at))).toBe(true)
      const [start = ''] = outline.slice(1).split('C')
      expect(outline.endsWith(`A${foot} ${foot} 0 0 0 ${start}Z`)).toBe(true)
      const reaches = veins.split(/(?=M)/).map((vein) => Math.max(...radiiOf(vein)))
      expect(reaches).toHaveLength(2)
      expect(reaches[0]).toBeCloseTo(foot + 0.78 * height, 1)
      expect(reaches[1]).toBeCloseTo(foot + 0.54 * height, 1)
    })
  })
})

describe('lines', () => {
  it('of ticks, stars and rays have the symmetry asked for', () => {
    always(count, (n) => {
      expect(subpaths(ticks(n, 5, 9))).toBe(n)
      expect(subpaths(star(n, 2, 50))).toBe(n)
      expect(subpaths(rays(n, 20, 30, 0.8))).toBe(n)
      for (const radius of radiiOf(star(n, 2, 50))) expect(radius).toBeCloseTo(50, 1)
    })
  })

  it('of arcs run clockwise and know when they are more than half a turn', () => {
    expect(arc(10, 0, TURN / 4)).toBe('M0 -10A10 10 0 0 1 10 0')
    expect(arc(10, 0, (3 * TURN) / 4)).toBe('M0 -10A10 10 0 1 1 -10 0')
  })
})

describe('waves', () => {
  it('of a braid are closed and stay within their swing', () => {
    const strands = braid(117, 8, 16, 4)
    expect(strands).toHaveLength(4)
    for (const d of strands) {
      expect(pointsOf(d).at(-1)).toEqual(pointsOf(d)[0])
      for (const radius of radiiOf(d)) {
        expect(radius).toBeGreaterThan(109 - 1)
        expect(radius).toBeLessThan(125 + 1)
      }
    }
  })
})
