import type { SessionLog } from './sessionLog'

/** JSON with one line per entry, to be read by people too. */
export function logText({ entries, ...head }: SessionLog): string {
  const facts = Object.entries(head).map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)},\n`)
  const story = entries.map((entry) => `    ${JSON.stringify(entry)}`).join(',\n')
  return `{\n${facts.join('')}  "entries": [\n${story}\n  ]\n}\n`
}

/** `visita-2026-11-21-17-05-33.json`, in universal time. */
export const logName = (savedAt: Date): string =>
  `visita-${savedAt.toISOString().slice(0, 19).replace(/[T:]/g, '-')}.json`
