import type { Fact } from './types'

/** A fact that must not sound like an offer: one line between two rules. */
export function FactLine({ fact }: { fact: Fact }) {
  const { term, text } = fact
  return (
    <div className="rd__section grid12" data-field={fact['data-field']}>
      <dl className="rd__fact">
        <dt className="rd__title">{term}</dt>
        <dd className="read">{text}</dd>
      </dl>
    </div>
  )
}
