import type { Question } from './types'

/** Questions that open; on paper all of them are open. */
export const Questions = ({ items }: { items: readonly Question[] }) =>
  items.map(({ title, text }) => (
    <details key={title} className="rd__question">
      <summary className="rd__title">{title}</summary>
      <p className="read">{text}</p>
    </details>
  ))
