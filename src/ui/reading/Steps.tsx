import { numerals } from '../../core/sections'
import { RichText } from './RichText'
import type { Entry } from './types'

/** A sequence in ruled rows; the numerals are drawn, the order is the list's own. */
export function Steps({ items }: { items: readonly Entry[] }) {
  return (
    <ol className="rd__steps">
      {items.map(({ title, text }, index) => (
        <li key={title} className="rd__row">
          <span className="rd__numeral" aria-hidden="true">
            {numerals[index]}
          </span>
          <h3 className="rd__title">{title}</h3>
          <p className="read">
            <RichText text={text} />
          </p>
        </li>
      ))}
    </ol>
  )
}
