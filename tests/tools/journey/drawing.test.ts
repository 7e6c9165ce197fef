import { describe, expect, it } from 'vitest'
import { point, TURN } from '../../../src/drawing'
import { leaf, stationAt, travelledPath } from '../../../src/tools/journey/geometry'
import { scenarios, stepIds } from '../../../src/tools/journey/slice'
import { radiiOf } from '../../drawing/numbers'

describe('the drawing', () => {
  const endOf = (path: string) => (/(\S+) (\S+)$/.exec(path) ?? []).slice(1).map(Number)

  it('has its six stations evenly on the circle, clockwise from the top', () => {
    stepIds.forEach((step, index) => {
      const { cx, cy } = stationAt(step)
      expect([cx, cy]).toEqual(point((index * TURN) / 6, 120).map((at) => expect.closeTo(at, 10)))
    })
  })

  it('has a path that ends at the next station, and closes', () => {
    stepIds.forEach((id, index) => {
      const { cx, cy } = stationAt(id)
      const end = endOf(travelledPath(stepIds.at(index - 1) ?? id))
      expect(end).toEqual([expect.closeTo(cx, 1), expect.closeTo(cy, 1)])
    })
  })

  it('has twenty-four leaves, no two alike, between the stations and the rim', () => {
    const leaves = stepIds.flatMap((step) => scenarios.map((scenario) => leaf(step, scenario)))
    expect(new Set(leaves).size).toBe(24)
    for (const path of leaves) {
      expect(Math.min(...radiiOf(path))).toBeCloseTo(143, 1)
      expect(Math.max(...radiiOf(path))).toBeCloseTo(161, 1)
    }
  })
})
