import { writtenParagraph } from '../../ui/tool/content'
import { steps, texts } from './content'
import { reading } from './reading'
import { selectAnswers, selectWriting } from './selectors'
import { type JourneyRoot, stepIds } from './slice'

/** The result as text: the count of every step, what was chosen with its question, the reading, what was written. */
export function plainText(root: JourneyRoot): string {
  const answers = selectAnswers(root)
  const { rows, blank, paragraphs } = reading(answers)
  return [
    texts.resultTitle,
    stepIds.map((step) => texts.summary(steps[step], answers[step].length)).join('\n'),
    ...rows.map(({ name, chosen, gift, otherSide, question }) =>
      [name, ...chosen.map(({ text }) => texts.item(text)), gift, otherSide, question].join('\n'),
    ),
    ...(blank ? [[blank.names, blank.text].join('\n')] : []),
    ...paragraphs,
    ...writtenParagraph(selectWriting(root)),
  ].join('\n\n')
}
