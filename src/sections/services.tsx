import { type Drawing, mandala, meetings } from '../art/drawings'
import type { Service, ServiceFormat } from '../core/practice'
import { Ornament } from '../ui/Ornament'
import { ContactLink } from '../ui/SiteLink'
import { focusTarget, headingsIn, MoreLink, type SectionProps } from './place'

/** Labels; the services are the practitioner's own (`practice.json`). */
const texts = {
  contact: 'Vamos nos conhecer?',
  more: 'Como é a primeira sessão',
  duration: (length: string) => `Duração: ${length}`,
}

/** That stand side by side with the longest descriptions; one alone would be as wide as high. */
const mostArches = 3

export function ServicesSection({ practice, place }: SectionProps) {
  const { Heading, Subheading } = headingsIn(place)
  const { length } = practice.services
  const { services, servicesText } = practice.derivedCopy
  const isList = length === 1 || length > mostArches
  return (
    <div className="section services">
      <div className="services__mandala screen-only" data-draw>
        <Ornament drawing={mandala} />
      </div>
      <div className="services__text">
        <Heading className="d2" {...focusTarget(place)} data-reveal>
          {services}
        </Heading>
        {servicesText && (
          <p className="read" data-reveal>
            {servicesText}
          </p>
        )}
        <div className="acts" data-reveal>
          <ContactLink isLanding={place !== 'opening'}>{texts.contact}</ContactLink>
          <MoreLink section="services" practice={practice} place={place}>
            {texts.more}
          </MoreLink>
        </div>
      </div>
      <div className={`services__list services__list--${isList ? 'rows' : 'arcade'}`}>
        {practice.services.map((service) => (
          <Arch key={service.title} service={service} heading={Subheading} />
        ))}
      </div>
    </div>
  )
}

/** Two circles: together, apart, or both. */
const glyphs: Record<ServiceFormat, Drawing> = {
  'Presencial ou Online': meetings.both,
  Presencial: meetings.inPerson,
  Videochamada: meetings.video,
}

interface ArchProps {
  service: Service
  heading: 'h2' | 'h3'
}

function Arch({ service, heading: Heading }: ArchProps) {
  return (
    <article className="services__item" data-reveal data-rise>
      <div className="services__glyph">
        <Ornament drawing={glyphs[service.format]} />
      </div>
      <Heading className="d3">{service.title}</Heading>
      <p className="services__description">{service.description}</p>
      <ul className="services__facts small">
        <li>{texts.duration(service.duration)}</li>
        <li>{service.format}</li>
      </ul>
    </article>
  )
}
