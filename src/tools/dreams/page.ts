import type { ToolModule } from '../../core/tool'
import { pictureOf } from '../../ui/tool'
import { quoted } from '../../ui/tool/content'
import { interpretationAsked } from './actions'
import { elementTexts, texts } from './content'
import { dreamOf } from './dream'
import { loadPicture } from './loadPicture'
import { selectIsInterpreted, selectSelection, selectWords } from './selectors'
import type { DreamsRoot } from './slice'

export { head } from './head'
export { plainText } from './plainText'
export { View } from './View'

export const drawPicture = pictureOf<DreamsRoot>(loadPicture, (root) => ({
  captions: [],
  associations: dreamOf(selectSelection(root)).flatMap((id) => quoted(elementTexts[id].name, selectWords(root, id))),
}))

export const { sources } = texts

export const hasArrived: ToolModule<DreamsRoot>['hasArrived'] = (action, root, before) =>
  selectIsInterpreted(root) && (!selectIsInterpreted(before) || interpretationAsked.match(action))
