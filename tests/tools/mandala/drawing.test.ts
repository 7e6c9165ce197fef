import { describe, expect, it } from 'vitest'
import { bandOf, placeOf } from '../../../src/tools/mandala/geometry'
import { type SymbolId, symbolIds } from '../../../src/tools/mandala/slice'
import { radiiOf } from '../../drawing/numbers'

it('the circle has its symbols evenly around the Self, clockwise from the top', () => {
  for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
    for (let k = 0; k < count; k += 1) {
      const [x = 0, y = 0] = placeOf(k, count)
      expect(x).toBeCloseTo(120 * Math.sin((2 * Math.PI * k) / count))
      expect(y).toBeCloseTo(-120 * Math.cos((2 * Math.PI * k) / count))
    }
  }
})

describe('the ornament', () => {
  const allOf = (id: SymbolId, position: number) => Object.values(bandOf(id, position)).join('')
  const centres = [45, 141, 67, 159, 85, 175, 27, 189]

  it('gives every symbol a motif of its own in every band', () => {
    const drawings = symbolIds.flatMap((id) => centres.map((_, position) => allOf(id, position)))
    expect(new Set(drawings).size).toBe(64)
    for (const drawing of drawings) expect(drawing).toMatch(/^M/)
    expect(drawings.filter((drawing) => /NaN|undefined|Infinity/.test(drawing))).toEqual([])
  })

  it('keeps away from the Self, the symbols and the edge', () => {
    for (const id of symbolIds.filter((other) => other !== 'lua' && other !== 'agua')) {
      for (const position of centres.keys()) {
        const { line = '', filled } = bandOf(id, position)
        const all = radiiOf(filled || line.replace(/A[^A-Z]+/g, ''))
        expect(all).not.toEqual([])
        expect(Math.min(...all)).toBeGreaterThan(24)
        expect(Math.max(...all)).toBeLessThan(206)
        const centre = centres[position] ?? 0
        if (centre < 120) expect(Math.max(...all)).toBeLessThan(102.5)
        else expect(Math.min(...all)).toBeGreaterThan(137.5)
      }
    }
  })
})
