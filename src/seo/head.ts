import { registrationLabel } from '../core/format'
import { at, paths } from '../core/paths'
import type { Practice } from '../core/practice'
import type { Tool, ToolHead } from '../core/tool'
import { themeColors } from './themeColors'

interface HeadText {
  /** The practitioner's name follows; search engines show about 60 characters of both. */
  title: string
  /** Search engines show about 160 characters. */
  description: string
  keywords: readonly string[]
}

/** Head texts of one page, see `src/pages`. */
export type HeadTexts = (practice: Practice) => HeadText

/** `Nome da Psicóloga, psicóloga (CRP 06/000000)`. */
export const signature = ({ name, profession, registration }: Practice): string =>
  `${name}, ${profession} (${registrationLabel(registration)})`

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

export interface Head extends HeadText {
  /** Absolute address; `null` where there is nothing to index (not found). */
  canonical: string | null
  themeColor: string
}

export const absolute = (path: string, { site }: Pick<Practice, 'site'>): string => new URL(path, site.url).href

export function headOf({ path, theme }: HeadPage, texts: HeadTexts, practice: Practice): Head {
  const { title, description, keywords } = texts(practice)
  return {
    title: `${title} · ${practice.name}`,
    description,
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

/** A tool's title is its name. */
export const headOfTool =
  (name: string, head: ToolHead): HeadTexts =>
  () => ({ title: name, ...head })
