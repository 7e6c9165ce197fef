import { RichText } from './RichText'
import type { Entry, LinkComponent } from './types'

/** Open ruled rows: a term and what it means. */
export function Rows({ items, link }: { items: readonly Entry[]; link: LinkComponent }) {
  return items.map(({ title, text }) => (
    <div key={title} className="rd__row">
      <h3 className="rd__title">{title}</h3>
      <p className="read">
        <RichText text={text} link={link} />
      </p>
    </div>
  ))
}
