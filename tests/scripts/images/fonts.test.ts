import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { CHARACTERS, FONT_FOLDER, FONTS, LETTERS, subset } from '../../../scripts/images/fonts'

const root = process.cwd()
const committed = FONTS.map((font) => ({ ...font, content: readFileSync(`${root}/${FONT_FOLDER}/${font.name}.woff2`) }))

describe('the committed fonts', () => {
  it.each([
    ['normal', 30_000],
    // on the pages of the tools alone
    ['italic', 16_000],
  ])('weigh little together: %s, at most %i bytes', (style, most) => {
    const fonts = committed.filter((font) => font.style === style)
    expect(fonts).not.toEqual([])
    expect(fonts.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThanOrEqual(most)
  })

  it.each(committed)('$name has every letter of Portuguese, kerning and the weights used', ({ content, weights }) => {
    const font = create(content)
    if (!('hasGlyphForCodePoint' in font)) throw new Error('a collection of fonts')
    expect(LETTERS).toHaveLength(26)
    for (const letter of CHARACTERS) expect(font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true)
    expect(font.variationAxes).toMatchObject(typeof weights === 'number' ? {} : { wght: weights })
    expect(font.availableFeatures).toContain('kern')
  })

  it.each(committed)('$name is what the package gives', async ({ name, content }) => {
    const font = FONTS.find((candidate) => candidate.name === name)
    expect(font && (await subset(root, font)).equals(content)).toBe(true)
  })
})
