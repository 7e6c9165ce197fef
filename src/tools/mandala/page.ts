import type { ToolModule } from '../../core/tool'
import { pictureOf } from '../../ui/tool'
import { interpretationAsked } from './actions'
import { texts } from './content'
import { selectIsInterpreted } from './selectors'
import type { MandalaRoot } from './slice'

export { Finished } from './Finished'
export { head } from './head'
export { later } from './optional'
export { plainText } from './plainText'
export { View } from './View'

export const drawPicture = pictureOf<MandalaRoot>(() => import('./later'))

export const { sources } = texts

export const hasArrived: ToolModule<MandalaRoot>['hasArrived'] = (action, root, before) =>
  selectIsInterpreted(root) && (!selectIsInterpreted(before) || interpretationAsked.match(action))
