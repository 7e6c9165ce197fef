import type { ReactNode } from 'react'
import { mailtoHref, placeLine, telHref, whatsappHref } from '../../core/format'
import type { Practice } from '../../core/practice'
import { ExternalLink } from '../../ui/ExternalLink'
import { AccessibilitySymbol } from '../../ui/reading/AccessibilitySymbol'
import type { LinkComponent } from '../../ui/reading/types'
import { lists } from './content'
import { siteNotes } from './siteNotes'

export interface FooterLink {
  to: string
  label: string
}

interface Props {
  practice: Practice
  pages: readonly FooterLink[]
  tools: readonly FooterLink[]
  link: LinkComponent
}

/** The columns of the full footer. */
export function FooterLists({ practice, pages, tools, link: Link }: Props) {
  const items = (links: readonly FooterLink[]) =>
    links.map(({ to, label }) => (
      <li key={to}>
        <Link to={to}>{label}</Link>
      </li>
    ))
  return (
    <div className="ft__lists">
      <ContactList {...practice} />
      <FooterList title={lists.pages} className="ft__pages">
        {items(pages)}
      </FooterList>
      <FooterList title={lists.tools} className="ft__tools">
        {items(tools)}
      </FooterList>
      <FooterList title={lists.site} className="ft__site">
        {siteNotes(practice).map(({ id, to, label }) => (
          <li key={id}>
            <Link to={to}>
              {label}
              {id === 'accessibility' ? <AccessibilitySymbol size={22} /> : null}
            </Link>
          </li>
        ))}
      </FooterList>
    </div>
  )
}

/** Every way to reach the practice, then where and when. */
function ContactList({ contact, said }: Pick<Practice, 'contact' | 'said'>) {
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

interface ListProps {
  title: string
  className: string
  children: ReactNode
}

/** A column of links, named for assistive technology without an id (the contact slide stands in the page twice). */
function FooterList({ title, className, children }: ListProps) {
  return (
    <nav className={className} aria-label={title}>
      <p className="ft__title" aria-hidden="true">
        {title}
      </p>
      <ul>{children}</ul>
    </nav>
  )
}
