import { writtenParagraph } from '../../ui/tool/content'
import { nameOf, symbols, texts } from './content'
import { reading } from './reading'
import type { MandalaRoot, SymbolId } from './slice'

const row = (id: SymbolId): string => {
  const { meaning, archetype, gloss, otherSide, question } = symbols[id]
  return [
    `${nameOf(id)}: ${meaning}`,
    `${texts.archetype(archetype)}. ${gloss}`,
    `${texts.otherSide}: ${otherSide}`,
    question,
  ].join('\n')
}

/** The interpretation and what was written beside it, as plain text. */
export function plainText({ mandala: { chosen, writing } }: MandalaRoot): string {
  return [texts.result, ...chosen.map(row), ...reading(chosen).paragraphs, ...writtenParagraph(writing)].join('\n\n')
}
