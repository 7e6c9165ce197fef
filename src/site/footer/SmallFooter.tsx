import { credentialLine } from '../../core/format'
import type { Practice } from '../../core/practice'
import type { Tone } from '../../core/sections'
import { Crisis } from '../../ui/Crisis'
import type { LinkComponent } from '../../ui/reading/types'
import { lists } from './content'
import { siteNotes } from './siteNotes'

interface Props {
  practice: Practice
  link: LinkComponent
  /** On a dark page the footer stays in the page's tone: brown below indigo clashes. */
  tone: Tone
}

/** Footer of the tools and of pages where something is missing. */
export function SmallFooter({ practice, link: Link, tone }: Props) {
  return (
    <footer className="ft-small" data-tone={tone}>
      <p className="ft__id">
        <b>{practice.name}</b>
        {credentialLine(practice)}
      </p>
      <p>
        <Crisis length="line" />
      </p>
      <nav aria-label={lists.site}>
        {siteNotes(practice).map(({ id, to, label }) => (
          <Link key={id} to={to}>
            {label}
          </Link>
        ))}
      </nav>
    </footer>
  )
}
