import type { ReactNode } from 'react'
import { mandala } from '../../art/drawings'
import { Ornament } from '../Ornament'
import { ContactLink } from '../SiteLink'
import type { ClosingContent, Fact } from './types'

interface OpeningProps {
  title: string
  /** The whole page in one sentence. */
  lead: string
  /** A drawn sign above the title. */
  sign?: ReactNode
}

/** Opening of a page of plain text, with half a mandala standing on its rule. */
export function PlainOpening({ title, lead, sign }: OpeningProps) {
  return (
    <header className="rd__opening grid12">
      <Ornament drawing={mandala} className="rd__rising screen-only" />
      {sign}
      <h1 className="d2" tabIndex={-1}>
        {title}
      </h1>
      <p className="lead">{lead}</p>
    </header>
  )
}

/** The end of a page: one sentence, one button, and the mandala rising at the right. */
export function Closing({ content }: { content: ClosingContent }) {
  return (
    <section className="rd__closing grid12 screen-only">
      <Ornament drawing={mandala} className="rd__rising" />
      <h2 className="h2">{content.title}</h2>
      {content.paragraphs.map((text) => (
        <p key={text} className="read">
          {text}
        </p>
      ))}
      <div className="rd__action">
        <ContactLink>{content.label}</ContactLink>
      </div>
    </section>
  )
}

interface ContentsProps {
  title: string
  entries: readonly { id: string; title: string }[]
}

/** Table of contents of a long page, as its first margin note. */
export function ContentsNote({ title, entries }: ContentsProps) {
  return (
    <nav className="rd__note rd__contents small soft" aria-label={title}>
      <p className="kicker" aria-hidden="true">
        {title}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** A fact that must not sound like an offer: one line between two rules. */
export function FactLine({ fact }: { fact: Fact }) {
  const { term, text } = fact
  return (
    <div className="rd__section grid12" data-field={fact['data-field']}>
      <dl className="rd__fact">
        <dt className="rd__title">{term}</dt>
        <dd className="read">{text}</dd>
      </dl>
    </div>
  )
}
