import { plainCrisis } from '../../core/crisis'
import { practiceParagraph, writtenParagraph } from '../../ui/tool/content'
import { categoryTexts, elementTexts, texts } from './content'
import { dreamOf } from './dream'
import { reading } from './reading'
import { selectSelection, selectWriting } from './selectors'
import type { DreamsRoot } from './slice'

/** The reading as plain text, after what the visitor has written. */
export function plainText(root: DreamsRoot): string {
  const { rows, paragraphs, questions, practice } = reading(dreamOf(selectSelection(root)))
  const { title, intro, questions: questionsTitle, empty, care } = texts.reading
  const elements = rows.flatMap(({ category, elements }) => [
    categoryTexts[category],
    ...elements.map((id) => {
      const { name, image, question } = elementTexts[id]
      return `${name}. ${image} ${question}`
    }),
  ])
  const asked = questions.map((question, index) => `${index + 1}. ${question}`)
  const said = [
    intro,
    ...paragraphs,
    ...elements,
    [questionsTitle, ...asked].join('\n'),
    ...practiceParagraph(practice),
    `${care} ${plainCrisis('violence')}`,
  ]
  return [title, ...writtenParagraph(selectWriting(root)), ...(rows.length === 0 ? [empty] : said)].join('\n\n')
}
