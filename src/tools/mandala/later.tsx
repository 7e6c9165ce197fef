import type { ComponentProps } from 'react'
import type { Whole } from '../../core/keepsake'
import * as keepsake from '../../ui/tool/keepsake'
import { nameOf as nameOfSymbol } from './content'
import { materialOf } from './material'
import { series } from './series'
import { type MandalaRoot, mandalaSlice, type SymbolId } from './slice'

export { Remembered } from './Remembered'
export { series }

const making: keepsake.Making<MandalaRoot, SymbolId | Whole> = {
  select: (root) => root.mandala.keepsake,
  nameOf: (part) => (part === 'reflection' ? keepsake.whole : nameOfSymbol(part)),
  materialOf,
  actions: mandalaSlice.actions,
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
