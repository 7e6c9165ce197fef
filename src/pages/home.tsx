import { type ReactNode, useCallback } from 'react'
import { Carousel } from '../carousel/View'
import { registrationLabel, townsOf } from '../core/format'
import type { Practice } from '../core/practice'
import { type SectionId, sections } from '../core/sections'
import { SiteFooter } from '../footer/View'
import { ContactForm } from '../form/View'
import { AboutSection } from '../sections/about'
import { ApproachSection } from '../sections/approach'
import { ContactSection } from '../sections/contact'
import type { SectionProps } from '../sections/place'
import { ServicesSection } from '../sections/services'
import { common, type HeadTexts, lookedFor, signature } from '../seo/head'
import { enabledTools } from '../tools'
import type { PageProps } from './SectionPage'

export const head: HeadTexts = (practice) => {
  const { isByVideo, isGuidance, places, therapy, title } = practice.derivedCopy
  return {
    title: `${title} ${places.replace('por vídeo', 'online')}`,
    description: `${isGuidance ? therapy : 'Terapia'} ${places}, na abordagem junguiana. Primeira sessão e horários. ${signature(practice)}.`,
    keywords: [
      ...common(practice),
      ...(isByVideo ? [lookedFor(practice, 'online')] : []),
      ...townsOf(practice.contact),
      practice.contact.state.name,
    ],
  }
}

/** The landing page's first heading, which stands outside the slides. */
const heading = ({ name, profession, registration, derivedCopy }: Practice) =>
  `${name}, ${profession}, ${registrationLabel(registration)}. ${derivedCopy.offer}`

/** What each section shows; one entry per section of `core/sections.ts`. The footer is part of the last slide. */
const views: Record<SectionId, (props: SectionProps) => ReactNode> = {
  about: (props) => <AboutSection {...props} />,
  approach: (props) => <ApproachSection {...props} tools={enabledTools(props.practice)} />,
  services: (props) => <ServicesSection {...props} />,
  contact: (props) => <ContactSection {...props} form={<ContactForm {...props} />} />,
}

/** The landing page. */
export default function HomePage({ practice }: PageProps) {
  const render = useCallback(
    (section: SectionId, copy: boolean) => (
      <>
        {views[section]({ practice, place: copy ? 'copy' : 'slide' })}
        {section === sections[sections.length - 1]?.id && <SiteFooter practice={practice} />}
      </>
    ),
    [practice],
  )
  return (
    <main>
      <h1 className="visually-hidden" tabIndex={-1}>
        {heading(practice)}
      </h1>
      <Carousel render={render} />
    </main>
  )
}
