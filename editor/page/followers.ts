import {
  councilNumber,
  councilRegion,
  examplePractice as example,
  hoursIn,
  states,
  valueAt,
  whatsapp,
  withValue,
} from '../../practice/index.ts'
import { registrationLabel } from '../../src/core/format.ts'
import type { Place, ServiceFormat } from '../../src/core/practice.ts'
import { slug } from '../../src/core/words.ts'

type Path = readonly PropertyKey[]

/** Fields that say again what another says: they follow it as long as nobody has given them a value of their own. */
const followers: readonly { from: Path; to: Path; derive: (value: unknown) => string }[] = [
  { from: ['name'], to: ['aboutSlug'], derive: (name) => slug(String(name)) },
  {
    from: ['profession'],
    to: ['biography', 0],
    derive: (profession) => example.biography[0].replace('psicóloga', String(profession)),
  },
  { from: ['contact', 'phone'], to: ['contact', 'whatsapp'], derive: (phone) => whatsapp(String(phone)) },
  {
    from: ['registration'],
    to: ['credentials', 0, 'title'],
    derive: (registration) => {
      const textOf = (field: string) => String(valueAt(registration, [field]))
      return registrationLabel({
        region: councilRegion(textOf('region')),
        number: councilNumber(textOf('number')).number,
      })
    },
  },
]

/** Where people are seen in one way only, every service can be had in that way. */
const onlyFormats: Partial<Record<Place, ServiceFormat>> = {
  'no consultório': 'Presencial',
  'por vídeo': 'Videochamada',
}

export function withFollowers(before: object, written: object): object {
  const number = valueAt(written, ['registration', 'number'])
  const { region } = councilNumber(String(number))
  const after =
    region && number !== valueAt(before, ['registration', 'number'])
      ? withValue(written, ['registration', 'region'], region)
      : written
  const followed = followers.reduce<object>((next, { from, to, derive }) => {
    const [old, value] = [valueAt(before, from), valueAt(next, from)]
    if (old === undefined || value === undefined || old === value) return next
    return valueAt(next, to) === derive(old) ? withValue(next, to, derive(value)) : next
  }, after)
  const told = withFormats(before, withBothHours(before, followed))
  // the form shows the state's code alone
  const state = states[String(valueAt(told, ['contact', 'state', 'code']))]
  return state ? withValue(told, ['contact', 'state', 'name'], state.name) : told
}

/** Where both hours are being written into the first field, the second one follows. */
function withBothHours(before: object, written: object): object {
  const hours = [valueAt(written, ['contact', 'hours']) ?? []].flat()
  return hours.reduce<object>((next, { opens }: { opens?: unknown }, at) => {
    const both = hoursIn(String(opens))
    const isNew = opens !== valueAt(before, ['contact', 'hours', at, 'opens'])
    return both && isNew ? withValue(next, ['contact', 'hours', at, 'closes'], both[1]) : next
  }, written)
}

/** Where the practitioner has just chosen one way of seeing people, the services follow. */
function withFormats(before: object, written: object): object {
  const [old, where] = [before, written].map((practice) => valueAt(practice, ['care', 'where']))
  const format = onlyFormats[where as Place]
  const services = valueAt(written, ['services'])
  if (!format || where === old || !Array.isArray(services)) return written
  const followed = services.map((service: unknown) => withValue(service, ['format'], format))
  return withValue(written, ['services'], followed)
}
