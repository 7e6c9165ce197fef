import { hoursLines, mailtoHref, placeLine, telHref, whatsappHref } from '../../core/format'
import type { Contact } from '../../core/practice'
import { ExternalLink } from '../../ui/ExternalLink'
import { lists } from './content'

/** Every way to reach the practice, then where and when. */
export function ContactList({ contact }: { contact: Contact }) {
  return (
    <div className="ft__contact">
      <p className="ft__title">{lists.contact}</p>
      <ul>
        <li>
          <a href={telHref(contact)}>{contact.phone}</a>
        </li>
        <li>
          <a href={mailtoHref(contact)}>{contact.email}</a>
        </li>
        <li>
          <ExternalLink href={whatsappHref(contact)}>{lists.whatsapp}</ExternalLink>
        </li>
      </ul>
      <p className="ft__where">
        {placeLine(contact)}
        {hoursLines(contact.hours).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}
