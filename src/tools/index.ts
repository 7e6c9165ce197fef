import type { Practice } from '../core/practice'
import type { Tool } from '../core/tool'
import { dreams } from './dreams'
import { journey } from './journey'
import { mandala } from './mandala'
import { quiz } from './quiz'

/** The registry: every tool under its id, in the order in which they are shown where a practice names no other. */
export const toolsById = { mandala, journey, quiz, dreams } as const satisfies Record<string, Tool>

export type ToolId = keyof typeof toolsById
export type AnyTool = (typeof toolsById)[ToolId]

export const tools: readonly AnyTool[] = Object.values(toolsById)

/** What a practice offers, in its order; all tools where it names none. The store has a slice for every tool anyway. */
export const enabledTools = ({ tools: names }: Pick<Practice, 'tools'>): readonly AnyTool[] =>
  names?.flatMap((name) => tools.find((tool) => tool.name === name) ?? []) ?? tools
