import type { AnyTool } from '../tools'
import type { LoadedTool } from './toolPage'

const loaded = new Map<string, LoadedTool>()

/** Fetches what only the tool's own page needs. */
export async function loadTool(tool: AnyTool): Promise<LoadedTool> {
  const [{ openTool }, { page }] = await Promise.all([import('./toolPage'), tool.load()])
  const opened = openTool(tool, page)
  loaded.set(tool.id, opened)
  return opened
}

export const toolIfLoaded = (id: string): LoadedTool | undefined => loaded.get(id)

/** The tool, at once: its page must have been loaded. */
export function loadedTool(id: string): LoadedTool {
  const tool = toolIfLoaded(id)
  if (!tool) throw new Error(`the tool "${id}" has not been loaded`)
  return tool
}
