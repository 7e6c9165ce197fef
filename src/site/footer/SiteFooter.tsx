import type { Practice } from '../../core/practice'
import { CrisisNote } from '../../ui/Crisis'
import type { LinkComponent } from '../../ui/reading/types'
import { disclaimer, legalLine, poweredBy, secrecy } from './content'
import { type FooterLink, FooterLists } from './FooterLists'

interface Props {
  practice: Practice
  pages: readonly FooterLink[]
  tools: readonly FooterLink[]
  year: number
  link: LinkComponent
  /** `slide` ends the landing page: its first row alone says what must be said, the rest is reached by scrolling. */
  variant: 'page' | 'slide'
}

/** The full colophon. It carries no ids, so that it may stand in a copy of its slide. */
export function SiteFooter({ practice, pages, tools, year, link, variant }: Props) {
  const slide = variant === 'slide'
  const colophon = <Colophon practice={practice} year={year} />
  return (
    <footer className={`ft ft--${variant}`} data-tone="rodape">
      <div className="ft__first">
        <p className="ft__id">
          <b>{practice.name}</b>
          {legalLine(practice)}
          {slide ? null : <span>{practice.said.offer}</span>}
        </p>
        {slide ? (
          <div className="ft__note">
            <CrisisNote length="line" className="ft__line" />
            <p>{secrecy}</p>
          </div>
        ) : (
          <CrisisNote length="full" className="ft__crisis" />
        )}
        {slide ? colophon : null}
      </div>
      {slide ? <CrisisNote length="full" className="ft__crisis" /> : null}
      <FooterLists practice={practice} pages={pages} tools={tools} link={link} />
      <div className="ft__last">
        <p>{slide ? disclaimer : `${secrecy} ${disclaimer}`}</p>
        {slide ? null : colophon}
      </div>
    </footer>
  )
}

/** Copyright line and who made the site. */
function Colophon({ practice, year }: { practice: Practice; year: number }) {
  const maker = practice.site.poweredBy
  return (
    <p className="ft__colophon" data-field="site.poweredBy">
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
