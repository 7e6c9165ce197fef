import { ownLine, suggestionParagraph, writtenParagraphs } from '../../ui/tool/content'
import { nameOf, symbols, texts } from './content'
import { reading, toldIn } from './reading'
import { selectWords } from './selectors'
import type { MandalaRoot, SymbolId } from './slice'

/** A symbol with its story, where that is told or open. */
const row = (id: SymbolId, words: string, isOpen: boolean): string => {
  const { the, meaning, archetype, gloss, image, question, between } = symbols[id]
  return [
    ...(words ? [nameOf(id), ...ownLine(words, the), meaning] : [`${nameOf(id)}: ${meaning}`]),
    texts.archetype(archetype),
    ...(isOpen ? [image, gloss, words ? between : question] : []),
  ].join('\n')
}

/** The interpretation and what was written beside it, as plain text. */
export function plainText(root: MandalaRoot): string {
  const { chosen, writing, unfolded } = root.mandala
  const open = [...toldIn(chosen), ...unfolded]
  const { paragraphs, suggestion } = reading(chosen)
  return [
    texts.result,
    ...writtenParagraphs(writing),
    ...paragraphs,
    ...chosen.map((id) => row(id, selectWords(root, id), open.includes(id) || selectWords(root, id) !== '')),
    ...suggestionParagraph(suggestion),
  ].join('\n\n')
}
