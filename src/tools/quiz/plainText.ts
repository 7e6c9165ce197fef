import { writtenParagraph } from '../../ui/tool/content'
import { profiles, texts } from './content'
import { reading } from './reading'
import { computeStandings } from './scores'
import type { QuizRoot } from './slice'

/** The result for the clipboard: paragraphs separated by blank lines. */
export function plainText({ quiz: { answers, writing } }: QuizRoot): string {
  const { rows, ties, paragraphs } = reading(answers)
  const strongest = rows.map(({ archetype, score, place }) => {
    const { name, description, characteristics, gift, oneSided, question } = profiles[archetype]
    return [
      `${place}. ${name}, ${texts.points(score)}`,
      description,
      `${characteristics.join(', ')}.`,
      `${texts.gift}: ${gift}`,
      `${texts.oneSided}: ${oneSided}`,
      question,
    ].join('\n')
  })
  const all = computeStandings(answers).map(
    ({ archetype, score }) => `${profiles[archetype].name}: ${texts.points(score)}`,
  )
  return [
    `${texts.title}, ${texts.subtitle}`,
    ...strongest,
    ...ties,
    all.join('\n'),
    ...paragraphs,
    ...writtenParagraph(writing),
  ].join('\n\n')
}
