import paths from 'outlines:signs'
import { quoted } from '../../ui/tool/content'
import type { PlateWords } from '../../ui/tool/plate'
import { StaticDrawing } from './Chart'
import { elementTexts } from './content'
import { dreamOf, useDream } from './dream'
import { selectSelection, selectWords } from './selectors'
import type { DreamsRoot, ElementId } from './slice'

const outline = (element: ElementId) => <path d={paths[element]} />

/** The sky to keep as a picture, with the signs themselves, since no other file is beside it. */
export const Picture = () => <StaticDrawing dream={useDream()} sign={outline} isCentred />

/** The elements, and what was written of them. */
export function wordsOn(root: DreamsRoot): PlateWords {
  const dream = dreamOf(selectSelection(root))
  return {
    legend: dream.map((id) => elementTexts[id].name),
    texts: dream.flatMap((id) => quoted(elementTexts[id].name, selectWords(root, id))),
  }
}
