import mandala from 'ornament:mandala'
import portrait from 'portrait:image'
import type { ReactNode } from 'react'
import { whatsappHref } from '../../../core/format'
import type { Practice } from '../../../core/practice'
import { ExternalLink } from '../../../ui/ExternalLink'
import { Ornament } from '../../../ui/Ornament'
import { Portrait } from '../../../ui/Portrait'
import './about.css'
import { Biography } from './Biography'
import { aboutContent } from './content'
import { firstAnswers } from './firstAnswers'

export interface AboutSectionProps {
  practice: Practice
  heading: 'h1' | 'h2'
  /** The way to the contact section, as a filled button. */
  contactLink: (label: string) => ReactNode
  /** The way to the about page; absent on that page itself. */
  more?: (label: string) => ReactNode
  /** A carousel copy is never a focus target. */
  copy?: boolean
}

export function AboutSection({ practice, heading: Heading, contactLink, more, copy = false }: AboutSectionProps) {
  const focusTarget = copy ? {} : { tabIndex: -1, 'data-section-heading': true }
  const { whatsapp } = practice.contact
  return (
    <div className={isDense(practice) ? 'about about--dense' : 'about'}>
      <div className="about__head">
        <Heading className="about__title d1" {...focusTarget} data-reveal>
          {aboutContent.headline}
        </Heading>
        <p className="about__lead lead" data-reveal>
          {practice.said.subtitle}
        </p>
        <div className="about__acts" data-reveal>
          {contactLink(aboutContent.contactLabel)}
          {whatsapp && (
            <ExternalLink className="btn btn--line" href={whatsappHref(whatsapp)}>
              {aboutContent.whatsapp}
            </ExternalLink>
          )}
          {more?.(aboutContent.more)}
          <p className="note">{firstAnswers(practice)}</p>
        </div>
      </div>
      <div className="about__art">
        <div className="about__arch">
          <div className="about__halo" data-draw data-opens>
            <Ornament drawing={mandala} />
          </div>
          <Portrait image={portrait} alt={practice.portrait.alt} fetchPriority={copy ? 'auto' : 'high'} />
        </div>
      </div>
      <Biography paragraphs={practice.biography} />
      <dl className="about__credentials" data-reveal>
        {practice.credentials.map(({ title, description }) => (
          <div key={description}>
            <dt>{title}</dt>
            <dd className="note">{description}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** More than one row of short titles holds. */
const isDense = ({ credentials }: Practice): boolean =>
  credentials.length > 3 || credentials.some(({ title }) => title.length > 19)
