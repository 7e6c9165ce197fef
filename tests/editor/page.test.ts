import { describe, expect, it } from 'vitest'
import { fields, groupOf, type Schema } from '../../editor/page/groups'
import { withDerivedCopy } from '../../practice/derivedCopy'
import { practiceJsonSchema } from '../../practice/schema'
import { fullest } from '../support/extremePractices'
import { fieldsMarkedBy } from '../support/said'

/** Every field by its path, with `[]` for the entries of lists. */
function fieldsIn({ properties, items, anyOf }: Schema, path = ''): [path: string, schema: Schema][] {
  const inner = Object.entries(properties ?? {}).map(([key, one]) => [path ? `${path}.${key}` : key, one] as const)
  const entries = [items ?? []].flat().map((one) => [`${path}[]`, one] as const)
  const below = [...inner, ...entries].flatMap(([at, one]): [string, Schema][] => [
    [at, one as Schema],
    ...fieldsIn(one as Schema, at),
  ])
  return [...below, ...(anyOf ?? []).flatMap((one) => fieldsIn(one as Schema, path))]
}

/** All but the file's own business. */
const all = fieldsIn(practiceJsonSchema() as Schema).filter(([path]) => !/^(?:\$schema|confirmed)/.test(path))

describe('the fields', () => {
  it('each have a name', () => {
    expect(all.filter(([, { title }]) => !title)).toEqual([])
  })

  it('all have a place in the form', () => {
    const paths = all.map(([path]) => path.replace(/\[\].*/, ''))
    const isShown = (path: string) => fields.some((field) => `${path}.`.startsWith(`${field.path}.`))
    const isAround = (path: string) => paths.some((other) => other.startsWith(`${path}.`))
    expect(paths.filter((path) => !isShown(path) && !isAround(path))).toEqual([])
  })

  it.each([
    ['contact.hours.0.opens', 'contato'],
    ['contact.form.service.name', 'mensagens'],
    ['texts.sobre/abertura/1', 'publicar'],
    ['site.hosting.country', 'site'],
    ['anything', 'atendimento'],
    ['', 'atendimento'],
  ])('%s stands in %s', (path, group) => {
    expect(groupOf(path).id).toBe(group)
  })
})

it('what the pages mark is a field of the form', () => {
  const marks = fieldsMarkedBy(withDerivedCopy(fullest))
  expect(marks.length).toBeGreaterThan(15)
  expect(marks.filter((mark) => !fields.some(({ path }) => `${mark}.`.startsWith(`${path}.`)))).toEqual([])
})
