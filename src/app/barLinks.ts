import { paths } from '../core/paths'
import { type SectionId, sections } from '../core/sections'
import type { BarLink } from '../site/menu'
import { isLanding } from './routes'

/**
 * The bar's links on a page: on the landing page each leads to its section, elsewhere to a page. The link of the page's section is
 * current; it is `page` only where it leads to the page itself, as “Início” does not from the about page.
 */
export const barLinks = (path: string, current: SectionId | null): BarLink[] =>
  sections.map(({ id, label, address, pagePath }) => {
    const landing = isLanding(path)
    const leadsHere = landing ? address === paths.home : pagePath === path
    return {
      section: id,
      label,
      to: landing ? address : pagePath,
      current: current === id ? (leadsHere ? 'page' : 'true') : undefined,
    }
  })
