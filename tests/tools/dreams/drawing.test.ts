import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementTexts } from '../../../src/tools/dreams/content'
import { endsOf, haloRadius, labelOffsets, labelSideOf, linesOf, starOf } from '../../../src/tools/dreams/geometry'
import { categories, type ElementId, elements } from '../../../src/tools/dreams/slice'
import { runs } from '../../support/runs'
import { ids } from './visits'

/** Size of the labels on the smallest screen, where they are largest (dreams.css), in units of the drawing. */
const largestLabel = 15.6

describe('the sky', () => {
  it('a star keeps its place: the formula of the design', () => {
    expect(starOf('mae')).toEqual({ element: 'mae', x: 19.65, y: -76.52 })
    expect(starOf('casa')).toEqual({ element: 'casa', x: 90.08, y: 23.13 })
    expect(starOf('urgencia')).toEqual({ element: 'urgencia', x: -18.4, y: -71.68 })
  })

  it('every star shines between the pole and the rim, in the quarter of its category', () => {
    for (const { id, category } of elements) {
      const { x, y } = starOf(id)
      expect(Math.hypot(x, y)).toBeGreaterThan(61)
      expect(Math.hypot(x, y)).toBeLessThan(160)
      const angle = (Math.atan2(x, -y) + 2 * Math.PI) % (2 * Math.PI)
      expect(Math.floor(angle / (Math.PI / 2))).toBe(categories.indexOf(category))
    }
  })

  it('lines join the stars in order of angle, and close the figure from four on', () => {
    expect(linesOf(['casa'])).toEqual([])
    expect(linesOf(['casa', 'medo'])).toEqual(['casa-medo'])
    expect(linesOf(['mae', 'casa', 'medo'])).toEqual(['mae-casa', 'casa-medo'])
    expect(linesOf(['mae', 'casa', 'chave', 'medo'])).toEqual(['mae-casa', 'casa-chave', 'chave-medo', 'medo-mae'])
    expect(endsOf('mae-casa')).toEqual({ from: starOf('mae'), to: starOf('casa') })
  })

  it('two different dreams of three or more never draw the same constellation', () => {
    fc.assert(
      fc.property(fc.subarray(ids, { minLength: 3 }), fc.subarray(ids, { minLength: 3 }), (one, other) => {
        fc.pre(one.join() !== other.join())
        expect(linesOf(one)).not.toEqual(linesOf(other))
      }),
      runs,
    )
  })

  it('no name covers a star or another name, even with all twenty and the largest letters', () => {
    const box = (id: ElementId) => {
      const { x, y } = starOf(id)
      const offset = labelOffsets[labelSideOf(id)]
      // letters of the serif are about half as wide as high
      const width = elementTexts[id].name.length * largestLabel * 0.49
      const left = x + offset.x - width / 2
      const base = y + offset.y
      return { left, right: left + width, top: base - largestLabel * 0.72, bottom: base + largestLabel * 0.22 }
    }
    type Box = ReturnType<typeof box>
    const meet = (one: Box, other: Box) =>
      one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
    const names = ids.map((id) => ({ id, ...box(id) }))
    const discs = ids.map((id) => {
      const { x, y } = starOf(id)
      return { id, left: x - haloRadius, right: x + haloRadius, top: y - haloRadius, bottom: y + haloRadius }
    })
    const hits = names.flatMap((name) =>
      [...names, ...discs].filter((other) => other.id !== name.id && meet(name, other)).map(({ id }) => [name.id, id]),
    )
    expect(hits).toEqual([])
  })
})
