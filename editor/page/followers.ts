import { councilNumber, councilRegion, states, valueAt, whatsapp, withValue } from '../../practice/index.ts'
import { registrationLabel } from '../../src/core/format.ts'
import { slug } from '../../src/core/slug.ts'

type Path = readonly PropertyKey[]

/** Fields that say again what another says: they follow it as long as nobody has given them a value of their own. */
const followers: readonly { from: Path; to: Path; derive: (value: unknown) => string }[] = [
  { from: ['name'], to: ['aboutSlug'], derive: (name) => slug(String(name)) },
  { from: ['contact', 'phone'], to: ['contact', 'whatsapp'], derive: (phone) => whatsapp(String(phone)) },
  {
    from: ['registration'],
    to: ['credentials', 0, 'title'],
    derive: (registration) => {
      const said = (field: string) => String(valueAt(registration, [field]))
      return registrationLabel({ region: councilRegion(said('region')), number: councilNumber(said('number')).number })
    },
  },
]

const registration = (field: string) => ['registration', field]

export function withFollowers(before: object, written: object): object {
  const number = valueAt(written, registration('number'))
  const { region } = councilNumber(String(number))
  const after =
    region && number !== valueAt(before, registration('number'))
      ? withValue(written, registration('region'), region)
      : written
  const followed = followers.reduce<object>((next, { from, to, derive }) => {
    const [old, value] = [valueAt(before, from), valueAt(next, from)]
    if (old === undefined || value === undefined || old === value) return next
    return valueAt(next, to) === derive(old) ? withValue(next, to, derive(value)) : next
  }, after)
  // the form shows the state's code alone
  const state = states[String(valueAt(followed, ['contact', 'state', 'code']))]
  return state ? withValue(followed, ['contact', 'state', 'name'], state.name) : followed
}
