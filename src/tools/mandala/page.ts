import type { ToolModule } from '../../core/tool'
import { pictureOf } from '../../ui/tool'
import { interpretationAsked } from './actions'
import { texts } from './content'
import { selectStatus } from './selectors'
import type { MandalaRoot } from './slice'

export { Finished } from './Finished'
export { head } from './head'
export { later } from './optional'
export { plainText } from './plainText'
export { View } from './View'

export const drawPicture = pictureOf<MandalaRoot>(() => import('./later'))

const isInterpreted = (root: MandalaRoot) => selectStatus(root) === 'interpreted'

export const { sources } = texts

export const hasArrived: ToolModule<MandalaRoot>['hasArrived'] = (action, root, before) =>
  isInterpreted(root) && (!isInterpreted(before) || interpretationAsked.match(action))
