import paths from 'outlines:signs'
import { quoted } from '../../ui/tool/content'
import { StaticSky } from './Chart'
import { elementTexts } from './content'
import { dreamOf, useDream } from './dream'
import { later } from './optional'
import { selectSelection, selectWords } from './selectors'
import type { DreamsRoot, ElementId } from './slice'

const outline = (element: ElementId) => <path d={paths[element]} />

/** The sky to keep as a picture, with the signs themselves, since no other file is beside it. */
export const Picture = () => <StaticSky dream={useDream()} sign={outline} />

/** The stars have their names in the sky; below it stands the page made of the result, or else what was written of the elements. */
export function wordsOn(root: DreamsRoot) {
  const dream = dreamOf(selectSelection(root))
  const kept = later.loaded()?.paragraphsOf(root) ?? []
  return {
    captions: [],
    texts: kept.length > 0 ? kept : dream.flatMap((id) => quoted(elementTexts[id].name, selectWords(root, id))),
  }
}
