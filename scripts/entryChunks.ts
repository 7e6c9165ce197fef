import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type NameOfChunk = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>

const react = /\/node_modules\/(?:react|react-dom|scheduler)\//

/**
 * Two chunks of all that the document's script imports at once, directly or not: every page loads them. The bundler would
 * split what tool pages share with them into further files, which pack worse. React has one for itself: `boot.ts` runs one after
 * the other, so that a slow phone may answer in between.
 */
export function entryChunks(entry = resolve('index.html')): Rolldown.CodeSplittingGroup {
  let start: ReadonlySet<string> | null = null
  const name: NameOfChunk = (id, context) => {
    start ??= reachable(entry, (module) => context.getModuleInfo(module)?.importedIds ?? [])
    if (!start.has(id)) return null
    return react.test(id) ? 'react' : 'start'
  }
  return { name, debugName: 'entry' }
}

function reachable(from: string, next: (id: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set<string>()
  const open = [from]
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (found.has(id)) continue
    found.add(id)
    open.push(...next(id))
  }
  return found
}
