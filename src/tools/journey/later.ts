import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { steps } from './content'
import { materialOf } from './material'
import { type JourneyRoot, journeySlice, type StepId } from './slice'

export { Remembered } from './Remembered'
export { series } from './series'

const making: keepsake.Making<JourneyRoot, StepId | Whole> = {
  select: (root) => root.journey.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : steps[part].name),
  materialOf,
  actions: journeySlice.actions,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf } = keepsake.keepsakeOf(making)
