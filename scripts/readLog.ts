import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { combineReducers, isActionCreator, type Slice } from '@reduxjs/toolkit'
import { z } from 'zod'
import { expectation, shown } from '../practice/index.ts'
import * as sharedEvents from '../src/core/events.ts'
import { type Change, changesOf } from '../src/debug/changes.ts'
import type { LogEntry, SessionLog } from '../src/debug/sessionLog.ts'
import { plainError } from './plainError.ts'

/** Ids and rules only: no view is loaded. */
const slices = Object.values(import.meta.glob<object>('../src/{site,tools}/*/slice.ts', { eager: true }))
  .flatMap((exported) => Object.values(exported))
  .filter((value): value is Slice => typeof value === 'object' && 'reducer' in value)

const reduce = combineReducers(Object.fromEntries(slices.map(({ name, reducer }) => [name, reducer])))

const types = [sharedEvents, ...slices.map(({ actions }) => actions)]
  .flatMap((creators) => Object.values<unknown>(creators))
  .filter(isActionCreator)
  .map(({ type }) => type)

/** The events of the same slice, or else which slices there are. */
function expectedType({ input }: { input?: unknown }): string {
  const sliceOf = (type: string) => type.replace(/\/.*/, '/…')
  const similar = types.filter((type) => sliceOf(type) === sliceOf(String(input)))
  return `um evento do site, como ${[...new Set(similar.length > 0 ? similar : types.map(sliceOf))].join(', ')}`
}

/** The site's state has the same places all the time, and in each the same type of value. */
const isOdd = ({ before, after }: Change) =>
  before === undefined ||
  [after].flat().includes(undefined) ||
  (before !== null && after !== null && typeof before !== typeof after)

/** A payload is right if the reducers can do with it what they do. */
function checkPayloads({ value: entries, issues }: z.core.ParsePayload<LogEntry[]>) {
  let state = reduce(undefined, { type: '' })
  for (const [index, { action }] of entries.entries()) {
    let why = ''
    try {
      const before = state
      state = reduce(before, action)
      const odd = changesOf(before, state).find(isOdd)
      if (odd) why = `${odd.path} passa de ${JSON.stringify(odd.before)} a ${JSON.stringify(odd.after)}`
    } catch (error) {
      why = String(error)
    }
    const message = `o payload de ${action.type} (com este, ${why})`
    if (why) issues.push({ code: 'custom', path: [index, 'action', 'payload'], input: action.payload, message })
  }
}

const size = z.object({ width: z.int().min(1), height: z.int().min(1) })

const logSchema = z.object({
  format: z.literal(1, '1, o formato que esta versão conhece'),
  recordedAt: z.iso.datetime('uma data como "2026-11-21T17:05:33.000Z"'),
  window: size,
  path: z.string().startsWith('/', 'um caminho que começa com "/"'),
  masked: z.boolean(),
  entries: z
    .array(
      z.object({
        at: z.number().min(0),
        action: z.looseObject({ type: z.enum(types, { error: expectedType }) }),
        window: size.exactOptional(),
      }),
    )
    .min(1)
    .check(checkPayloads),
}) satisfies z.ZodType<SessionLog>

/** The lines of the file in which the entries begin: braces two deep open nowhere else. */
function linesOfEntries(text: string): number[] {
  let depth = 0
  let line = 1
  const lines: number[] = []
  for (const [token] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[\]{}\n]/g)) {
    if (token === '\n') line += 1
    if (token === '{' && depth === 2) lines.push(line)
    if (token === '{' || token === '[') depth += 1
    if (token === '}' || token === ']') depth -= 1
  }
  return lines
}

const shownProblems = 8

/** The session log in a file, checked; what is wrong with it comes one line each. */
export async function readLog(file: string): Promise<SessionLog> {
  const name = basename(file)
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw plainError(`${name} não pôde ser lido: ${String(error)}`)
  })
  const value: unknown = await Promise.resolve(text)
    .then(JSON.parse)
    .catch((error: unknown) => {
      throw plainError(`${name} não é um arquivo JSON: ${String(error)}`)
    })
  const { error, data } = logSchema.safeParse(value, { error: expectation, reportInput: true })
  if (data) return data
  const numbers = linesOfEntries(text)
  const lines = error.issues.map(({ code, path, input, message }) => {
    const line = path[0] === 'entries' && numbers[Number(path[1])]
    const found = code === 'custom' && input !== undefined ? JSON.stringify(input) : shown(input)
    return `  ${line ? `linha ${line}, ` : ''}${z.core.toDotPath(path) || 'arquivo'}: ${found} — esperado: ${message}`
  })
  const more = lines.length > shownProblems ? [`  e mais ${lines.length - shownProblems}`] : []
  throw plainError(`${name} não é uma visita gravada:`, ...lines.slice(0, shownProblems), ...more)
}
