import type { ReactNode } from 'react'
import { areaCode, mailtoHref, whatsappHref } from '../core/format'
import { paths } from '../core/paths'
import type { SectionId } from '../core/sections'
import { practice } from '../practice'
import { ContactForm } from '../site/form'
import { AboutSection } from '../site/sections/about'
import { ApproachSection } from '../site/sections/approach'
import { ContactSection } from '../site/sections/contact'
import { ServicesSection } from '../site/sections/services'
import { tools } from '../tools'
import { texts } from './content'
import { contactLinkFromLanding, contactLinkFromPage, SiteLink } from './links'
import { pages } from './routes'

interface Place {
  /** Slide of the landing page, its copy at the seam, or opening of the section's own page. */
  place: 'slide' | 'copy' | 'opening'
}

/** What each section shows; one entry per section of `core/sections.ts`. */
const views: Record<SectionId, (place: Place) => ReactNode> = {
  about: (place) => <AboutSection {...common(place)} {...more(place, 'about')} />,
  approach: (place) => (
    <ApproachSection {...common(place)} {...more(place, 'approach')} toolLinks={tools} link={SiteLink} />
  ),
  services: (place) => <ServicesSection {...common(place)} {...more(place, 'services')} />,
  contact: (place) => <ContactSection {...common(place)} form={<Form {...place} />} />,
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

function Form({ place }: Place) {
  const { contact } = practice
  return (
    <ContactForm
      action={contact.form.endpoint}
      accessKey={contact.form.accessKey}
      mailtoHref={mailtoHref(contact)}
      whatsappHref={whatsappHref(contact)}
      areaCode={areaCode(contact)}
      answerTime={contact.answerTime}
      isInPerson={contact.offices !== undefined}
      privacy={<SiteLink to={paths.privacy}>{texts.privacy}</SiteLink>}
      heading={place === 'opening' ? 'h2' : 'h3'}
      copy={place === 'copy'}
    />
  )
}

export const SectionView = ({ section, place }: Place & { section: SectionId }) => views[section]({ place })
