import { z } from 'zod'
import { toolNames } from '../src/core/practice.ts'
import { states, statesOf } from './brazil.ts'
import { examplePractice } from './examplePractice.ts'
import { labels } from './labels.ts'
import { practiceSchema } from './schema.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** Fields of few values, each with a name for forms to show. */
const choices: Readonly<Record<string, JsonSchema[]>> = {
  'contact.state.code': Object.entries(states)
    .map(([code, { name }]) => ({ const: code, title: name }))
    .sort((one, other) => one.title.localeCompare(other.title, 'pt-BR')),
  'registration.region': [...new Set(Object.values(states).map(({ region }) => region))]
    .sort()
    .map((region) => ({ const: region, title: `${region} · ${statesOf(region)}` })),
}

const { accessKey, ...standardForm } = examplePractice.contact.form ?? {}

/** What a field that was left out begins with when it is taken in again. */
const defaults: Readonly<Record<string, unknown>> = { 'contact.form': standardForm, tools: toolNames }

/** What is published as `practice.schema.json`: the fields with their names and explanations, for forms and editors of text. */
export const practiceJsonSchema = (): JsonSchema =>
  labelled(z.toJSONSchema(practiceSchema, { io: 'input', target: 'draft-7' }), '')

function labelled({ $schema, ...schema }: JsonSchema, path: string): JsonSchema {
  const inside = (inner: unknown, at: string) => labelled(inner as JsonSchema, at)
  const { properties, items, anyOf } = schema
  const known = labels[path]
  return {
    ...($schema && { $schema }),
    ...(known && { title: known.label }),
    ...(known?.help && { description: known.help }),
    ...schema,
    ...(defaults[path] !== undefined && { default: defaults[path] }),
    ...(choices[path] && { oneOf: choices[path] }),
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([key, inner]) => [key, inside(inner, path ? `${path}.${key}` : key)]),
      ),
    }),
    ...(items && {
      items: Array.isArray(items) ? items.map((item) => inside(item, `${path}[]`)) : inside(items, `${path}[]`),
    }),
    ...(anyOf && { anyOf: anyOf.map((option) => inside(option, option.type === 'null' ? '' : path)) }),
  }
}
