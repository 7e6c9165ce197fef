import { describe, expect, it } from 'vitest'

import { linesOf, starOf } from '../../../src/tools/dreams/geometry'
import { categories, elements } from '../../../src/tools/dreams/slice'

describe('the sky', () => {
  it('has every star between the pole and the rim, in the quarter of its category', () => {
    for (const { id, category } of elements) {
      const [x, y] = starOf(id)
      expect(Math.hypot(x, y)).toBeGreaterThan(65)
      expect(Math.hypot(x, y)).toBeLessThan(165)
      const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
      expect(Math.floor(angle / (Math.PI / 2))).toBe(categories.indexOf(category))
    }
  })

  it('joins each star to the next in the sky, and closes the figure from four on', () => {
    expect(linesOf(['casa'])).toEqual([])
    expect(linesOf(['casa', 'medo'])).toEqual([['casa', 'medo']])
    expect(linesOf(['mae', 'pai', 'escola'])).toEqual([
      ['mae', 'pai'],
      ['pai', 'escola'],
    ])
    expect(linesOf(['mae', 'pai', 'escola', 'paz']).at(-1)).toEqual(['paz', 'mae'])
  })
})
