import fc from 'fast-check'
import { openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { nameOf } from '../../../src/tools/dreams/content'
import * as sky from '../../../src/tools/dreams/geometry'
import { categories, elementIds, elements } from '../../../src/tools/dreams/slice'
import { always } from '../../support/runs'

const { labelDrop, linesOf, starOf } = sky

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

  it('keeps every name clear of signs, other names and the rim', () => {
    const font = openSync('src/art/fonts/eb-garamond-400.ttf')
    if (!('layout' in font)) throw new Error('a collection of fonts')
    /** Where letters are largest (dreams.css), in units of the drawing. */
    const size = 15.6
    const boxes = elementIds.map((id) => {
      const [x, y] = starOf(id)
      const line = y + labelDrop(id)
      const width = (font.layout(nameOf(id)).advanceWidth / font.unitsPerEm) * size
      return { left: x - width / 2, right: x + width / 2, top: line - 0.7 * size, bottom: line + 0.25 * size }
    })
    const between = (one: (typeof boxes)[number], other: (typeof boxes)[number]) =>
      Math.hypot(
        Math.max(one.left - other.right, 0, other.left - one.right),
        Math.max(one.top - other.bottom, 0, other.top - one.bottom),
      )
    for (const [index, box] of boxes.entries()) {
      expect(Math.hypot(Math.max(-box.left, box.right), Math.max(-box.top, box.bottom))).toBeLessThan(184)
      for (const [other, id] of elementIds.entries()) {
        const [x, y] = starOf(id)
        expect(between(box, { left: x, right: x, top: y, bottom: y }), id).toBeGreaterThan(sky.haloRadius)
        if (other !== index) expect(between(box, boxes[other] ?? box), id).toBeGreaterThan(1)
      }
    }
  })
})
