import { readFileSync } from 'node:fs'
import { wcagContrast, wcagLuminance } from 'culori'
import { describe, expect, it } from 'vitest'
import { hasColours, recoloured, recolouredIn } from '../../scripts/palettes'
import { paletteNames } from '../../src/core/practice'

const tones = readFileSync('src/ui/styles/tones.css', 'utf8')
const colours = [...new Set(tones.match(/#[\da-f]{6}\b/gi))]

describe.each(paletteNames)('the palette %s', (name) => {
  it('has every colour as light as it was', () => {
    expect(colours.length).toBeGreaterThan(40)
    for (const colour of colours)
      expect(Math.abs(wcagLuminance(recoloured(colour, name)) - wcagLuminance(colour)), colour).toBeLessThan(0.004)
  })

  it('keeps every contrast, but for two in a hundred', () => {
    for (const one of colours)
      for (const other of colours) {
        const shipped = wcagContrast(one, other)
        const now = wcagContrast(recoloured(one, name), recoloured(other, name))
        expect(now / shipped, `${one} on ${other}`).toBeGreaterThan(0.98)
      }
  })

  it('keeps paper, gold, the red of a mistake, and what tells a symbol from another', () => {
    for (const colour of ['#f3ebda', '#e3bd6c', '#8f1d0d', '#ffffff', '#b0371b'])
      expect(recoloured(colour, name)).toBe(colour)
  })
})

it('is another one by name, and none without', () => {
  expect(new Set(paletteNames.map((name) => recoloured('#96402a', name))).size).toBe(4)
  expect(recolouredIn('a #96402a b', undefined)).toBe('a #96402a b')
  expect(recolouredIn('a #96402A b #fff', 'Terracota')).toBe('a #96402A b #fff')
  expect(recolouredIn('a #96402A b', 'Mata')).toBe(`a ${recoloured('#96402a', 'Mata')} b`)
})

it('is looked for where colours are', () => {
  expect(hasColours('/src/ui/styles/tones.css')).toBe(true)
  expect(hasColours('\0plate:room')).toBe(true)
  expect(hasColours('/src/main.tsx')).toBe(false)
})
