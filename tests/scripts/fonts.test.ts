import { readdirSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { elementTexts } from '../../src/tools/dreams/content'

const letters = 'ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü'
const marks = 'ªº§©·–—“”‘’…•«»°\u00a0'
const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

const folder = 'src/ui/fonts'
const fonts = readdirSync(folder)
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => ({ file, content: readFileSync(`${folder}/${file}`) }))

const glyphsOf = (content: Buffer) => {
  const font = create(content)
  if (!('hasGlyphForCodePoint' in font)) throw new Error('a collection of fonts')
  return font
}

describe('the committed fonts', () => {
  it.each(fonts)('$file has every letter of Portuguese, and kerning', ({ content }) => {
    const font = glyphsOf(content)
    for (const letter of basicLatin + letters + marks)
      expect(font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true)
    expect(font.availableFeatures).toContain('kern')
  })

  it('have the sign of every element of a dream', () => {
    const font = glyphsOf(readFileSync('src/art/signs.woff2'))
    for (const { emoji } of Object.values(elementTexts))
      expect(font.hasGlyphForCodePoint(emoji.codePointAt(0) ?? 0), emoji).toBe(true)
  })

  it.each(['src/ui/styles/tokens.css', 'src/tools/shared/tool.css'])('hide no text while they load: %s', (sheet) => {
    const faces = readFileSync(sheet, 'utf8').match(/@font-face \{[^}]*url[^}]*\}/g)
    expect(faces?.filter((face) => !face.includes('font-display: swap'))).toEqual([])
  })
})
