import type { LayoutMode } from '../../core/events'

/** Time between the choice of a link and the jump (specification 9). */
export const jumpDelayMs: Record<LayoutMode, number> = { mobile: 150, desktop: 250 }
