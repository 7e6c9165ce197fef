import { z } from 'zod'
import { labels } from './labels.ts'
import { practiceSchema } from './schema.ts'

type JsonSchema = z.core.JSONSchema.BaseSchema

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
