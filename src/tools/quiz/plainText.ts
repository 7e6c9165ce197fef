import { ownLine, suggestionParagraph, writtenParagraphs } from '../../ui/tool/content'
import { profiles, texts } from './content'
import { questionOf, reading } from './reading'
import { computeStandings } from './scores'
import { selectWords } from './selectors'
import { type QuizRoot, type Side, sides } from './slice'

/** The result for the clipboard: paragraphs separated by blank lines. */
export function plainText(root: QuizRoot): string {
  const { answers, writing, unfolded } = root.quiz
  const { rows, ties, paragraphs, suggestion } = reading(answers)
  const strongest = rows.map((standing, index) => {
    const { archetype } = standing
    const { name, description, characteristics, image } = profiles[archetype]
    const wordsOn = (side: Side) => (index === 0 ? selectWords(root, side) : '')
    return [
      `${standing.place}. ${name}, ${texts.points(standing.score)}`,
      description,
      characteristics.join(', '),
      ...(index === 0 || unfolded.includes(archetype)
        ? [
            image,
            ...sides.flatMap((side) => [
              ...ownLine(wordsOn(side), texts[side].toLowerCase()),
              `${texts[side]}: ${profiles[archetype][side]}`,
            ]),
            questionOf(archetype, sides.some(wordsOn)),
          ]
        : []),
    ].join('\n')
  })
  const all = computeStandings(answers).map(
    ({ archetype, score }) => `${profiles[archetype].name}: ${texts.points(score)}`,
  )
  return [
    `${texts.title}, ${texts.subtitle}`,
    ...writtenParagraphs(writing),
    ...paragraphs,
    ...strongest,
    ...ties,
    all.join('\n'),
    ...suggestionParagraph(suggestion),
  ].join('\n\n')
}
