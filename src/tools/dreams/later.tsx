import type { ComponentProps } from 'react'
import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { elementTexts } from './content'
import { materialOf } from './material'
import { series } from './series'
import { type DreamsRoot, dreamsSlice, type ElementId } from './slice'

export { Remembered } from './Remembered'
export { series }

const making: keepsake.Making<DreamsRoot, ElementId | Whole> = {
  select: (root) => root.dreams.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : elementTexts[part].name),
  materialOf,
  actions: dreamsSlice.actions,
}

const { KeptPage, ...pieces } = keepsake.keepsakeOf(making)
export const { Answers, KeptOnPaper, paragraphsOf } = pieces

/** What the visitor makes of the result: a page of her own, and results of before beside it. */
export const Kept = (props: ComponentProps<typeof KeptPage>) => (
  <>
    <KeptPage {...props} />
    <series.SeriesPlace />
  </>
)
