import { readFile } from 'node:fs/promises'
import { create, type Font } from 'fontkit'
import subsetFont from 'subset-font'

/** What texts in Portuguese need, and more. */
const characters = `${Array.from({ length: 224 }, (_, index) => String.fromCharCode(32 + index)).join('')}–—“”‘’…•`

/** A font of the site in one weight, for drawing text as outlines: no font need be installed where the site is built. */
export async function openFont(name: 'eb-garamond' | 'figtree', weight: number): Promise<Font> {
  const whole = await readFile(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`)
  const fixed = await subsetFont(whole, characters, { targetFormat: 'sfnt', variationAxes: { wght: weight } })
  const font = create(fixed)
  if (!('layout' in font)) throw new Error(`${name}.woff2 holds more than one font`)
  return font
}

/** How a text may be set. Lengths in px; `spacing` in ems. */
export interface Setting {
  font: Font
  size: number
  /** Below this size the text takes one more line instead. */
  least: number
  width: number
  spacing?: number
}

/** The lines and the size of a text: as few lines as `least` allows, three at most, all about equally long. */
export function fitText(text: string, setting: Setting): { lines: string[]; size: number } {
  const words = text.split(' ')
  const settings = [1, 2, 3].map((count) => {
    const lines = balance(words, count, setting)
    return { lines, size: Math.min(setting.size, setting.width / widest(lines, setting)) }
  })
  return settings.find(({ size }) => size >= setting.least) ?? settings[2] ?? { lines: [text], size: setting.least }
}

export function outline(text: string, { font, spacing = 0 }: Setting, size: number, x: number, y: number): string {
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = x
  return glyphs
    .map((glyph, index) => {
      const d = glyph.path.scale(scale, -scale).translate(at, y).toSVG()
      at += (positions[index]?.xAdvance ?? 0) * scale + spacing * size
      return d
    })
    .join('')
}

const widthOf = (text: string, { font, spacing = 0 }: Setting): number =>
  font.layout(text).advanceWidth / font.unitsPerEm + spacing * text.length

const widest = (lines: readonly string[], setting: Setting): number =>
  Math.max(...lines.map((line) => widthOf(line, setting)))

/** Breaks words into `count` lines so that the widest is as narrow as can be. */
function balance(words: readonly string[], count: number, setting: Setting): string[] {
  if (count === 1 || words.length === 1) return [words.join(' ')]
  const breaks = words.slice(1).map((_, index) => {
    const rest = balance(words.slice(index + 1), count - 1, setting)
    return [words.slice(0, index + 1).join(' '), ...rest]
  })
  return breaks.reduce((best, lines) => (widest(lines, setting) < widest(best, setting) ? lines : best))
}
