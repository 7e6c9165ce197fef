import { describe, expect, it } from 'vitest'
import { bandOf, bands, petalOf, tipRadius } from '../../../src/tools/quiz/geometry'
import { archetypeIds, questionIds } from '../../../src/tools/quiz/slice'
import { radiiOf } from '../../drawing/numbers'

describe('the drawing', () => {
  it('has petals as long as their share of the most points', () => {
    expect([1, 2, 3, 4].map((score) => tipRadius(score, 4))).toEqual([75, 104, 133, 162])
    for (const max of [1, 2, 5]) expect(tipRadius(max, max)).toBe(162)
    for (const id of archetypeIds)
      for (const score of [1, 2, 3, 4])
        expect(Math.max(...radiiOf(petalOf(id, score, 4).outline))).toBeCloseTo(tipRadius(score, 4), 1)
  })

  it('has a ring for each question, in its own place', () => {
    expect(questionIds.map((id) => bands[id].radius)).toEqual([70, 100, 130, 160, 190])
    for (const id of questionIds) {
      const radii = radiiOf(bandOf(id).main)
      expect(Math.min(...radii)).toBeGreaterThanOrEqual(bands[id].radius - 12)
      expect(Math.max(...radii)).toBeLessThanOrEqual(bands[id].radius + 12)
    }
  })
})
