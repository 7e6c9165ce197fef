import { describe, expect, it } from 'vitest'
import { withFollowers } from '../../editor/page/followers'
import { fields, groupOf } from '../../editor/page/groups'
import { checkFields } from '../../practice/check'
import { examplePractice as practice } from '../../practice/examplePractice'
import { valueAt } from '../../practice/paths'
import { nameOf, practiceJsonSchema } from '../../practice/schema'
import { changed } from '../practice/example'
import { filesIn, importsOf } from '../support/source'

type Schema = ReturnType<typeof practiceJsonSchema>

/** Path of every field, with `[]` for the entries of lists. */
function pathsIn({ properties, items, anyOf }: Schema, path = ''): string[] {
  const inner = Object.entries(properties ?? {}).map(([key, one]) => [path ? `${path}.${key}` : key, one] as const)
  const entries = [items ?? []].flat().map((one) => [`${path}[]`, one] as const)
  const below = [...inner, ...entries].flatMap(([at, one]) => [at, ...pathsIn(one as Schema, at)])
  return [...new Set([...below, ...(anyOf ?? []).flatMap((one) => pathsIn(one, path))])]
}

/** What follows another field, and what has a place of its own beside the form. */
const unshown = ['contact.state.name', 'portrait.file', 'texts']

/** The file's own business. */
const unlabelled = /^(?:\$schema|confirmed)/

describe('the fields', () => {
  it('each have a name', () => {
    const nameless = pathsIn(practiceJsonSchema()).filter(
      (path) => !unlabelled.test(path) && !nameOf(path.split(/\.|(?=\[)/)),
    )
    expect(nameless).toEqual([])
  })

  it('all have a place in the form', () => {
    const covered = (path: string) => fields.some((field) => `${path}.`.startsWith(`${field.path}.`))
    const leaves = pathsIn(practiceJsonSchema()).filter((path) => !unlabelled.test(path) && !unshown.includes(path))
    const around = (path: string) => leaves.some((other) => other.startsWith(`${path}.`))
    expect(leaves.map((path) => path.replace(/\[\].*/, '')).filter((path) => !covered(path) && !around(path))).toEqual(
      [],
    )
  })

  it.each([
    ['contact.hours.0.opens', 'horarios'],
    ['contact.state.name', 'contato'],
    ['texts.sobre/abertura/1', 'frases'],
    ['site.hosting.country', 'privacidade'],
    ['anything', 'voce'],
    ['', 'voce'],
  ])('%s stands in %s', (path, group) => {
    expect(groupOf(path).id).toBe(group)
  })
})

describe('fields that say again what another says', () => {
  it('follow it', () => {
    const empty = withFollowers(practice, Object(changed(practice, ['name'], '')))
    const named = withFollowers(empty, Object(changed(empty, ['name'], 'Íris d’Ávila')))
    expect(named).toMatchObject({ aboutSlug: 'iris-d-avila' })
    const moved = withFollowers(practice, Object(changed(practice, ['contact', 'state', 'code'], 'BA')))
    expect(moved).toMatchObject({ contact: { state: { code: 'BA', name: 'Bahia' } } })
    const called = withFollowers(practice, Object(changed(practice, ['contact', 'phone'], '(21) 98765-4321')))
    expect(called).toMatchObject({ contact: { whatsapp: '5521987654321' } })
    const man = withFollowers(practice, Object(changed(practice, ['profession'], 'psicólogo')))
    expect(man).toMatchObject({ biography: [practice.biography[0].replace('psicóloga', 'psicólogo'), {}] })
    const { problems, statements } = checkFields(man)
    expect([problems, statements.find(({ path }) => path === 'biography.0')]).toMatchObject([[], {}])
    const registered = withFollowers(practice, Object(changed(practice, ['registration', 'number'], '06/4.321')))
    expect(registered).toMatchObject({ credentials: [{ title: 'CRP 06/4321' }, {}, {}] })
  })

  it('the hour at which she closes, where she writes both into one field', () => {
    const opens = ['contact', 'hours', 0, 'opens']
    const closes = ['contact', 'hours', 0, 'closes']
    const told = withFollowers(practice, Object(changed(practice, opens, '9h às 18h')))
    expect([valueAt(told, opens), valueAt(told, closes)]).toEqual(['9h às 18h', '18h'])
    const longer = withFollowers(told, Object(changed(told, opens, '9h às 18h30')))
    expect(valueAt(longer, closes)).toBe('18h30')
    const changedByHand = Object(changed(longer, closes, '19h'))
    expect(withFollowers(longer, changedByHand)).toEqual(changedByHand)
  })

  it('the formats of all services, where she has just said that she sees people in one way only', () => {
    const where = ['care', 'where']
    const formatsIn = (file: object) =>
      [valueAt(file, ['services'])].flat().map((service) => valueAt(service, ['format']))
    const inPerson = withFollowers(practice, Object(changed(practice, where, 'no consultório')))
    expect(formatsIn(inPerson)).toEqual(['Presencial', 'Presencial', 'Presencial'])
    const byVideo = withFollowers(inPerson, Object(changed(inPerson, where, 'por vídeo')))
    expect(formatsIn(byVideo)).toEqual(['Videochamada', 'Videochamada', 'Videochamada'])
    for (const value of ['no consultório e por vídeo', undefined]) {
      const open = Object(changed(byVideo, where, value))
      expect(withFollowers(byVideo, open)).toEqual(open)
    }
    const byHand = Object(changed(byVideo, ['services', 0, 'format'], 'Presencial'))
    expect(withFollowers(byVideo, byHand)).toEqual(byHand)
  })

  it('whatever stands in the file', () => {
    const strange = Object(changed(changed(practice, ['name'], 5), ['registration'], null))
    expect(withFollowers(strange, Object(changed(strange, ['name'], {})))).toMatchObject({ name: {} })
    for (const services of [undefined, null, 'nenhum', {}, [null, 'um']]) {
      const file = Object(changed(practice, ['services'], services))
      expect(() => withFollowers(file, Object(changed(file, ['care', 'where'], 'por vídeo')))).not.toThrow()
    }
  })

  it('until they have a value of their own', () => {
    const own = Object(changed(practice, ['aboutSlug'], 'iris'))
    expect(withFollowers(own, Object(changed(own, ['name'], 'Íris d’Ávila')))).toMatchObject({ aboutSlug: 'iris' })
  })
})

it('the editor is never part of a build: only the local server knows it', () => {
  const knowing = [...filesIn('src'), ...filesIn('scripts')].filter((file) =>
    importsOf(file).some((imported) => imported.startsWith('editor')),
  )
  expect(knowing.map(({ path }) => path).sort()).toEqual(['scripts/start.ts'])
})
