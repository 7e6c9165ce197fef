import type { ToolModule } from '../../core/tool'
import { pictureOf } from '../../ui/tool'
import { interpretationAsked } from './actions'
import { texts } from './content'
import { Picture } from './Picture'
import { selectIsInterpreted } from './selectors'
import type { DreamsRoot } from './slice'

export { head } from './head'
export { plainText } from './plainText'
export { View } from './View'

export const drawPicture = pictureOf(Picture)

export const { sources } = texts

export const hasArrived: ToolModule<DreamsRoot>['hasArrived'] = (action, root, before) =>
  selectIsInterpreted(root) && (!selectIsInterpreted(before) || interpretationAsked.match(action))
