import portrait from 'portrait:image'
import { initial, mandala } from '../art/drawings'
import { whatsappHref } from '../core/format'
import type { Practice } from '../core/practice'
import { ExternalLink } from '../ui/ExternalLink'
import { Ornament } from '../ui/Ornament'
import { Portrait } from '../ui/Portrait'
import { ContactLink } from '../ui/SiteLink'
import { focusTarget, headingsIn, MoreLink, type SectionProps } from './place'

/** Labels; what the section says comes from `practice.json`, or follows from it (`practice/derivedCopy.ts`). */
const texts = { contact: 'Agendar Consulta', whatsapp: 'WhatsApp', more: 'Meu percurso' }

export function AboutSection({ practice, place }: SectionProps) {
  const { Heading } = headingsIn(place)
  const { whatsapp } = practice.contact
  const { headline, subtitle, firstAnswers } = practice.derivedCopy
  return (
    <div className={isDense(practice) ? 'section about about--dense' : 'section about'}>
      <div>
        <Heading className="about__title d1" {...focusTarget(place)} data-reveal>
          {headline}
        </Heading>
        <p className="about__lead lead" data-reveal>
          {subtitle}
        </p>
        <div className="acts about__acts" data-reveal>
          <ContactLink isLanding={place !== 'opening'}>{texts.contact}</ContactLink>
          {whatsapp && (
            <ExternalLink className="btn btn--line" href={whatsappHref(whatsapp)}>
              {texts.whatsapp}
            </ExternalLink>
          )}
          <MoreLink section="about" practice={practice} place={place}>
            {texts.more}
          </MoreLink>
          {firstAnswers && <p className="note">{firstAnswers}</p>}
        </div>
      </div>
      <div className="about__art" {...(import.meta.env.DEV && { 'data-field': 'palette' })}>
        <div className="about__arch">
          <div className="about__halo screen-only" data-draw>
            <Ornament drawing={mandala} />
          </div>
          <Portrait src={portrait} alt={practice.portrait.alt} fetchPriority={place === 'copy' ? 'auto' : 'high'} />
        </div>
      </div>
      <Biography paragraphs={practice.biography} />
      <dl className="about__credentials" {...(import.meta.env.DEV && { 'data-field': 'credentials' })} data-reveal>
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

/**
 * The first letter is painted as a historiated initial, hidden from assistive technology; the same letter stands in the
 * line of text, invisible but not taken out of it, so that the word is read, found and copied whole.
 */
function Biography({ paragraphs: [first, ...others] }: { paragraphs: readonly [string, ...string[]] }) {
  const [letter = '', ...rest] = first
  return (
    <div className="about__biography" {...(import.meta.env.DEV && { 'data-field': 'biography' })}>
      <p className="read" data-reveal>
        <span className="about__initial screen-only" aria-hidden="true">
          <Ornament drawing={initial} />
          <span>{letter}</span>
        </span>
        <span className="about__letter">{letter}</span>
        {rest.join('')}
      </p>
      {others.map((paragraph) => (
        <p className="read" key={paragraph} data-reveal>
          {paragraph}
        </p>
      ))}
    </div>
  )
}
