import './contact.css'
import mandala from 'ornament:mandala'
import type { ReactNode } from 'react'
import { hoursLines, mailtoHref, placeLine, telHref, whatsappHref, whatsappNumber } from '../../../core/format'
import type { Practice } from '../../../core/practice'
import { Ornament } from '../../../ui/Ornament'
import { texts } from './content'

interface ContactSectionProps {
  practice: Practice
  heading: 'h1' | 'h2'
  /** The message form, which belongs to a slice of its own. */
  form: ReactNode
}

/** Contact details on the left, the letter sheet with the form on the right. */
export function ContactSection({ practice: { contact, said }, heading: Heading, form }: ContactSectionProps) {
  const { phone, email, whatsapp } = contact
  const details: readonly { term: string; value: ReactNode }[] = [
    ...(phone ? [{ term: texts.phone, value: <a href={telHref(phone)}>{phone}</a> }] : []),
    // the slide lists telephone and e-mail (specification 2.2); who has no telephone is reached here
    ...(whatsapp && !phone
      ? [{ term: texts.whatsapp, value: <a href={whatsappHref(whatsapp)}>{whatsappNumber(whatsapp)}</a> }]
      : []),
    ...(email ? [{ term: texts.email, value: <a href={mailtoHref(email)}>{email}</a> }] : []),
    { term: texts.hours, value: hoursLines(contact.hours).map((line) => <span key={line}>{line}</span>) },
    ...(said.isByVideo ? [{ term: texts.online, value: texts.onlineValue }] : []),
    { term: said.isInRoom ? texts.office : texts.town, value: placeLine(contact) },
  ]
  return (
    <div className="contact">
      <div className="contact__details">
        <div className="contact__ornament" data-draw>
          <Ornament drawing={mandala} />
        </div>
        <Heading className="d2" tabIndex={-1} data-section-heading data-reveal>
          {texts.title}
        </Heading>
        <dl data-reveal>
          {details.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="contact__sheet" data-tone="carta">
        <div data-reveal>{form}</div>
      </div>
    </div>
  )
}
