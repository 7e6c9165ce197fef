import { keepsakeOf } from '../../ui/tool/keepsake'
import { elementTexts } from './content'
import { materialOf } from './material'
import { series } from './series'
import { type DreamsRoot, dreamsSlice, type ElementId } from './slice'

export { Companion } from './Companion'
export { Remembered } from './Remembered'
export { series }

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf, keptOf } = keepsakeOf<DreamsRoot, ElementId>({
  select: (root) => root.dreams.keepsake,
  nameOf: (image) => elementTexts[image].name,
  materialOf,
  actions: dreamsSlice.actions,
  Beside: series.SeriesPlace,
})
