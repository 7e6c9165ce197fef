import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { elementTexts } from './content'
import { materialOf } from './material'
import { series } from './series'
import { type DreamsRoot, dreamsSlice, type ElementId } from './slice'

export { Companion } from './Companion'
export { Remembered } from './Remembered'
export { series }

const making: keepsake.Making<DreamsRoot, ElementId | Whole> = {
  select: (root) => root.dreams.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : elementTexts[part].name),
  materialOf,
  actions: dreamsSlice.actions,
  Beside: series.SeriesPlace,
}

export const { Answers, KeptPage, KeptOnPaper, paragraphsOf, keptOf } = keepsake.keepsakeOf(making)
