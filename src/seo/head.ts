import { credentialLine, registrationLabel } from '../core/format'
import { at, paths } from '../core/paths'
import type { Practice } from '../core/practice'
import type { Tool, ToolHead } from '../core/tool'
import { themeColors } from './themeColors'

interface HeadText {
  /** From the richest to the plainest, which has at most 25 characters: the practitioner's short name follows within 60. */
  titles: readonly string[]
  /** From the richest to the plainest; the first of 110 to 160 characters is taken, and the last one always is. */
  descriptions: readonly string[]
  keywords: readonly string[]
}

/** Head texts of one page, see `src/pages`; what follows a signature has 83 to 100 characters, so that every short name fits. */
export type HeadTexts = (practice: Practice) => HeadText

/** `Nome da Psicóloga, psicóloga (CRP 06/000000)`: 27 to 60 characters with a name of 3 to 32. */
export const signature = ({ name, profession, registration }: Practice): string =>
  `${name}, ${profession} (${registrationLabel(registration)})`

/** Up to 32 characters of a name, where there is no space for more: all of it, or its first and last name, or the first. */
export function shortName(name: string): string {
  const [first = name] = name.split(' ')
  // who is somebody's son or grandson is called so after the name of the family, which keeps its particle
  const [last = ''] =
    name.match(/( d[aeo]s?)? \S+( (J[úu]nior|Jr\.?|Filh[oa]|(Bis)?[Nn]et[oa]|Sobrinh[oa]|Segund[oa]))?$/) ?? []
  return [name, `${first}${last}`].find(({ length }) => length <= 32) ?? first
}

/** Where the practitioner was trained, or is. */
export const schools = ({ education: { university, training, institute } }: Practice): readonly string[] => [
  university,
  ...(institute ? [`${institute}${training === 'em formação' ? ' (em curso)' : ''}`] : []),
]

export const common = ({ derivedCopy }: Practice): readonly string[] => [
  derivedCopy.title.toLowerCase(),
  derivedCopy.isGuidance ? derivedCopy.therapy.toLowerCase() : 'abordagem junguiana',
  'psicologia analítica',
]

/** As people look for it. */
export const lookedFor = ({ derivedCopy }: Practice, where: 'online' | 'presencial'): string =>
  `${derivedCopy.isGuidance ? 'orientação parental' : 'psicoterapia'} ${where}`

/** A page of the site's own, or a tool, as far as its head is concerned. */
export type HeadPage = Pick<Tool, 'id' | 'path' | 'theme'>

export interface Head {
  title: string
  description: string
  keywords: readonly string[]
  /** Absolute address; `null` where there is nothing to index (not found). */
  canonical: string | null
  themeColor: string
}

/** Search engines show about this much of a title and of a description, in characters. */
const titleLength = 60
const descriptionLength = { min: 110, max: 160 }

export const absolute = (path: string, { site }: Pick<Practice, 'site'>): string => new URL(path, site.url).href

export function headOf({ path, theme }: HeadPage, texts: HeadTexts, practice: Practice): Head {
  const short = shortName(practice.name)
  const { titles, descriptions, keywords } = texts(practice)
  const named = titles.flatMap((title) => [`${title} · ${practice.name}`, `${title} · ${short}`])
  return {
    title: named.find(({ length }) => length <= titleLength) ?? short,
    description: firstFitting([...descriptions, ...texts({ ...practice, name: short }).descriptions]),
    keywords: [...new Set(keywords)],
    canonical: path === paths.notFound ? null : absolute(path, practice),
    themeColor: themeColors[theme],
  }
}

/** The picture shown where a link to the site is shared. */
export const sharedImageOf = (practice: Practice) => ({
  url: absolute(at('/social.png'), practice),
  width: 1200,
  height: 630,
  /** For screen readers. */
  alt: `${signature(practice)}. ${practice.derivedCopy.subtitle}.`,
})

/** A tool's title is its name; its description ends in who offers it, as far as there is space. */
export const headOfTool =
  (name: string, head: ToolHead): HeadTexts =>
  (practice) => ({
    titles: [name],
    keywords: head.keywords,
    descriptions: [signature(practice), credentialLine(practice)]
      .map((who) => `${head.description} ${who}.`)
      .concat(head.description),
  })

function firstFitting(texts: readonly string[]): string {
  const { min, max } = descriptionLength
  return texts.find(({ length }) => length >= min && length <= max) ?? texts[texts.length - 1] ?? ''
}
