import type { ComponentType, ReactNode } from 'react'
import type { SectionId } from '../core/sections'
import { practice } from '../practice'
import { AboutSection } from '../site/sections/about'
import { ApproachSection } from '../site/sections/approach'
import { ContactSection } from '../site/sections/contact'
import { ServicesSection } from '../site/sections/services'
import { contactLinkFromLanding, contactLinkFromPage, SiteLink } from './links'
import { offeredTools } from './offered'
import { pages } from './routes'

export interface Place {
  /** Slide of the landing page, its copy at the seam, or opening of the section's own page. */
  place: 'slide' | 'copy' | 'opening'
}

/** What each section shows; one entry per section of `core/sections.ts`. */
const views: Record<SectionId, (place: Place, Form: ComponentType<Place> | undefined) => ReactNode> = {
  about: (place) => <AboutSection {...common(place)} {...more(place, 'about')} />,
  approach: (place) => (
    <ApproachSection {...common(place)} {...more(place, 'approach')} toolLinks={offeredTools} link={SiteLink} />
  ),
  services: (place) => <ServicesSection {...common(place)} {...more(place, 'services')} />,
  contact: (place, Form) => <ContactSection {...common(place)} form={Form && <Form {...place} />} />,
}

const common = ({ place }: Place) => ({
  practice,
  heading: place === 'opening' ? ('h1' as const) : ('h2' as const),
  contactLink: place === 'opening' ? contactLinkFromPage : contactLinkFromLanding,
  copy: place === 'copy',
})

/** The way from a slide to the section's own page. */
function more({ place }: Place, id: SectionId) {
  const page = pages.find((candidate) => candidate.id === id)
  if (place === 'opening' || !page) return {}
  return {
    more: (label: string) => (
      <SiteLink to={page.path} className="link">
        {label}
      </SiteLink>
    ),
  }
}

interface SectionViewProps extends Place {
  section: SectionId
  /** The contact section's form; pages that do not show it need not load it. */
  form?: ComponentType<Place> | undefined
}

export const SectionView = ({ section, place, form }: SectionViewProps) => views[section]({ place }, form)
