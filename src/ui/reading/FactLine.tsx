/** A fact that must not sound like an offer: one line between two rules. */
export function FactLine({ term, text }: { term: string; text: string }) {
  return (
    <div className="rd__section grid12">
      <dl className="rd__fact">
        <dt className="rd__title">{term}</dt>
        <dd className="read">{text}</dd>
      </dl>
    </div>
  )
}
