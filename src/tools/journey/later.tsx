import type { ComponentProps } from 'react'
import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { steps } from './content'
import { materialOf } from './material'
import { series } from './series'
import { type JourneyRoot, journeySlice, type StepId } from './slice'

export { Remembered } from './Remembered'
export { series }

const making: keepsake.Making<JourneyRoot, StepId | Whole> = {
  select: (root) => root.journey.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : steps[part].name),
  materialOf,
  actions: journeySlice.actions,
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
