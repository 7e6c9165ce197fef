import type { Question } from './types'

/** Questions that open; on paper all of them are open. */
export const Questions = ({ items }: { items: readonly Question[] }) =>
  items.map(({ title, text }) => (
    <details key={title} className="rd-question">
      <summary className="rd-title">{title}</summary>
      <p className="read">{text}</p>
    </details>
  ))
