import { describe, expect, it } from 'vitest'
import { point } from '../../../src/drawing'
import { angleOf, bandOf, bands, labelArc, petalOf, tipRadius, wayFrom } from '../../../src/tools/quiz/geometry'
import { archetypeIds, questionIds } from '../../../src/tools/quiz/slice'

/** Every coordinate pair of path data in absolute commands. */
const radiiOf = (d: string): number[] =>
  [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[A-Z]|$)/g)].map(([, x, y]) => Math.hypot(Number(x), Number(y)))

describe('the drawing', () => {
  it('makes the petal of the most points 116 long, and the others their share of it', () => {
    expect([1, 2, 3, 4].map((score) => tipRadius(score, 4))).toEqual([75, 104, 133, 162])
    for (const max of [1, 2, 5]) expect(tipRadius(max, max)).toBe(162)
    for (const id of archetypeIds)
      for (const score of [1, 2, 3, 4])
        expect(Math.max(...radiiOf(petalOf(id, score, 4).outline))).toBeCloseTo(tipRadius(score, 4), 1)
  })

  it('brings the rings from where they were, by their middle and their size', () => {
    const here = { left: 100, top: 100, width: 250, height: 250 }
    const there = { left: -535, top: -160, width: 1020, height: 1020 }
    expect(wayFrom(there, here, 0)).toBe('translate(-128px, 64px) scale(4)')
    expect(wayFrom(there, here, 1)).toBe('translate(0px, 0px) scale(1)')
  })

  it('sets the six at equal angles, clockwise from the top, and closes each petal at its foot', () => {
    archetypeIds.forEach((id, index) => {
      expect(angleOf(id)).toBeCloseTo((index * Math.PI) / 3)
      const [x, y] = point(angleOf(id), tipRadius(3, 4))
      expect(petalOf(id, 3, 4).outline).toContain(`${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`)
      expect(petalOf(id, 3, 4).outline).toMatch(/A46 46 0 0 0 [-\d. ]+Z$/)
    })
  })

  it('writes the names upright: in the lower half the arc runs from right to left', () => {
    for (const id of archetypeIds) {
      const isBelow = ['guerreiro', 'cuidador', 'explorador'].includes(id)
      const [, radius, sweep] = /A(\d+) \d+ 0 0 ([01])/.exec(labelArc(id)) ?? []
      expect([radius, sweep]).toEqual(isBelow ? ['184', '0'] : ['174', '1'])
    }
  })

  it('gives each question a ring of its own, which keeps to its place', () => {
    expect(questionIds.map((id) => bands[id].radius)).toEqual([70, 100, 130, 160, 190])
    for (const id of questionIds) {
      const radii = radiiOf(bandOf(id).main)
      expect(Math.min(...radii)).toBeGreaterThanOrEqual(bands[id].radius - 12)
      expect(Math.max(...radii)).toBeLessThanOrEqual(bands[id].radius + 12)
    }
  })
})
