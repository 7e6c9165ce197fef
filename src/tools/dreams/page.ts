import type { ToolModule } from '../../core/tool'
import { pictureOf } from '../../ui/tool'
import { interpretationAsked } from './actions'
import { texts } from './content'
import { selectIsInterpreted } from './selectors'
import type { DreamsRoot } from './slice'

export { head } from './head'
export { later } from './optional'
export { plainText } from './plainText'
export { View } from './View'

export const drawPicture = pictureOf<DreamsRoot>(() => import('./Picture'))

export const { sources } = texts

export const hasArrived: ToolModule<DreamsRoot>['hasArrived'] = (action, root, before) =>
  selectIsInterpreted(root) && (!selectIsInterpreted(before) || interpretationAsked.match(action))
