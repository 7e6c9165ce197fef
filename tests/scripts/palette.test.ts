import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import { describe, expect, it } from 'vitest'
import { isRecoloured, recolouring } from '../../scripts/palette'
import { paletteNames } from '../../src/core/practice'

const themes = readFileSync('src/ui/styles/themes.css', 'utf8')
const colours = [...new Set(themes.match(/#[\da-f]{6}\b/gi))]

describe.each(paletteNames)('the palette %s', (name) => {
  const recoloured = recolouring(name)

  it('keeps every contrast, but for two in a hundred', () => {
    expect(colours.length).toBeGreaterThan(40)
    for (const one of colours)
      for (const other of colours) {
        const now = wcagContrast(recoloured(one), recoloured(other))
        expect(now / wcagContrast(one, other), `${one} on ${other}`).toBeGreaterThan(0.98)
      }
  })

  it('keeps paper, gold, the red of a mistake, and what distinguishes symbols', () => {
    for (const colour of ['#f3ebda', '#e3bd6c', '#8f1d0d', '#ffffff', '#b0371b'])
      expect(recoloured(colour)).toBe(colour)
  })

  it('changes only colours that themes.css has', () => {
    if (name === 'Terracota') return
    const block = readFileSync(`src/ui/styles/palettes/${name.toLowerCase()}.css`, 'utf8')
    for (const [, property] of block.matchAll(/(--[\w-]+):/g)) expect(themes).toContain(`var(${property}, `)
  })
})

it('is another one by name, and none without', () => {
  expect(new Set(paletteNames.map((name) => recolouring(name)('#96402a'))).size).toBe(4)
  expect(recolouring(undefined)('a #96402a b')).toBe('a #96402a b')
  expect(recolouring('Terracota')('a #96402A b #fff')).toBe('a #96402A b #fff')
  expect(recolouring('Mata')('a #96402A b')).toBe(`a ${recolouring('Mata')('#96402a')} b`)
})

it('is looked for where colours are', () => {
  expect(isRecoloured('\0palette.css')).toBe(true)
  expect(isRecoloured('/src/art/illustration-office.svg')).toBe(true)
  expect(isRecoloured('/src/main.tsx')).toBe(false)
})
