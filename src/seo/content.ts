import { capitalisedProfession, registrationLabel } from '../core/format'
import type { Practice } from '../core/practice'

interface HeadText {
  /** From the richest to the plainest, which has at most 25 characters: the practitioner's short name follows within 60. */
  titles: readonly string[]
  /** From the richest to the plainest; the first of 110 to 160 characters is taken, and the last one always is. */
  descriptions: readonly string[]
  keywords: readonly string[]
}

/** Head texts of one page, see `pages/`; what follows a signature has 83 to 100 characters, so that every short name fits. */
export type HeadTexts = (practice: Practice) => HeadText

/** `Nome da Psicóloga, psicóloga (CRP 06/000000)`: 27 to 60 characters with a name of 3 to 32. */
export const signature = ({ name, profession, registration }: Practice): string =>
  `${name}, ${profession} (${registrationLabel(registration)})`

/** Up to 32 characters of a name, where there is no room for more: all of it, or its first and last name, or the first. */
export function shortName(name: string): string {
  const [first = name] = name.split(' ')
  // who is somebody's son or grandson is called so after the name of the family, which keeps its particle
  const [last = ''] =
    name.match(/( d[aeo]s?)? \S+( (J[úu]nior|Jr\.?|Filh[oa]|(Bis)?[Nn]et[oa]|Sobrinh[oa]|Segund[oa]))?$/) ?? []
  return [name, `${first}${last}`].find(({ length }) => length <= 32) ?? first
}

export const training = ({ education }: Practice): readonly string[] =>
  [education.university, education.institute].flatMap((school) => school ?? [])

export const common = ({ said }: Practice): readonly string[] => [
  said.title.toLowerCase(),
  said.isGuidance ? said.therapy.toLowerCase() : 'psicoterapia junguiana',
  'psicologia analítica',
]

/** As people look for it. */
export const lookedFor = ({ said }: Practice, where: 'online' | 'presencial'): string =>
  `${said.isGuidance ? 'orientação parental' : 'psicoterapia'} ${where}`

/** What a screen reader says of the picture shown where a link to the site is shared. */
export const socialImageAlt = (practice: Practice): string => `${signature(practice)}. ${practice.said.subtitle}.`

/** Name under which a phone keeps the site. */
export const manifestName = (practice: Practice): string => `${practice.name} · ${capitalisedProfession(practice)}`
