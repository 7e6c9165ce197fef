import { useSelector } from 'react-redux'
import { contactLinks } from '../core/contactMethods'
import { credentialLine, placeLine } from '../core/format'
import { sitePages } from '../core/pages'
import type { Practice } from '../core/practice'
import type { Theme } from '../core/sections'
import { selectYear } from '../layout/slice'
import { enabledTools } from '../tools'
import { CrisisNote } from '../ui/Crisis'
import { AccessibilitySymbol } from '../ui/Icon'
import { SiteLink } from '../ui/SiteLink'

/** `Psicóloga, CRP 06/000000, registro ativo`. */
const legalLine = (practice: Practice): string =>
  `${credentialLine(practice)}, registro ${practice.registration.status}`

const secrecy = 'Atendimento sob sigilo profissional, conforme o Código de Ética Profissional do Psicólogo.'
const disclaimer =
  'As ferramentas deste site são exercícios de reflexão; não são testes psicológicos e não substituem acompanhamento.'
const poweredBy = 'Desenvolvido por'
const lists = {
  contact: 'Contato',
  pages: 'Páginas',
  tools: 'Ferramentas',
  site: 'Este site',
}

interface Props {
  practice: Practice
}

/** The full colophon: its first row says what must be said. It has no ids, so that its slide can be copied with it. */
export function SiteFooter({ practice }: Props) {
  return (
    <footer className="ft" data-theme="rodape">
      <div className="ft__row note">
        <p>
          <b>{practice.name}</b>
          {legalLine(practice)}
        </p>
        <div className="ft__text">
          <CrisisNote length="line" />
          <p>{secrecy}</p>
        </div>
        <Colophon practice={practice} />
      </div>
      <div className="ft__lists">
        <ContactList {...practice} />
        <FooterList title={lists.pages} links={pagesOf(practice)} />
        <FooterList title={lists.tools} links={toolsOf(practice)} />
        <FooterList title={lists.site} links={siteNotes(practice)} />
      </div>
      <p className="ft__row note">{disclaimer}</p>
    </footer>
  )
}

/** Copyright line and who made the site. */
function Colophon({ practice }: Props) {
  const year = useSelector(selectYear)
  const maker = practice.site.poweredBy
  return (
    <p className="ft__colophon" {...(import.meta.env.DEV && { 'data-field': 'site.poweredBy' })}>
      {`© ${year} ${practice.name}`}
      {maker ? (
        <span>
          {poweredBy}{' '}
          <a href={maker.url} rel="noopener">
            {maker.name}
          </a>
        </span>
      ) : null}
    </p>
  )
}

/** The pages for visitors, and those about the site itself. */
const pagesOf = ({ aboutSlug }: Practice) => sitePages(aboutSlug).filter(({ section }) => section !== null)
const siteNotes = ({ aboutSlug }: Practice) => sitePages(aboutSlug).filter(({ section }) => section === null)

const toolsOf = (practice: Practice) => enabledTools(practice).map(({ name, ...tool }) => ({ ...tool, label: name }))

/** Every way to reach the practice, then where and when. */
function ContactList({ contact, derivedCopy }: Pick<Practice, 'contact' | 'derivedCopy'>) {
  return (
    <div className="ft__contact">
      <p className="note">{lists.contact}</p>
      <ul>
        {contactLinks(contact).map(({ text, href }) => (
          <li key={href}>
            <a href={href}>{text}</a>
          </li>
        ))}
      </ul>
      <p className="note">
        {placeLine(contact)}
        {derivedCopy.hours.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  )
}

interface ListProps {
  title: string
  links: readonly { id: string; path: string; label: string }[]
}

/** A column of links, named for assistive technology without an id (the contact slide stands in the page twice). */
function FooterList({ title, links }: ListProps) {
  return (
    <nav aria-label={title}>
      <p className="note" aria-hidden="true">
        {title}
      </p>
      <ul>
        {links.map(({ id, path, label }) => (
          <li key={id}>
            <SiteLink to={path}>
              {label}
              {id === 'accessibility' && <AccessibilitySymbol size={22} />}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

interface SmallFooterProps extends Props {
  /** On a dark page the footer stays in the page's theme: brown below indigo clashes. */
  theme?: Theme
}

/** Footer of the tools and of pages where something is missing. */
export function SmallFooter({ practice, theme = 'rodape' }: SmallFooterProps) {
  return (
    <footer className="ft ft--small ft__row note" data-theme={theme}>
      <p>
        <b>{practice.name}</b>
        {credentialLine(practice)}
      </p>
      <CrisisNote length="line" />
      <nav aria-label={lists.site}>
        {siteNotes(practice).map(({ id, path, label }) => (
          <SiteLink key={id} to={path}>
            {label}
          </SiteLink>
        ))}
      </nav>
    </footer>
  )
}
