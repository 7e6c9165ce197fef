import type { ReactNode } from 'react'
import { mandala } from '../art/drawings'
import { mailtoHref, placeLine, telHref, whatsappHref, whatsappNumber } from '../core/format'
import { CrisisNote } from '../ui/Crisis'
import { Ornament } from '../ui/Ornament'
import { focusTarget, headingsIn, type SectionProps } from './place'

const texts = {
  phone: 'Telefone',
  whatsapp: 'WhatsApp',
  email: 'E-mail',
  hours: 'Horários',
  online: 'Online',
  onlineValue: 'Sessões por videochamada',
  office: 'Consultório',
  offices: 'Consultórios',
  town: 'Cidade',
  /** Where there is no form. */
  ways: 'Como falar comigo',
}

interface Detail {
  term: string
  value: ReactNode
}

interface ContactSectionProps extends SectionProps {
  /** The message form, which belongs to a slice of its own; a practice may do without. */
  form: ReactNode
}

/** Contact details on the left; on the right the letter sheet with the form, or with the ways there are instead. */
export function ContactSection({ practice: { contact, derivedCopy }, place, form }: ContactSectionProps) {
  const { Heading, Subheading } = headingsIn(place)
  const { phone, email, whatsapp } = contact
  const ways: readonly Detail[] = [
    ...(phone ? [{ term: texts.phone, value: <a href={telHref(phone)}>{phone}</a> }] : []),
    // beside the form stand telephone and e-mail (specification 2.2); who has no telephone is reached here
    ...(whatsapp && !(phone && contact.form)
      ? [{ term: texts.whatsapp, value: <a href={whatsappHref(whatsapp)}>{whatsappNumber(whatsapp)}</a> }]
      : []),
    ...(email ? [{ term: texts.email, value: <a href={mailtoHref(email)}>{email}</a> }] : []),
  ]
  const office = contact.offices?.[1] ? texts.offices : texts.office
  const times: readonly Detail[] = [
    { term: texts.hours, value: derivedCopy.hours.map((line) => <span key={line}>{line}</span>) },
    ...(derivedCopy.isByVideo ? [{ term: texts.online, value: texts.onlineValue }] : []),
    { term: derivedCopy.isInPerson ? office : texts.town, value: placeLine(contact) },
  ]
  return (
    <div className="contact">
      <div className="contact__details">
        <Heading className="d2" {...focusTarget(place)} data-reveal>
          {derivedCopy.contact}
        </Heading>
        <dl data-reveal>{listOf(contact.form ? [...ways, ...times] : times)}</dl>
        {/* last: its place is taken from the end of the details, which are still growing while the page comes in */}
        <div className="contact__ornament screen-only" data-draw>
          <Ornament drawing={mandala} />
        </div>
      </div>
      <div className="contact__sheet" data-theme="carta" {...(import.meta.env.DEV && { 'data-field': 'contact.form' })}>
        <div data-reveal>
          {contact.form ? (
            form
          ) : (
            <>
              <Subheading className="d3">{texts.ways}</Subheading>
              {derivedCopy.enough && <p className="read">{derivedCopy.enough}</p>}
              <dl>{listOf(ways)}</dl>
              <CrisisNote length="minors" className="note" />
            </>
          )}
        </div>
      </div>
    </div>
  )
}

const listOf = (details: readonly Detail[]) =>
  details.map(({ term, value }) => (
    <div key={term} className="row">
      <dt className="small soft">{term}</dt>
      <dd>{value}</dd>
    </div>
  ))
