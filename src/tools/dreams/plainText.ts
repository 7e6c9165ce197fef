import { crisis } from '../../core/crisis'
import { ownLine, suggestionParagraph, writtenParagraphs } from '../../ui/tool/content'
import { categoryTexts, elementTexts, texts } from './content'
import { dreamOf } from './dream'
import { reading, toldIn, toldOf } from './reading'
import { selectSelection, selectUnfolded, selectWords, selectWriting } from './selectors'
import type { DreamsRoot } from './slice'

/** The reading as plain text, after what the visitor has written. */
export function plainText(root: DreamsRoot): string {
  const dream = dreamOf(selectSelection(root))
  const open = [...toldIn(dream), ...selectUnfolded(root)]
  const { rows, paragraphs, questions, suggestion, isGentle, isCareFirst } = reading(dream)
  const { title, intro, empty, care } = texts.reading
  const questionsTitle = isGentle ? texts.reading.gentleQuestions : texts.reading.questions
  const elements = rows.flatMap(({ category, elements }) => [
    categoryTexts[category],
    ...elements.map((id) => {
      const { name, the } = elementTexts[id]
      const words = selectWords(root, id)
      const { image, question } = toldOf(id, { dream, words })
      if (!words && !open.includes(id)) return name
      const told = [image, question ?? []].flat().join(' ')
      return words ? [`${name}.`, ...ownLine(words, the), told].join('\n') : `${name}. ${told}`
    }),
  ])
  const asked = questions.map((question, index) => `${index + 1}. ${question}`)
  const whomToCall = `${crisis.violence} ${care}`
  const said = [
    ...(isCareFirst ? [whomToCall] : []),
    intro,
    ...paragraphs,
    ...elements,
    [questionsTitle, ...asked].join('\n'),
    ...suggestionParagraph(suggestion),
    ...(isCareFirst ? [] : [whomToCall]),
  ]
  return [title, ...writtenParagraphs(selectWriting(root), isCareFirst), ...(rows.length === 0 ? [empty] : said)].join(
    '\n\n',
  )
}
