import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { keepsakeEdited, partAnswered, partNoted } from './actions'
import { steps } from './content'
import { materialOf } from './material'
import type { JourneyRoot, StepId } from './slice'

export { Remembered } from './Remembered'

const making: keepsake.Making<JourneyRoot, StepId | Whole> = {
  select: (root) => root.journey.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : steps[part].name),
  materialOf,
  answer: partAnswered,
  note: partNoted,
  edit: keepsakeEdited,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf } = keepsake.keepsakeOf(making)
