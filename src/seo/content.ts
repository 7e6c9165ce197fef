import { agreeing, capitalisedProfession, registrationLabel } from '../core/format'
import type { Practice } from '../core/practice'

export interface HeadText {
  /** From the richest to the plainest, which has at most 25 characters: the practitioner's name (up to 32) follows within 60. */
  titles: readonly string[]
  /** From the richest to the plainest; the first of 110 to 160 characters is taken, and the last one always is. */
  descriptions: readonly string[]
  keywords: readonly string[]
}

/** Head texts of one page, see `pages/`; what follows a signature has 83 to 100 characters, so that every name fits. */
export type HeadTexts = (practice: Practice) => HeadText

/** `Nome da Psicóloga, psicóloga (CRP 06/000000)`: 27 to 60 characters within the limits of the practice file. */
export const signature = ({ name, profession, registration }: Practice): string =>
  `${name}, ${profession} (${registrationLabel(registration)})`

export const training = ({ education }: Practice): readonly string[] => [education.university, education.institute]

export const common = (practice: Practice): readonly string[] => [
  `${practice.profession} ${agreeing(practice, 'junguiana', 'junguiano')}`,
  'psicoterapia junguiana',
  'psicologia analítica',
]

/** What a screen reader says of the picture shown where a link to the site is shared. */
export const socialImageAlt = (practice: Practice): string =>
  `${signature(practice)}. Psicoterapia individual e online na abordagem junguiana.`

/** Name under which a phone keeps the site. */
export const manifestName = (practice: Practice): string => `${practice.name} · ${capitalisedProfession(practice)}`
