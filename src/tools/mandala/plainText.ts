import { ownLine, practiceParagraph, writtenParagraph } from '../../ui/tool/content'
import { nameOf, symbols, texts } from './content'
import { reading } from './reading'
import { selectWords } from './selectors'
import type { MandalaRoot, SymbolId } from './slice'

const row = (id: SymbolId, words: string): string => {
  const { the, meaning, archetype, gloss, image, question, between } = symbols[id]
  return [
    `${nameOf(id)}: ${meaning}`,
    ...ownLine(words, the),
    `${texts.archetype(archetype)}. ${gloss}`,
    image,
    words ? between : question,
  ].join('\n')
}

/** The interpretation and what was written beside it, as plain text. */
export function plainText(root: MandalaRoot): string {
  const { chosen, writing } = root.mandala
  const { paragraphs, practice } = reading(chosen)
  return [
    texts.result,
    ...writtenParagraph(writing),
    ...paragraphs,
    ...chosen.map((id) => row(id, selectWords(root, id))),
    ...practiceParagraph(practice),
  ].join('\n\n')
}
