import { hoursLines, placeLine } from '../../core/format'
import type { Contact } from '../../core/practice'
import { linksOf } from '../../core/ways'
import { ExternalLink } from '../../ui/ExternalLink'
import { lists } from './content'

/** Every way to reach the practice, then where and when. */
export function ContactList({ contact }: { contact: Contact }) {
  const { phone, email, whatsapp } = linksOf(contact)
  return (
    <div className="ft__contact">
      <p className="ft__title">{lists.contact}</p>
      <ul>
        {[phone, email].map(
          (link) =>
            link && (
              <li key={link.href}>
                <a href={link.href}>{link.text}</a>
              </li>
            ),
        )}
        {whatsapp && (
          <li>
            <ExternalLink href={whatsapp.href}>{whatsapp.text}</ExternalLink>
          </li>
        )}
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
