import { keepsakeOf } from '../../ui/tool/keepsake'
import { steps } from './content'
import { materialOf } from './material'
import { series } from './series'
import { type JourneyRoot, journeySlice, type StepId } from './slice'

export { Companion } from './Companion'
export { Picture, wordsOn } from './Picture'
export { Remembered } from './Remembered'
export { series }

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf, keptOf } = keepsakeOf<JourneyRoot, StepId>({
  select: (root) => root.journey.keepsake,
  nameOf: (image) => steps[image].name,
  materialOf,
  actions: journeySlice.actions,
  Beside: series.SeriesPlace,
})
