import { practiceParagraph, writtenParagraph } from '../../ui/tool/content'
import { profiles, texts } from './content'
import { levelText, reading } from './reading'
import { computeStandings } from './scores'
import type { QuizRoot } from './slice'

/** The result for the clipboard: paragraphs separated by blank lines. */
export function plainText({ quiz: { answers, writing } }: QuizRoot): string {
  const { rows, ties, paragraphs, practice } = reading(answers)
  const strongest = rows.map((standing) => {
    const { name, description, characteristics, image, surplus, lack, question } = profiles[standing.archetype]
    return [
      `${standing.place}. ${name}, ${texts.points(standing.score)}`,
      description,
      `${characteristics.join(', ')}.`,
      levelText(standing, answers),
      image,
      `${texts.surplus}: ${surplus}`,
      `${texts.lack}: ${lack}`,
      question,
    ].join('\n')
  })
  const all = computeStandings(answers).map(
    ({ archetype, score }) => `${profiles[archetype].name}: ${texts.points(score)}`,
  )
  return [
    `${texts.title}, ${texts.subtitle}`,
    ...writtenParagraph(writing),
    ...paragraphs,
    ...strongest,
    ...ties,
    all.join('\n'),
    ...practiceParagraph(practice),
  ].join('\n\n')
}
