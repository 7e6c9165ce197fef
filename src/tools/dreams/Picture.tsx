import paths from 'outlines:signs'
import { quoted } from '../../ui/tool/content'
import { StaticSky } from './Chart'
import { elementTexts } from './content'
import { dreamOf, useDream } from './dream'
import { selectSelection, selectWords } from './selectors'
import type { DreamsRoot, ElementId } from './slice'

const outline = (element: ElementId) => <path d={paths[element]} />

/** The sky to keep as a picture, with the signs themselves, since no other file is beside it. */
export const Picture = () => <StaticSky dream={useDream()} sign={outline} />

/** The stars have their names in the sky; below it stands what was written of the elements. */
export const wordsOn = (root: DreamsRoot) => ({
  captions: [],
  associations: dreamOf(selectSelection(root)).flatMap((id) => quoted(elementTexts[id].name, selectWords(root, id))),
})
