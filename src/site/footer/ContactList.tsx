import { mailtoHref, placeLine, telHref, whatsappHref } from '../../core/format'
import type { Practice } from '../../core/practice'
import { ExternalLink } from '../../ui/ExternalLink'
import { lists } from './content'

/** Every way to reach the practice, then where and when. */
export function ContactList({ contact, said }: Pick<Practice, 'contact' | 'said'>) {
  const { phone, email, whatsapp } = contact
  return (
    <div className="ft__contact">
      <p className="ft__title">{lists.contact}</p>
      <ul>
        {phone && (
          <li>
            <a href={telHref(phone)}>{phone}</a>
          </li>
        )}
        {email && (
          <li>
            <a href={mailtoHref(email)}>{email}</a>
          </li>
        )}
        {whatsapp && (
          <li>
            <ExternalLink href={whatsappHref(whatsapp)}>{lists.whatsapp}</ExternalLink>
          </li>
        )}
      </ul>
      <p className="ft__where">
        {placeLine(contact)}
        {said.hours.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}
