import './errorNotice.css'
import { paths } from '../../core/paths'
import { incompleteTexts, texts } from './content'

/** What `navigation/incomplete.ts` finds it by. */
const id = 'incomplete'

interface IncompleteProps {
  /** The address is unknown: nothing there to open anew. */
  isUnknown: boolean
}

/** Stands hidden beside the prerendered page, for when the application does not come, or dies: the page can then only be read. */
export function IncompleteNotice({ isUnknown }: IncompleteProps) {
  const { title, text } = incompleteTexts
  const { reload, home } = texts.broken
  return (
    <aside id={id} className="error" data-tone="carta" aria-label={texts.notice} hidden>
      <div role="alert">
        <p className="error__title">{title}</p>
        <p>{text}</p>
      </div>
      <div className="error__ways">
        {/* nothing is the document on show, wherever the visitor has gone since */}
        <a href={isUnknown ? paths.home : ''} className="btn">
          {isUnknown ? home : reload}
        </a>
      </div>
    </aside>
  )
}
