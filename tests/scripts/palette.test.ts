import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { expect, it } from 'vitest'
import { recolouring } from '../../scripts/palette'
import { paletteNames } from '../../src/core/practice'

const themes = readFileSync('src/ui/styles/themes.css', 'utf8')
const colours = [...new Set(themes.match(/#[\da-f]{6}\b/gi))]

it.each(paletteNames)('the palette %s keeps every contrast, but for two in a hundred', (name) => {
  const recoloured = recolouring(name)
  expect(colours.length).toBeGreaterThan(40)
  for (const one of colours)
    for (const other of colours) {
      const now = wcagContrast(recoloured(one), recoloured(other))
      expect(now / wcagContrast(one, other), `${one} on ${other}`).toBeGreaterThan(0.98)
    }
})

it('is another one by name, and none without', () => {
  expect(new Set(paletteNames.map((name) => recolouring(name)('#96402a'))).size).toBe(4)
  expect(recolouring(undefined)('a #96402a b')).toBe('a #96402a b')
  expect(recolouring('Terracota')('a #96402A b #fff')).toBe('a #96402A b #fff')
  expect(recolouring('Mata')('a #96402A b')).toBe(`a ${recolouring('Mata')('#96402a')} b`)
})
