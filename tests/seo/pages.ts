import { withDerivedCopy } from '../../practice/derivedCopy'
import type { PracticeFile } from '../../practice/schema'
import { notFoundPage, sitePages } from '../../src/core/pages'
import type { ToolHead } from '../../src/core/tool'
import { type Head, type HeadPage, type HeadTexts, headOf, headOfTool } from '../../src/seo/head'
import { tools } from '../../src/tools'

export const pagesOf = (practice: PracticeFile) => sitePages(withDerivedCopy(practice).aboutSlug)

/** Every page with a head: the site's own, the tools and the page for unknown addresses. */
export const headPages = (practice: PracticeFile): readonly HeadPage[] => [...pagesOf(practice), ...tools, notFoundPage]

const pageHeads = import.meta.glob<HeadTexts>('../../src/pages/*.tsx', { eager: true, import: 'head' })
const toolHeads = import.meta.glob<ToolHead>('../../src/tools/*/content.ts', { eager: true, import: 'head' })

export function textsOf({ id }: Pick<HeadPage, 'id'>): HeadTexts {
  const ofPage = pageHeads[`../../src/pages/${id}.tsx`]
  const tool = tools.find((one) => one.id === id)
  const ofTool = toolHeads[`../../src/tools/${id}/content.ts`]
  if (ofPage) return ofPage
  if (tool && ofTool) return headOfTool(tool.name, ofTool)
  throw new Error(`"${id}" has no head`)
}

export const headOfPage = (page: HeadPage, practice: PracticeFile): Head =>
  headOf(page, textsOf(page), withDerivedCopy(practice))
