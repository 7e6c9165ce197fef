import mandala from 'ornament:mandala'
import type { ReactNode } from 'react'
import { openingIn } from '../../../core/ownWords'
import type { Practice } from '../../../core/practice'
import { Ornament } from '../../../ui/Ornament'
import { Arch } from './Arch'
import { servicesContent } from './content'
import './services.css'

/** That stand side by side; one alone would be as wide as high. */
const mostArches = 4

export interface ServicesSectionProps {
  practice: Practice
  heading: 'h1' | 'h2'
  /** The way to the contact section, as a filled button. */
  contactLink: (label: string) => ReactNode
  /** The way to the services page; absent on that page itself. */
  more?: (label: string) => ReactNode
  /** A carousel copy is never a focus target. */
  copy?: boolean
}

export function ServicesSection({ practice, heading: Heading, contactLink, more, copy = false }: ServicesSectionProps) {
  const { length } = practice.services
  const isList = length === 1 || length > mostArches
  const focusTarget = copy ? {} : { tabIndex: -1, 'data-section-heading': true }
  return (
    <div className="services">
      <div className="services__mandala" data-draw>
        <Ornament drawing={mandala} />
      </div>
      <div className="services__text">
        <Heading className="d2" {...focusTarget} data-reveal>
          {practice.said.services}
        </Heading>
        {openingIn(practice, 'servicos', [servicesContent.text]).map((text) => (
          <p className="read" key={text} data-reveal>
            {text}
          </p>
        ))}
        <div className="services__acts" data-reveal>
          {contactLink(servicesContent.contactLabel)}
          {more?.(servicesContent.more)}
        </div>
      </div>
      <div className={isList ? 'services__list' : 'services__arcade'}>
        {practice.services.map((service) => (
          <Arch
            key={service.title}
            service={service}
            isRow={isList}
            sessionLength={practice.sessionLength}
            heading={Heading === 'h1' ? 'h2' : 'h3'}
          />
        ))}
      </div>
    </div>
  )
}
