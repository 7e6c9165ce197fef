import { credentialLine } from '../core/format'
import { at, paths } from '../core/paths'
import type { Practice } from '../core/practice'
import type { Tone } from '../core/sections'
import type { ToolHead } from '../core/tool'
import { type HeadTexts, shortName, signature, socialImageAlt } from './content'
import { themeColors } from './themeColors'

/** A page of the site's own, or a tool, as far as its head is concerned. */
export interface HeadPage {
  id: string
  path: string
  tone: Tone
}

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

export function headOf({ path, tone }: HeadPage, texts: HeadTexts, practice: Practice): Head {
  const short = shortName(practice.name)
  const { titles, descriptions, keywords } = texts(practice)
  const named = titles.flatMap((title) => [`${title} · ${practice.name}`, `${title} · ${short}`])
  return {
    title: named.find(({ length }) => length <= titleLength) ?? short,
    description: firstFitting([...descriptions, ...texts({ ...practice, name: short }).descriptions]),
    keywords: [...new Set(keywords)],
    canonical: path === paths.notFound ? null : absolute(path, practice),
    themeColor: themeColors[tone],
  }
}

/** The picture shown where a link to the site is shared. */
export const sharedImageOf = (practice: Practice) => ({
  url: absolute(at('/social.png'), practice),
  width: 1200,
  height: 630,
  alt: socialImageAlt(practice),
})

/** A tool's title is its name; its description ends in who offers it, as far as there is room. */
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
