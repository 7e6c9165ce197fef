import { practice } from '../practice'
import { type AnyTool, tools } from '../tools'

/** The tools with these names, in their order; without names all there are. */
export const toolsNamed = (names: readonly string[] = tools.map(({ name }) => name)): readonly AnyTool[] =>
  names.flatMap((name) => tools.find((tool) => tool.name === name) ?? [])

/** What this practice's site offers. The store has a slice for every tool all the same. */
export const offeredTools = toolsNamed(practice.tools)
