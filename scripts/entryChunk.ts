import { resolve } from 'node:path'
import type { Rolldown } from 'vite'

type NameOfChunk = Extract<Rolldown.CodeSplittingGroup['name'], (...args: never[]) => unknown>

/**
 * One chunk of all that the document's script imports at once, directly or not: every page loads it. The bundler would
 * split what tool pages share with it into further files, which pack worse.
 */
export function entryChunk(entry = resolve('index.html')): Rolldown.CodeSplittingGroup {
  let start: ReadonlySet<string> | null = null
  const name: NameOfChunk = (id, context) => {
    start ??= reachable(entry, (module) => context.getModuleInfo(module)?.importedIds ?? [])
    return start.has(id) ? 'start' : null
  }
  return { name }
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
