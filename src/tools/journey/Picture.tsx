import { numerals } from '../../core/sections'
import { quoted } from '../../ui/tool/content'
import type { PlateWords } from '../../ui/tool/plate'
import { StaticDrawing } from './Companion'
import { steps } from './content'
import { selectAnswers, selectWords } from './selectors'
import { type JourneyRoot, stepIds } from './slice'

/** The journey at rest, to be kept as a picture. */
export const Picture = () => <StaticDrawing />

/** The steps in which something was marked, or else all, and what was written of them. */
export function wordsOn(root: JourneyRoot): PlateWords {
  const marked = stepIds.filter((step) => selectAnswers(root)[step].length > 0)
  return {
    legend: (marked.length > 0 ? marked : stepIds).map(
      (step) => `${numerals[stepIds.indexOf(step)]} ${steps[step].name}`,
    ),
    texts: marked.flatMap((step) => quoted(steps[step].name, selectWords(root, step))),
  }
}
