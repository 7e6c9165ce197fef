import { credentialLine } from '../core/format'
import type { Page } from '../core/pages'
import { at } from '../core/paths'
import type { Practice } from '../core/practice'
import type { Tool } from '../core/tool'
import { type HeadText, headTexts, signature, socialImageAlt } from './content'
import { themeColors } from './themeColors'

/** A page of the site's own, or a tool, as far as its head is concerned. */
export type HeadPage = Pick<Page, 'id' | 'path' | 'tone'> | Pick<Tool, 'path' | 'tone' | 'head'>

export interface Head {
  title: string
  description: string
  keywords: readonly string[]
  /** Absolute address; `null` where there is nothing to index (not found). */
  canonical: string | null
  themeColor: string
  siteName: string
  image: { url: string; width: number; height: number; alt: string }
}

/** Search engines show about this much of a description, in characters. */
const descriptionLength = { min: 110, max: 160 }

export const absolute = (path: string, { site }: Pick<Practice, 'site'>): string => new URL(path, site.url).href

export function headOf(page: HeadPage, practice: Practice): Head {
  const { title, descriptions, keywords } = 'head' in page ? toolText(page, practice) : headTexts[page.id](practice)
  return {
    title: `${title} · ${practice.name}`,
    description: firstFitting(descriptions),
    keywords,
    canonical: 'id' in page && page.id === 'notFound' ? null : absolute(page.path, practice),
    themeColor: themeColors[page.tone],
    siteName: practice.name,
    image: { url: absolute(at('/social.png'), practice), width: 1200, height: 630, alt: socialImageAlt(practice) },
  }
}

const toolText = ({ head }: Pick<Tool, 'head'>, practice: Practice): HeadText => ({
  ...head,
  descriptions: [signature(practice), credentialLine(practice)]
    .map((who) => `${head.description} ${who}.`)
    .concat(head.description),
})

function firstFitting(texts: readonly string[]): string {
  const { min, max } = descriptionLength
  return texts.find(({ length }) => length >= min && length <= max) ?? texts[texts.length - 1] ?? ''
}
