import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import svg2ttf from 'svg2ttf'
import { runnerImport } from 'vite'
import { parsePath, signs } from '../../engraver/ornaments/index.ts'

/** Where the font lies, from the project's root; it is committed, hence a build makes none. */
export const SIGNS_FONT = 'src/tools/dreams/signs.woff2'

const EM = 1000
/** What of the em is under the line of writing. */
const DESCENT = 140
/** Asks for the picture of the character before it: without width, and without ink. */
const VARIATION_SELECTOR = '\ufe0f'

/** The engraved signs at the code points of the elements' emoji: text that stays text. */
export async function signsFont(root: string): Promise<Buffer> {
  const { module } = await runnerImport<{ drawnEmoji: Record<string, string> }>(
    join(root, 'src/tools/dreams/drawnWords.ts'),
    { root, logLevel: 'silent' },
  )
  const emoji = Object.entries(module.drawnEmoji)
  const glyphs = emoji.map(([element, text]) => glyph(text.replace(VARIATION_SELECTOR, ''), EM, glyphPath(element)))
  const font = `<svg xmlns="http://www.w3.org/2000/svg"><font id="signs" horiz-adv-x="${EM}"><font-face font-family="Signs" units-per-em="${EM}" ascent="${EM - DESCENT}" descent="${-DESCENT}"/><missing-glyph/>${glyphs.join('')}${glyph(VARIATION_SELECTOR, 0, '')}</font></svg>`
  const { buffer } = svg2ttf(font, { ts: 0 })
  return subsetFont(Buffer.from(buffer), emoji.map(([, text]) => text).join(''), { targetFormat: 'woff2' })
}

export async function writeSignsFont(root = process.cwd()): Promise<void> {
  await writeFile(join(root, SIGNS_FONT), await signsFont(root))
}

const glyph = (text: string, width: number, d: string): string =>
  `<glyph unicode="&#x${text.codePointAt(0)?.toString(16)};" horiz-adv-x="${width}" d="${d}"/>`

/** From 24 units around the middle, downwards, to the em, upwards. */
function glyphPath(element: string): string {
  return parsePath(signs[element] ?? '')
    .map(({ letter, values }) => {
      const placed = values.map((value, index) =>
        Math.round(index % 2 === 0 ? ((value + 12) / 24) * EM : ((12 - value) / 24) * EM - DESCENT),
      )
      return letter + placed.join(' ')
    })
    .join('')
}
