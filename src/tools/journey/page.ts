import type { ToolModule } from '../../core/tool'
import { pictureOf } from '../../ui/tool'
import { texts } from './content'
import { selectStatus, selectStepId } from './selectors'
import type { JourneyRoot } from './slice'

export { head } from './head'
export { later } from './optional'
export { plainText } from './plainText'
export { View } from './View'

const placeOf = (root: JourneyRoot) => (selectStatus(root) === 'finished' ? 'result' : selectStepId(root))

export const drawPicture = pictureOf<JourneyRoot>(() => import('./later'))

export const { sources } = texts

export const hasArrived: ToolModule<JourneyRoot>['hasArrived'] = (_action, root, before) =>
  placeOf(root) !== placeOf(before)
