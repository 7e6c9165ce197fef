import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Font, Glyph } from 'fontkit'
import { type Plugin, runnerImport } from 'vite'
import { compactPath } from '../engraver/ornaments/index.ts'
import { dateLabel } from '../src/core/format.ts'
import type { Lettering } from '../src/ui/tool/lettering.ts'
import { openFont } from './images/text.ts'

const MODULE = 'lettering:serif'

/** Size the outlines are set in: whole units are then below a pixel in a picture of 2400 px. */
const FONT_SIZE = 100

/** Letters in which a visitor may write, as far as the font has them: those of Latin-1, and what Portuguese typography adds. */
const latin = (from: number, to: number) =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))
const written = `${latin(0x20, 0x7e)}${latin(0xa1, 0xac)}${latin(0xae, 0xff)}“”‘’–—…`

/** Virtual module with the words of the tools' drawings as outlines of the serif, in the weight of their labels. */
export const lettering = (root = process.cwd()): Plugin => ({
  name: 'lettering',
  resolveId: (id) => (id === MODULE ? `\0${id}` : null),
  async load(id) {
    if (id !== `\0${MODULE}`) return null
    const font = await openFont(root, 'eb-garamond', 400)
    const letters = [...written].filter((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
    const words = setWords([...(await drawnWords(root)), ...letters], font)
    return `export default ${JSON.stringify(words)}`
  },
})

export async function drawnWords(root: string): Promise<string[]> {
  const folders = await readdir(join(root, 'src/tools'))
  const files = folders.map((folder) => join(root, 'src/tools', folder, 'drawnWords.ts')).filter(existsSync)
  const modules = await Promise.all(
    files.map((file) => runnerImport<{ drawnWords: readonly string[] }>(file, { root, logLevel: 'silent' })),
  )
  // every saved picture says of what day it is: its letters are put together when that is known
  const dates = Array.from({ length: 12 }, (_, month) => dateLabel(`2026-${month + 1}-1`))
  const letters = new Set(`${dates.join('')}0123456789`)
  return [...modules.flatMap(({ module }) => module.drawnWords), ...letters]
}

/** Each glyph once, however many words it stands in; kerning and ligatures are the font's. */
export function setWords(words: readonly string[], font: Font): Lettering {
  const scale = FONT_SIZE / font.unitsPerEm
  const glyphs: string[] = []
  const places = new Map<number, number>()
  const place = (glyph: Glyph) => {
    const known = places.get(glyph.id)
    if (known !== undefined) return known
    places.set(glyph.id, glyphs.length)
    return glyphs.push(compactPath(glyph.path.scale(scale, -scale).toSVG(), 0)) - 1
  }
  const set = (word: string) => {
    const { glyphs: run, positions, advanceWidth } = font.layout(word)
    let x = 0
    const letters = run.map((glyph, index) => {
      const letter = [place(glyph), Math.round(x * scale)] as const
      x += positions[index]?.xAdvance ?? 0
      return letter
    })
    return [word, { width: Math.round(advanceWidth * scale), letters }] as const
  }
  return { fontSize: FONT_SIZE, words: Object.fromEntries(words.map(set)), glyphs }
}
