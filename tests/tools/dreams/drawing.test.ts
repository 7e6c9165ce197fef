import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as sky from '../../../src/tools/dreams/geometry'
import { categories, elementIds, elements } from '../../../src/tools/dreams/slice'
import { always } from '../../support/runs'

const { endsOf, linesOf, segmentOf, starOf } = sky

describe('the sky', () => {
  it('has every star between the pole and the rim, in the quarter of its category', () => {
    for (const { id, category } of elements) {
      const { x, y } = starOf(id)
      expect(Math.hypot(x, y)).toBeGreaterThan(61)
      expect(Math.hypot(x, y)).toBeLessThan(160)
      const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
      expect(Math.floor(angle / (Math.PI / 2))).toBe(categories.indexOf(category))
    }
  })

  it('joins each star to its nearest, and closes a part of the figure from four on', () => {
    expect(linesOf(['casa'])).toEqual([])
    expect(linesOf(['casa', 'medo'])).toEqual(['casa-medo'])
    expect(linesOf(['mae', 'pai', 'escola'])).toEqual(['mae-pai', 'mae-escola'])
    expect(segmentOf('mae-casa')).toEqual([starOf('mae'), starOf('casa')])
  })

  it('joins all stars by lines that never cross, at most one more than it takes', () => {
    always(fc.subarray([...elementIds], { minLength: 2 }), (dream) => {
      const lines = linesOf(dream)
      const more = lines.length - (dream.length - 1)
      expect([0, 1]).toContain(more)
      if (dream.length < 4) expect(more).toBe(0)
      const reached = new Set(dream.slice(0, 1))
      for (const _ of dream)
        for (const [from, to] of lines.map(endsOf)) if (reached.has(from) || reached.has(to)) reached.add(from).add(to)
      expect(reached.size).toBe(dream.length)
      for (const one of lines)
        for (const other of lines) expect(sky.doCross(segmentOf(one), segmentOf(other))).toBe(false)
    })
  })

  it('has a constellation of its own for every dream of three or more', () => {
    always(
      fc.subarray([...elementIds], { minLength: 3 }),
      fc.subarray([...elementIds], { minLength: 3 }),
      (one, other) => {
        fc.pre(one.join() !== other.join())
        expect(linesOf(one)).not.toEqual(linesOf(other))
      },
    )
  })
})
