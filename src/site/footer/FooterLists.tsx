import type { Practice } from '../../core/practice'
import { AccessibilitySymbol } from '../../ui/reading/AccessibilitySymbol'
import type { LinkComponent } from '../../ui/reading/types'
import { ContactList } from './ContactList'
import { lists } from './content'
import { FooterList } from './FooterList'
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
