import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { checkPractice } from '../../practice/check'
import { textsIn } from '../../practice/crossFieldChecks'
import { exampleFields } from '../../practice/example'
import { withValue } from '../../practice/paths'
import type { PracticeFile } from '../../practice/schema'

export type Path = readonly PropertyKey[]

/** Every place of the value that holds a text. */
export const textPaths = (value: unknown): Path[] => textsIn(value).map(([path]) => path)

/** A copy with another value at the path; `undefined` removes the field, as leaving it out would. */
export const changed = (value: unknown, path: Path, replacement: unknown): unknown =>
  withValue(value, path, replacement)

/** The path as the practitioner reads it: `services[1].title`. */
export const shownPath = (path: Path): string => z.core.toDotPath([...path])

/** The lines on wrong fields, each beginning with the field's path alone. */
export const problemsIn = (value: unknown): string[] => checkPractice(value).problems

const { $schema, tools, agreements, ...file } = JSON.parse(readFileSync('e2e/practices/filledIn.json', 'utf8'))

/** Somebody's real file: nothing of the example is left. */
export const filledIn: PracticeFile & { confirmed: readonly string[] } = {
  ...file,
  confirmed: Object.keys(exampleFields),
  site: { url: 'https://www.helenaprado.com.br', poweredBy: null },
}

const { confirmed, ...fields } = filledIn
/** The same without what is the file's own business. */
export const ofFields: PracticeFile = fields
