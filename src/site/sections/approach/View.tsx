import type { LinkComponent } from '../../../ui/reading/types'
import { focusTarget, type SectionProps } from '../types'
import { approachContent } from './content'
import { Plate, type ToolLink } from './Plate'

interface ApproachProps extends SectionProps {
  /** The tools, each with its medallion. */
  toolLinks: readonly ToolLink[]
  link: LinkComponent
}

export function ApproachSection({
  practice,
  heading: Heading,
  contactLink,
  more,
  toolLinks,
  link,
  copy = false,
}: ApproachProps) {
  return (
    <div className="approach">
      <div className="approach__text">
        <Heading className="d2" {...focusTarget(copy)} data-reveal>
          {practice.said.approach}
        </Heading>
        <div className="approach__paragraphs">
          {practice.said.approachText.map((paragraph) => (
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
