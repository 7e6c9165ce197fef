import type { ComponentType } from 'react'
import type { PictureFormat, ToolHead, ToolModule } from '../core/tool'
import type { AnyTool } from '../tools'
import type { RootState } from './store'

/** What there is of a tool once its page has been loaded. */
export interface LoadedTool {
  page: ComponentType
  head: ToolHead
  hasArrived: ToolModule<RootState>['hasArrived']
  /** Brings focus and window to the heading of the place where the visitor is; false while it is not drawn. */
  arrive(): boolean
  /** The result as the clipboard gets it. */
  resultText(root: RootState): string
  /** Hands the drawing over as a file; rejects where there is none. */
  savePicture(root: RootState, format: PictureFormat): Promise<void>
}

const loaded = new Map<string, LoadedTool>()

/** Fetches what only the tool's own page needs. */
export async function loadTool(tool: AnyTool): Promise<LoadedTool> {
  const [{ openTool }, module] = await Promise.all([import('./toolPage'), tool.load()])
  const opened = openTool(tool, module)
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
