import type { LayoutMode } from '../core/events'

/** Time between the choice of a section and the jump (specification 9). */
export const jumpDelayMs: Record<LayoutMode, number> = { mobile: 150, desktop: 250 }

/** After this long a page whose code neither comes nor fails counts as missed. */
export const pageTimeoutMs = 10_000
