import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearest } from '../../../src/drawing'
import {
  angleOf,
  bandOf,
  echoOf,
  frameOf,
  halfOf,
  movedTo,
  placeOf,
  pointIn,
  positionNear,
  reachRadius,
} from '../../../src/tools/mandala/geometry'
import { fold, wave } from '../../../src/tools/mandala/motifs'
import { type SymbolId, symbolIds } from '../../../src/tools/mandala/slice'
import { pointsOf, subpaths } from '../../drawing/numbers'
import { always } from '../../support/runs'

describe('the circle', () => {
  const transform = (text: string) => text.match(/-?[\d.]+/g)?.map(Number) ?? []

  it('has its symbols evenly around the Self, clockwise from the top', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (let k = 0; k < count; k += 1) {
        const [x = 0, y = 0] = placeOf(angleOf(k, count))
        expect(x).toBeCloseTo(120 * Math.sin((2 * Math.PI * k) / count))
        expect(y).toBeCloseTo(-120 * Math.cos((2 * Math.PI * k) / count))
        expect(transform(movedTo(angleOf(k, count)))[0]).toBeCloseTo(x, 2)
        expect(transform(movedTo(angleOf(k, count)))[1]).toBeCloseTo(y, 2)
      }
    }
  })

  it('turns a symbol the short way round', () => {
    const angle = fc.double({ min: -20, max: 20, noNaN: true })
    always(angle, angle, (from, to) => {
      const near = nearest(from, to)
      expect(Math.abs(near - from)).toBeLessThanOrEqual(Math.PI + 1e-9)
      expect(Math.cos(near - to)).toBeCloseTo(1)
      expect(nearest(near, to)).toBeCloseTo(near)
    })
  })

  it('finds the position below a finger, wherever the drawing is in the window', () => {
    always(fc.integer({ min: 2, max: 8 }), fc.nat(7), fc.integer({ min: 200, max: 900 }), (count, at, width) => {
      const position = at % count
      const [x, y] = placeOf(angleOf(position, count) + 0.3 / count)
      const box = { left: 37, top: -12, width }
      const half = halfOf(count)
      const toPx = (at: number) => ((at + half) * width) / (2 * half)
      const there = pointIn(box, count, { clientX: 37 + toPx(x), clientY: -12 + toPx(y) })
      expect(there[0]).toBeCloseTo(x)
      expect(there[1]).toBeCloseTo(y)
      expect(positionNear(there, count)).toBe(position)
    })
  })

  it('has space for a finger around each symbol, in the narrowest drawing', () => {
    expect((2 * reachRadius * 288) / 420).toBeGreaterThanOrEqual(44)
    const [one, other] = [placeOf(0), placeOf(angleOf(1, 8))]
    expect(2 * reachRadius).toBeLessThan(Math.hypot(one[0] - other[0], one[1] - other[1]))
  })

  it('keeps a lifted symbol inside the drawing', () => {
    const box = { left: 0, top: 0, width: 420 }
    const far = pointIn(box, 8, { clientX: 4000, clientY: -900 })
    expect(Math.hypot(...far)).toBeCloseTo(180)
    expect(pointIn(box, 8, { clientX: 210, clientY: 210 })).toEqual([0, 0])
  })
})

describe('the ornament', () => {
  const counts = [0, 1, 2, 3, 4, 5, 6, 7, 8]
  const allOf = (id: SymbolId, position: number) => Object.values(bandOf(id, position)).join('')
  const distances = (d: string) => pointsOf(d).map(([x = 0, y = 0]) => Math.hypot(x, y))
  const centres = [45, 141, 67, 159, 85, 175, 27, 189]

  it('gives every symbol a motif of its own in every band', () => {
    const drawings = symbolIds.flatMap((id) => centres.map((_, position) => allOf(id, position)))
    expect(new Set(drawings).size).toBe(64)
    for (const drawing of drawings) expect(drawing).toMatch(/^M/)
    expect(drawings.filter((drawing) => /NaN|undefined|Infinity/.test(drawing))).toEqual([])
  })

  it('repeats a motif 8, 16, 24 … times, the more often the narrower its band', () => {
    for (const width of [0.92, 1.24, 1.9]) {
      expect(fold(45, 65, width) % 8).toBe(0)
      expect(fold(189, 203, width)).toBeGreaterThan(fold(45, 65, width))
    }
    expect(fold(1, 60, 5)).toBe(8)
    expect(subpaths(bandOf('coracao', 0).filled ?? '')).toBe(fold(45, 65, 0.98))
  })

  it('has waves of the given height, which close', () => {
    const points = pointsOf(wave(100, 8, 16, 0.1)).map(([x = 0, y = 0]) => Math.hypot(x, y))
    expect(Math.max(...points)).toBeCloseTo(108, 1)
    expect(Math.min(...points)).toBeCloseTo(92, 1)
    const [first, ...rest] = pointsOf(wave(100, 8, 16, 0.1))
    expect(rest.at(-1)?.[0]).toBeCloseTo(first?.[0] ?? 0, 1)
    expect(rest).toHaveLength(96)
  })

  it('keeps away from the Self, the symbols and the edge', () => {
    for (const id of symbolIds.filter((other) => other !== 'lua' && other !== 'agua')) {
      for (const position of centres.keys()) {
        const { line = '', filled } = bandOf(id, position)
        const all = distances(filled || line.replace(/A[^A-Z]+/g, ''))
        expect(Math.min(...all)).toBeGreaterThan(24)
        expect(Math.max(...all)).toBeLessThan(206)
        const centre = centres[position] ?? 0
        if (centre < 120) expect(Math.max(...all)).toBeLessThan(102.5)
        else expect(Math.min(...all)).toBeGreaterThan(137.5)
      }
    }
  })

  it('shows a circle of few from nearer, and all of it', () => {
    expect(counts.map(halfOf)).toEqual([210, 150, 165, 178, 190, 210, 210, 210, 210])
    for (const count of counts) {
      const parts = [
        frameOf(count),
        ...symbolIds.slice(0, count).map((id, position) => bandOf(id, position, count === 1)),
      ]
      const drawn = parts.flatMap(({ line = '', fine = '' }) => distances((line + fine).replace(/A[^A-Z]+/g, '')))
      expect(Math.max(...drawn)).toBeLessThan(halfOf(count) - 1)
      // no empty ring at the edge
      expect(Math.max(...drawn)).toBeGreaterThan(halfOf(count) - 6)
    }
    expect(Math.max(...distances(echoOf('sol').replace(/A[^A-Z]+/g, '')))).toBeCloseTo(144)
  })
})
