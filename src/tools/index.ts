import type { Tool } from '../core/tool'

/** The registry: one line per tool, in the order in which they are shown. */
export const tools: readonly Tool[] = []
