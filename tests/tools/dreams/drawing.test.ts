import fc from 'fast-check'
import { openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { nameOf } from '../../../src/tools/dreams/content'
import * as sky from '../../../src/tools/dreams/geometry'
import { categories, elementIds, elements } from '../../../src/tools/dreams/slice'
import { always } from '../../support/runs'

const { boxOf, endsOf, labelsOf, linesOf, segmentOf, starOf } = sky

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

  it('keeps every name clear of lines, stars, names and rim', () => {
    always(fc.subarray([...elementIds], { minLength: 1, maxLength: 12 }), (dream) => {
      const labels = [...labelsOf(dream)].map(([element, label]) => ({ element, box: boxOf(element, label) }))
      for (const { element, box } of labels) {
        expect(sky.reachOf(box)).toBeLessThan(184)
        for (const line of linesOf(dream)) expect(sky.boxToSegment(box, segmentOf(line))).toBeGreaterThan(0)
        for (const star of dream) expect(sky.boxToPlace(box, starOf(star))).toBeGreaterThan(sky.haloRadius)
        for (const other of labels)
          if (other.element !== element) expect(sky.boxToBox(box, other.box)).toBeGreaterThan(0)
      }
    })
  })

  it('knows how wide the font sets the names', () => {
    const font = openSync('src/art/fonts/eb-garamond-400.ttf')
    if (!('layout' in font)) throw new Error('a collection of fonts')
    for (const [index, id] of elementIds.entries()) {
      const { advanceWidth } = font.layout(nameOf(id))
      expect(sky.widths[index]).toBeCloseTo(advanceWidth / font.unitsPerEm, 1)
    }
  })

  it('shows up to three names always, and none above twelve', () => {
    always(fc.subarray([...elementIds], { minLength: 1, maxLength: 3 }), (dream) => {
      expect(labelsOf(dream).size).toBe(dream.length)
    })
    // the forest, at the rim, between lines
    expect(labelsOf(['crianca', 'estranho', 'floresta', 'agua']).size).toBe(4)
    expect(labelsOf(elementIds).size).toBe(0)
  })
})
