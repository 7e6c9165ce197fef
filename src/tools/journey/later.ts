import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { steps } from './content'
import { materialOf } from './material'
import { series } from './series'
import { type JourneyRoot, journeySlice, type StepId } from './slice'

export { Companion } from './Companion'
export { Picture, wordsOn } from './Picture'
export { Remembered } from './Remembered'
export { series }

const making: keepsake.Making<JourneyRoot, StepId | Whole> = {
  select: (root) => root.journey.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : steps[part].name),
  materialOf,
  actions: journeySlice.actions,
  Beside: series.SeriesPlace,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf, keptOf } = keepsake.keepsakeOf(making)
