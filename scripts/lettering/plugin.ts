import type { Plugin } from 'vite'
import type { Lettering } from '../../src/ui/tool/lettering.ts'
import { openFont, outline } from '../images/text.ts'
import { compactPath } from '../ornaments/compact.ts'

const MODULE = 'lettering:serif'

/** Size the outlines are set in: whole units are then fine enough for a picture of 2400 px. */
const FONT_SIZE = 200

/** Virtual module with the given words as outlines of the serif in the weight of the drawings' labels. */
export function lettering(words: readonly string[]): Plugin {
  let root = process.cwd()
  return {
    name: 'lettering',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === MODULE ? `\0${id}` : null),
    async load(id) {
      return id === `\0${MODULE}` ? `export default ${JSON.stringify(await letter(root, words))}` : null
    },
  }
}

export async function letter(root: string, words: readonly string[]): Promise<Lettering> {
  const font = await openFont(root, 'eb-garamond', 500)
  const set = (word: string) => {
    const d = compactPath(outline(word, { font, size: FONT_SIZE, least: FONT_SIZE, width: 0 }, FONT_SIZE, 0, 0), 0)
    const width = Math.round((font.layout(word).advanceWidth / font.unitsPerEm) * FONT_SIZE)
    return [word, { d, width }] as const
  }
  return { fontSize: FONT_SIZE, words: Object.fromEntries(words.map(set)) }
}
