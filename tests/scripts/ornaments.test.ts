import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { compactPath, type Ornament, parsePath, toPicture, toSvg } from '../../engraver/ornaments'
import { PLATES, SHEETS } from '../../scripts/ornaments'

/** Most bytes of each file as it travels. */
const WEIGHT: Record<string, number> = { mandala: 5000, map: 5000 }
const SMALL = 2200

describe('ornament files', () => {
  it.each(Object.entries(SHEETS))(
    '%s: light, the same every time, one group for each name, no style',
    (file, ornaments) => {
      const svg = toSvg(ornaments)
      expect(toSvg(ornaments)).toBe(svg)
      for (const name of Object.keys(ornaments)) expect(svg.split(`<g id="${name}">`)).toHaveLength(2)
      expect(svg).not.toMatch(/NaN|undefined|style=|class=|<use/)
      expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(WEIGHT[file] ?? SMALL)
    },
  )

  it.each(Object.entries(PLATES))('the plate %s: light, in one colour of its own, no style', (_, plate) => {
    const svg = toPicture(plate, '#123456')
    expect(svg).toContain('stroke="#123456"')
    expect(svg).not.toMatch(/NaN|undefined|style=|class=|<use|\de-/)
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(SMALL)
  })

  it('hold each drawing once', () => {
    const names = Object.values(SHEETS).flatMap(Object.keys)
    expect(new Set(names).size).toBe(names.length)
  })

  it('draw only within their box', () => {
    const all: Record<string, Ornament> = Object.assign({}, ...Object.values(SHEETS))
    for (const name of ['mandala', 'map', 'sigil', 'missing-petal', 'nimbus']) {
      const ornament = all[name]
      const half = -Number(ornament?.viewBox.split(' ')[0])
      const radii = Object.values({ ...ornament?.marks })
        .flat()
        .flatMap((shape) => (typeof shape === 'string' ? [] : [Math.hypot(shape.cx, shape.cy) + shape.r]))
      expect(Math.max(...radii)).toBeLessThan(half)
    }
  })
})

describe('compact paths', () => {
  it('are relative, in the shortest writing', () => {
    expect(compactPath('M10 10L10.5 9.5L11 9.5Z')).toBe('m10 10 .5-.5.5 0z')
  })

  it('round positions, so that errors do not add up', () => {
    const d = `M0 0${Array.from({ length: 300 }, (_, index) => `L${(index + 1) * 0.114} 0`).join('')}`
    const distances = parsePath(compactPath(d, 1).replace('m', 'M').replaceAll('l', 'L')).map(
      ({ values }) => values[0] ?? 0,
    )
    expect(distances.reduce((sum, value) => sum + value, 0)).toBeCloseTo(34.2, 5)
  })

  it('start again from the beginning of a closed line', () => {
    expect(compactPath('M1 1L2 1L2 2ZM1 2L2 2')).toBe('m1 1 1 0 0 1zm0 1 1 0')
  })
})
