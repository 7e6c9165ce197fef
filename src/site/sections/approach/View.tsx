import type { ReactNode } from 'react'
import { openingIn } from '../../../core/ownWords'
import type { Practice } from '../../../core/practice'
import type { LinkComponent } from '../../../ui/reading/types'
import './approach.css'
import { approachContent } from './content'
import { Plate, type ToolLink } from './Plate'

export interface ApproachSectionProps {
  practice: Pick<Practice, 'texts'>
  heading: 'h1' | 'h2'
  /** The way to the contact section, as a filled button. */
  contactLink: (label: string) => ReactNode
  /** The way to the approach page; absent on that page itself. */
  more?: (label: string) => ReactNode
  /** The tools, each with its medallion. */
  toolLinks: readonly ToolLink[]
  link: LinkComponent
  /** A carousel copy is never a focus target. */
  copy?: boolean
}

export function ApproachSection({
  practice,
  heading: Heading,
  contactLink,
  more,
  toolLinks,
  link,
  copy = false,
}: ApproachSectionProps) {
  const focusTarget = copy ? {} : { tabIndex: -1, 'data-section-heading': true }
  return (
    <div className="approach">
      <div className="approach__text">
        <Heading className="d2" {...focusTarget} data-reveal>
          {approachContent.title}
        </Heading>
        <div className="approach__paragraphs">
          {openingIn(practice, 'atuacao', approachContent.paragraphs).map((paragraph) => (
            <p className="read" key={paragraph} data-reveal>
              {paragraph}
            </p>
          ))}
        </div>
        <div className="approach__acts" data-reveal>
          {contactLink(approachContent.contactLabel)}
          {more?.(approachContent.more)}
        </div>
      </div>
      <Plate toolLinks={toolLinks} link={link} />
    </div>
  )
}
