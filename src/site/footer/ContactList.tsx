import { hoursLines, mailtoHref, telHref, whatsappHref } from '../../core/format'
import type { Contact } from '../../core/practice'
import { Icon } from '../../ui/Icon'
import { lists, newTab } from './content'

/** Every way to reach the practice, then where and when. */
export function ContactList({ contact }: { contact: Contact }) {
  return (
    <div className="ft-contact">
      <p className="ft-title">{lists.contact}</p>
      <ul>
        <li>
          <a href={telHref(contact)}>{contact.phone}</a>
        </li>
        <li>
          <a href={mailtoHref(contact)}>{contact.email}</a>
        </li>
        <li>
          <a href={whatsappHref(contact)} target="_blank" rel="noopener noreferrer">
            WhatsApp
            <Icon name="external" />
            <span className="visually-hidden">{newTab}</span>
          </a>
        </li>
      </ul>
      <p className="ft-where">
        {contact.town}, {contact.state.name}
        {hoursLines(contact.hours).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}
