import { describe, expect, it } from 'vitest'
import { openFont } from '../../../scripts/images/text'
import { setWords } from '../../../scripts/lettering'

const font = await openFont(process.cwd(), 'eb-garamond', 500)

describe('words as outlines', () => {
  it('have a glyph for every letter, in order from left to right', () => {
    const { glyphs, words } = setWords(['Mãe', 'Pai'], font)
    for (const word of ['Mãe', 'Pai']) {
      const letters = words[word]?.letters ?? []
      expect(letters).toHaveLength(3)
      expect(letters.map(([, x]) => x)).toEqual(letters.map(([, x]) => x).sort((a, b) => a - b))
      for (const [glyph] of letters) expect(glyphs[glyph]).toMatch(/^m/)
    }
  })

  it('are as wide as the font says', () => {
    const { fontSize, words } = setWords(['Self', 'Estranho'], font)
    const { advanceWidth } = font.layout('Estranho')
    expect(words.Estranho?.width).toBe(Math.round((advanceWidth / font.unitsPerEm) * fontSize))
    expect(words.Estranho?.width).toBeGreaterThan(words.Self?.width ?? Number.POSITIVE_INFINITY)
  })
})
