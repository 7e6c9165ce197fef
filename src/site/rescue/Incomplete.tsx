import './rescue.css'
import { incompleteTexts, texts } from './content'

/** What `boot.ts` finds it by. */
const id = 'incomplete'

/** Stands hidden beside the prerendered page, for when the application does not come: the page can then only be read. */
export function Incomplete() {
  const { title, text, reload } = incompleteTexts
  return (
    <aside id={id} className="rescue" data-tone="carta" aria-label={texts.notice} hidden>
      <div role="alert">
        <p className="rescue__title">{title}</p>
        <p>{text}</p>
      </div>
      <div className="rescue__ways">
        {/* the address on show */}
        <a href="?" className="btn">
          {reload}
        </a>
      </div>
    </aside>
  )
}
