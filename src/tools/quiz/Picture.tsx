import { useSelector } from 'react-redux'
import { quoted } from '../../ui/tool/content'
import type { PlateWords } from '../../ui/tool/plate'
import { Chart } from './Chart'
import { profiles, texts } from './content'
import { computeStandings } from './scores'
import { selectAnswers, selectWords } from './selectors'
import { type QuizRoot, sides } from './slice'

/** The petals among their names, at rest. */
export const Picture = () => <Chart answers={useSelector(selectAnswers)} />

/** The archetypes that appeared, with their points, and what was written of the two sides. */
export function wordsOn(root: QuizRoot): PlateWords {
  return {
    legend: computeStandings(selectAnswers(root))
      .filter(({ score }) => score > 0)
      .map(({ archetype, score }) => `${profiles[archetype].name}, ${texts.points(score)}`),
    texts: sides.flatMap((side) => quoted(texts[side], selectWords(root, side))),
  }
}
