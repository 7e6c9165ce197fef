import { useSelector } from 'react-redux'
import { credentialLine, mailtoHref, placeLine, telHref, whatsappHref } from '../core/format'
import { sitePages } from '../core/pages'
import type { Practice } from '../core/practice'
import type { Theme } from '../core/sections'
import { selectYear } from '../layout/slice'
import { enabledTools } from '../tools'
import { CrisisNote } from '../ui/Crisis'
import { ExternalLink } from '../ui/ExternalLink'
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
  whatsapp: 'WhatsApp',
  pages: 'Páginas',
  tools: 'Ferramentas',
  site: 'Este site',
}

interface Props {
  practice: Practice
  /** `slide` ends the landing page: its first row alone says what must be said, the rest is reached by scrolling. */
  variant: 'page' | 'slide'
}

/** The full colophon. It carries no ids, so that it may stand in a copy of its slide. */
export function SiteFooter({ practice, variant }: Props) {
  const slide = variant === 'slide'
  const colophon = <Colophon practice={practice} />
  return (
    <footer className={`ft ft--${variant}`} data-theme="rodape">
      <div className="ft__first">
        <p className="ft__id note">
          <b>{practice.name}</b>
          {legalLine(practice)}
          {slide ? null : <span>{practice.derivedCopy.offer}</span>}
        </p>
        {slide ? (
          <div className="ft__note note">
            <CrisisNote length="line" />
            <p>{secrecy}</p>
          </div>
        ) : (
          <CrisisNote length="full" className="ft__crisis" />
        )}
        {slide ? colophon : null}
      </div>
      <div className="ft__lists">
        <ContactList {...practice} />
        <FooterList title={lists.pages} links={pagesOf(practice)} />
        <FooterList title={lists.tools} links={toolsOf(practice)} />
        <FooterList title={lists.site} links={siteNotes(practice)} />
      </div>
      <div className="ft__last note">
        <p>{slide ? disclaimer : `${secrecy} ${disclaimer}`}</p>
        {slide ? null : colophon}
      </div>
    </footer>
  )
}

/** Copyright line and who made the site. */
function Colophon({ practice }: { practice: Practice }) {
  const year = useSelector(selectYear)
  const maker = practice.site.poweredBy
  return (
    <p className="ft__colophon note" {...(import.meta.env.DEV && { 'data-field': 'site.poweredBy' })}>
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
  const { phone, email, whatsapp } = contact
  return (
    <div className="ft__contact">
      <p className="note">{lists.contact}</p>
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

interface SmallFooterProps {
  practice: Practice
  /** On a dark page the footer stays in the page's theme: brown below indigo clashes. */
  theme?: Theme
}

/** Footer of the tools and of pages where something is missing. */
export function SmallFooter({ practice, theme = 'rodape' }: SmallFooterProps) {
  return (
    <footer className="ft ft--small note" data-theme={theme}>
      <p className="ft__id note">
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
