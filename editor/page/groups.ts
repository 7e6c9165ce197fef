import { sentenceNames } from '../../practice/index.ts'
import { practiceJsonSchema } from '../../practice/jsonSchema.ts'
import type { Note } from '../state.ts'
import { groupTexts } from './texts.ts'

type GroupId = keyof typeof groupTexts

/** What the form needs to know of a field (JSON Schema, draft 7). */
export interface Schema {
  title?: string
  description?: string
  type?: string | readonly string[]
  const?: string
  enum?: readonly string[]
  oneOf?: readonly { const: string; title: string }[]
  anyOf?: readonly Schema[]
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
  items?: Schema | readonly Schema[]
  minItems?: number
  maxItems?: number
  maxLength?: number
  /** What it begins with when it is taken in. */
  default?: unknown
}

export interface Group {
  id: GroupId
  title: string
  intro: string
  /** Fields by path, each with all that is below it. */
  paths: readonly string[]
}

/** In the order of the guide. */
const pathsOf: Readonly<Record<GroupId, readonly string[]>> = {
  atendimento: [
    'profession',
    'care.where',
    'care.whom',
    'services',
    'contact.phone',
    'contact.whatsapp',
    'contact.email',
  ],
  voce: ['name', 'registration', 'aboutSlug', ''],
  contato: ['contact', 'profiles'],
  horarios: ['contact.hours', 'contact.answerTime'],
  formacao: ['education', 'titles', 'credentials'],
  apresentacao: ['biography'],
  sessoes: ['sessionLength', 'languages', 'questions', 'tools'],
  foto: ['portrait', 'palette'],
  formulario: ['contact.form', 'contact.failureNotice'],
  privacidade: ['contact.mailbox', 'site.hosting', 'messagesKept', 'privacyReviewed'],
  frases: ['texts'],
  publicar: ['site'],
}

export const groups: readonly Group[] = (Object.keys(pathsOf) as GroupId[]).map((id) => ({
  id,
  ...groupTexts[id],
  paths: pathsOf[id],
}))

/** Not shown as fields: what concerns the file alone, and what is filled in beside the form. */
const unshown = ['$schema', 'confirmed', 'texts', 'contact.state.name', 'portrait.file']

export interface FieldProps {
  path: string
  schema: Schema
  isRequired?: boolean
}

const isBelow = (path: string, above: string) => above === '' || path === above || path.startsWith(`${above}.`)

const schema = practiceJsonSchema() as Schema
const inFile = Object.keys(schema.properties ?? {})

/** A top-level field that is not named goes where the one before it in the file goes. */
function standIn(path: string, named: readonly string[]): string {
  const [top = ''] = path.split('.')
  const before = inFile[inFile.indexOf(top) - 1]
  return before === undefined || named.some((one) => isBelow(one, top)) ? path : standIn(before, named)
}

/** What is said of the path itself, or of the nearest named one above it. */
export function nearest<Said>(path: string, said: readonly (readonly [above: string, what: Said])[]): Said {
  const place = standIn(
    path,
    said.map(([above]) => above),
  )
  const [first] = said.filter(([above]) => isBelow(place, above)).sort(([one], [other]) => other.length - one.length)
  if (!first) throw new Error(`nothing is said of ${path}`)
  return first[1]
}

export const groupOf = (path: string): Group =>
  nearest(
    path,
    groups.flatMap((group) => group.paths.map((above) => [above, group] as const)),
  )

const isSplit = (path: string) =>
  [...groups.flatMap(({ paths }) => paths), ...unshown].some((other) => other !== path && isBelow(other, path))

/** Objects whose fields stand in several groups are opened up, so that each field can be put in its own. */
function fieldsIn({ properties = {}, required = [] }: Schema, above: string): FieldProps[] {
  return Object.entries(properties).flatMap(([key, inner]) => {
    const path = above ? `${above}.${key}` : key
    if (unshown.includes(path)) return []
    if (isSplit(path)) return fieldsIn(inner, path)
    return [{ path, schema: inner, isRequired: required.includes(key) }]
  })
}

export const fields: readonly FieldProps[] = fieldsIn(schema, '')

/** Whether there is a field beside which what is said of this path can stand. */
export const hasField = (path: string): boolean =>
  fields.some((field) => isBelow(path, field.path)) || sentenceNames.some((name) => path === `texts.${name}`)

/** The fields of a group, in the order in which it names them. */
export const fieldsOf = ({ id, paths }: Group): FieldProps[] => {
  const place = ({ path }: FieldProps) => paths.findIndex((above) => isBelow(standIn(path, paths), above))
  const own = fields.filter(({ path }) => groupOf(path).id === id).sort((one, other) => place(one) - place(other))
  // whether there is a form is asked with the other ways to reach her; what it needs has a group of its own
  const form = fields.filter(({ path }) => id === 'atendimento' && path === 'contact.form')
  return [...own, ...form.map(({ path, schema }) => ({ path, schema: { ...schema, properties: {} } }))]
}

export const fieldCount = (notes: readonly Note[]): number => new Set(notes.map(({ path }) => path)).size
