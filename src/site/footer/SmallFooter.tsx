import { credentialLine } from '../../core/format'
import type { Practice } from '../../core/practice'
import type { LinkComponent } from '../../ui/reading/types'
import { CrisisNote } from './CrisisNote'
import { lists } from './content'
import { siteNotes } from './siteNotes'

/** Footer of the tools and of pages where something is missing. */
export function SmallFooter({ practice, link: Link }: { practice: Practice; link: LinkComponent }) {
  return (
    <footer className="ft-small" data-tone="rodape">
      <p className="ft-id">
        <b>{practice.name}</b>
        {credentialLine(practice)}
      </p>
      <CrisisNote length="small" link={Link} />
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
