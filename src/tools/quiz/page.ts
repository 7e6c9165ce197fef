import type { ToolModule } from '../../core/tool'
import { pictureOf } from '../../ui/tool'
import { texts } from './content'
import { selectQuestion } from './selectors'
import type { QuizRoot } from './slice'

export { head } from './head'
export { later } from './optional'
export { plainText } from './plainText'
export { View } from './View'

export const drawPicture = pictureOf<QuizRoot>(() => import('./later'))

export const { sources } = texts

export const hasArrived: ToolModule<QuizRoot>['hasArrived'] = (_action, root, before) =>
  selectQuestion(root) !== selectQuestion(before)
