import { sitePages } from '../core/pages'
import type { Practice } from '../core/practice'
import type { SectionId } from '../core/sections'
import { focusTargetProps } from '../ui/focusTarget'
import { SiteLink } from '../ui/SiteLink'

/** Slide of the landing page, its copy at the seam, or opening of the section's own page. */
export type Place = 'slide' | 'copy' | 'opening'

export interface SectionProps {
  practice: Practice
  place: Place
}

/** Level of the section's heading, and of those below it. */
export const headingsIn = (place: Place) =>
  place === 'opening' ? ({ Heading: 'h1', Subheading: 'h2' } as const) : ({ Heading: 'h2', Subheading: 'h3' } as const)

/** Attributes by which a section's heading takes the focus; a copy of the section has none. */
export const focusTarget = (place: Place) => (place === 'copy' ? {} : focusTargetProps)

interface MoreLinkProps extends SectionProps {
  section: SectionId
  children: string
}

/** The way from a slide to the section's own page. */
export function MoreLink({ practice, place, section, children }: MoreLinkProps) {
  const page = sitePages(practice.aboutSlug).find(({ id }) => id === section)
  if (place === 'opening' || !page) return null
  return (
    <SiteLink to={page.path} className="link">
      {children}
    </SiteLink>
  )
}
