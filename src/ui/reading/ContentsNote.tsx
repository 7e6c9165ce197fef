interface Props {
  title: string
  entries: readonly { id: string; title: string }[]
}

/** Table of contents of a long page, as its first margin note. */
export function ContentsNote({ title, entries }: Props) {
  return (
    <nav className="rd__note rd__contents" aria-label={title}>
      <p className="kicker" aria-hidden="true">
        {title}
      </p>
      <ul>
        {entries.map((entry) => (
          <li key={entry.id}>
            <a href={`#${entry.id}`}>{entry.title}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
