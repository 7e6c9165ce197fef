import { paths } from '../core/paths'
import { type SectionId, sections } from '../core/sections'
import type { BarLink } from '../site/menu'
import { isLanding } from './routes'

/** The bar's links on a page: on the landing page each leads to its section, elsewhere to a page. */
export const barLinks = (path: string, current: SectionId | null): BarLink[] =>
  sections.map(({ id, label, address, pagePath }) => {
    const landing = isLanding(path)
    const leadsHere = landing ? address === paths.home : pagePath === path
    // the about page has no link of its own: “Início” leads away from it
    const isCurrent = current === id && (landing || leadsHere)
    return {
      section: id,
      label,
      to: landing ? address : pagePath,
      current: isCurrent ? (leadsHere ? 'page' : 'true') : undefined,
    }
  })
