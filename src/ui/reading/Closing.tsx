import { mandala } from '../../art/drawings'
import { Ornament } from '../Ornament'
import { ContactLink } from '../SiteLink'
import type { ClosingContent } from './types'

/** The end of a page: one sentence, one button, and the mandala rising at the right. */
export function Closing({ content }: { content: ClosingContent }) {
  return (
    <section className="rd__closing grid12">
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
