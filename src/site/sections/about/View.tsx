import portrait from 'portrait:image'
import { mandala } from '../../../art/drawings'
import { whatsappHref } from '../../../core/format'
import type { Practice } from '../../../core/practice'
import { ExternalLink } from '../../../ui/ExternalLink'
import { Ornament } from '../../../ui/Ornament'
import { Portrait } from '../../../ui/Portrait'
import { focusTarget, type SectionProps } from '../types'
import { Biography } from './Biography'
import { aboutContent } from './content'

export function AboutSection({ practice, heading: Heading, contactLink, more, copy = false }: SectionProps) {
  const { whatsapp } = practice.contact
  const { headline, subtitle, firstAnswers } = practice.said
  return (
    <div className={isDense(practice) ? 'about about--dense' : 'about'}>
      <div className="about__head">
        <Heading className="about__title d1" {...focusTarget(copy)} data-reveal>
          {headline}
        </Heading>
        <p className="about__lead lead" data-reveal>
          {subtitle}
        </p>
        <div className="about__acts" data-reveal>
          {contactLink(aboutContent.contactLabel)}
          {whatsapp && (
            <ExternalLink className="btn btn--line" href={whatsappHref(whatsapp)}>
              {aboutContent.whatsapp}
            </ExternalLink>
          )}
          {more?.(aboutContent.more)}
          {firstAnswers && <p className="note">{firstAnswers}</p>}
        </div>
      </div>
      <div className="about__art" data-field="palette">
        <div className="about__arch">
          <div className="about__halo" data-draw>
            <Ornament drawing={mandala} />
          </div>
          <Portrait image={portrait} alt={practice.portrait.alt} fetchPriority={copy ? 'auto' : 'high'} />
        </div>
      </div>
      <Biography paragraphs={practice.biography} />
      <dl className="about__credentials" data-field="credentials" data-reveal>
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
