import type { Tool, ToolModule } from '../core/tool'

const modules = new Map<string, ToolModule>()

/** Fetches what only the tool's own page needs. */
export async function loadTool({ id, load }: Tool): Promise<void> {
  modules.set(id, await load())
}

/** The tool's module, at once: its page must have been loaded. */
export function toolModule(id: string): ToolModule {
  const module = modules.get(id)
  if (!module) throw new Error(`the tool "${id}" has not been loaded`)
  return module
}
