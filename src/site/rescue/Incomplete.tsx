import './rescue.css'
import { paths } from '../../core/paths'
import { incompleteTexts, texts } from './content'

/** What `boot.ts` finds it by. */
const id = 'incomplete'

interface IncompleteProps {
  /** Path of the page; none where the address is unknown. */
  path: string | null
}

/** Stands hidden beside the prerendered page, for when the application does not come: the page can then only be read. */
export function Incomplete({ path }: IncompleteProps) {
  const { title, text } = incompleteTexts
  const { reload, home } = texts.broken
  return (
    <aside id={id} className="rescue" data-tone="carta" aria-label={texts.notice} hidden>
      <div role="alert">
        <p className="rescue__title">{title}</p>
        <p>{text}</p>
      </div>
      <div className="rescue__ways">
        <a href={path ?? paths.home} className="btn">
          {path === null ? home : reload}
        </a>
      </div>
    </aside>
  )
}
