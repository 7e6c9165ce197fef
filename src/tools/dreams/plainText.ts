import { lowered } from '../../core/words'
import { writtenParagraph } from '../../ui/tool/content'
import { categoryTexts, elementTexts, texts } from './content'
import { dreamOf } from './dream'
import { reading } from './reading'
import { selectSelection, selectWriting } from './selectors'
import type { DreamsRoot } from './slice'

/** The reading as plain text, with what the visitor has written. */
export function plainText(root: DreamsRoot): string {
  const { rows, paragraphs, questions } = reading(dreamOf(selectSelection(root)))
  const { title, intro, evokes, pole, questions: questionsTitle, empty, care } = texts.reading
  const elements = rows.flatMap(({ category, elements }) => [
    categoryTexts[category],
    ...elements.map((id) => {
      const text = elementTexts[id]
      return `${text.name}. ${evokes}: ${lowered(text.evokes)} ${pole}: ${lowered(text.pole)} ${text.question}`
    }),
  ])
  const asked = questions.map((question, index) => `${index + 1}. ${question}`)
  const said =
    rows.length === 0 ? [empty] : [intro, ...elements, ...paragraphs, care, [questionsTitle, ...asked].join('\n')]
  return [title, ...said, ...writtenParagraph(selectWriting(root))].join('\n\n')
}
