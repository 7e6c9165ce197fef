import { practiceParagraph, writtenParagraph } from '../../ui/tool/content'
import { nameOf, symbols, texts } from './content'
import { reading } from './reading'
import type { MandalaRoot, SymbolId } from './slice'

const row = (id: SymbolId): string => {
  const { meaning, archetype, gloss, image, otherSide, question } = symbols[id]
  return [
    `${nameOf(id)}: ${meaning}`,
    `${texts.archetype(archetype)}. ${gloss}`,
    image,
    `${texts.otherSide}: ${otherSide}`,
    question,
  ].join('\n')
}

/** The interpretation and what was written beside it, as plain text. */
export function plainText({ mandala: { chosen, writing } }: MandalaRoot): string {
  const { paragraphs, practice } = reading(chosen)
  return [
    texts.result,
    ...writtenParagraph(writing),
    ...paragraphs,
    ...chosen.map(row),
    ...practiceParagraph(practice),
  ].join('\n\n')
}
