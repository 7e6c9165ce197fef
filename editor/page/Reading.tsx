import type { ChangeEvent } from 'react'
import { Button } from './Button.tsx'
import { useDraft, useDraftStore } from './draft.ts'
import { isRead, type Page, pagesOf, withRead } from './pages.ts'
import { readingTexts as texts } from './texts.ts'

/** What the practitioner says of the page beside the form, and can take back. */
export function ReadBox({ page: { id, title } }: { page: Page }) {
  const draft = useDraft()
  const { change } = useDraftStore()
  const shown = draft.server?.shown
  if (!shown) return null
  // a double click says it once
  const say = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    (nativeEvent as UIEvent).detail > 1 || change((practice) => withRead(practice, shown, id, target.checked))
  return (
    <label className="preview__read">
      <input type="checkbox" aria-label={texts.named(title)} checked={isRead(draft, id)} onChange={say} />
      {texts.isTrue}
    </label>
  )
}

/** The pages that speak for the practitioner, each to be read. */
export function PagesToRead({ lookAt }: { lookAt: (page: Page) => void }) {
  const draft = useDraft()
  if (!draft.server) return null
  return (
    <section aria-label={texts.pages}>
      <ul>
        {pagesOf(draft.server.shown).map((page) => (
          <li key={page.id}>
            <Button className="link" onClick={() => lookAt(page)} text={page.title} />{' '}
            <span className="note">{isRead(draft, page.id) ? texts.read : texts.toRead}</span>
          </li>
        ))}
      </ul>
      <p className="note">{texts.again}</p>
    </section>
  )
}
