import { RichText } from './RichText'
import type { Entry } from './types'

/** Open ruled rows: a term and what it means. */
export function Rows({ items }: { items: readonly Entry[] }) {
  return items.map(({ title, text }) => (
    <div key={title} className="rd__row">
      <h3 className="rd__title">{title}</h3>
      <p className="read">
        <RichText text={text} />
      </p>
    </div>
  ))
}
