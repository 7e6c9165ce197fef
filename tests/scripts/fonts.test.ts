// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'

const letters = 'ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü'
const marks = 'ªº§©·–—“”‘’…•«»°\u00a0'
const basicLatin = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')

const folder = 'src/ui/fonts'
const fonts = readdirSync(folder)
  .filter((file) => file.endsWith('.woff2'))
  .map((file) => ({ file, content: readFileSync(`${folder}/${file}`) }))

describe('the committed fonts', () => {
  it.each(fonts)('$file has every letter of Portuguese, and kerning', ({ content }) => {
    const font = create(content)
    if (!('hasGlyphForCodePoint' in font)) throw new Error('a collection of fonts')
    for (const letter of basicLatin + letters + marks)
      expect(font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0), letter).toBe(true)
    expect(font.availableFeatures).toContain('kern')
  })
})
