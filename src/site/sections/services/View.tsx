import { mandala } from '../../../art/drawings'
import { Ornament } from '../../../ui/Ornament'
import { focusTarget, type SectionProps } from '../types'
import { Arch } from './Arch'
import { servicesContent } from './content'

/** That stand side by side with the longest descriptions; one alone would be as wide as high. */
const mostArches = 3

export function ServicesSection({ practice, heading: Heading, contactLink, more, copy = false }: SectionProps) {
  const { length } = practice.services
  const { services, servicesText } = practice.said
  const isList = length === 1 || length > mostArches
  return (
    <div className="services">
      <div className="services__mandala" data-draw>
        <Ornament drawing={mandala} />
      </div>
      <div className="services__text">
        <Heading className="d2" {...focusTarget(copy)} data-reveal>
          {services}
        </Heading>
        {servicesText && (
          <p className="read" data-reveal>
            {servicesText}
          </p>
        )}
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
