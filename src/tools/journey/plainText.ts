import { crisis } from '../../core/crisis'
import { ownLine, suggestionParagraph, writtenParagraphs } from '../../ui/tool/content'
import { steps, texts } from './content'
import { reading } from './reading'
import { selectAnswers, selectUnfolded, selectWords, selectWriting } from './selectors'
import { type JourneyRoot, stepIds } from './slice'

/** The result as text: the count of every step, what was chosen with its question, the reading, what was written. */
export function plainText(root: JourneyRoot): string {
  const answers = selectAnswers(root)
  const open = selectUnfolded(root)
  const { hard, rows, paragraphs, suggestion } = reading(answers)
  return [
    texts.resultTitle,
    stepIds.map((step) => texts.summary(steps[step], answers[step].length)).join('\n'),
    ...writtenParagraphs(selectWriting(root), hard.length > 0),
    ...(hard.length > 0 ? [crisis.beside] : []),
    ...hard.map(({ text, echo }) => `“${text}” ${echo}`),
    ...paragraphs,
    ...rows.map(({ step, name, chosen, image, question, between, isTold }) => {
      const words = selectWords(root, step)
      return [
        name,
        ...chosen.map(({ text, echo, isHard }) => texts.item(isHard ? text : `${text} ${echo}`)),
        ...ownLine(words, texts.step),
        ...(isTold || words || open.includes(step) ? [image, words ? between : question] : []),
      ].join('\n')
    }),
    ...suggestionParagraph(suggestion),
  ].join('\n\n')
}
