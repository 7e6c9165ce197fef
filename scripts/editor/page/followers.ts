import { registrationLabel } from '../../../src/core/format.ts'
import type { Practice } from '../../../src/core/practice.ts'
import { valueAt, withValue } from '../../practice/paths.ts'
import { councilNumber, councilRegion, whatsapp } from '../../practice/understood.ts'

interface Follower {
  from: readonly PropertyKey[]
  to: readonly PropertyKey[]
  derive: (value: never) => string
}

const slugOf = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Fields that say again what another says: they follow it as long as nobody has given them a value of their own. */
const followers: readonly Follower[] = [
  { from: ['name'], to: ['aboutSlug'], derive: slugOf },
  { from: ['contact', 'phone'], to: ['contact', 'whatsapp'], derive: whatsapp },
  {
    from: ['registration'],
    to: ['credentials', 0, 'title'],
    derive: ({ region, number }: Practice['registration']) =>
      registrationLabel({ region: councilRegion(region), number: councilNumber(number).number }),
  },
]

export function withFollowers(before: object, after: object): object {
  return followers.reduce<object>((next, { from, to, derive }) => {
    const [old, value] = [valueAt(before, from), valueAt(next, from)]
    if (old === undefined || value === undefined || old === value) return next
    if (valueAt(next, to) !== derive(old as never)) return next
    return withValue(next, to, derive(value as never))
  }, after)
}
