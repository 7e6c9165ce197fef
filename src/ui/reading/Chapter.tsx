import './reading.css'
import type { ReactNode } from 'react'
import { DataTable } from './DataTable'
import { Questions } from './Questions'
import { RichText } from './RichText'
import { Rows } from './Rows'
import { Steps } from './Steps'
import type { ChapterContent } from './types'

interface Props {
  chapter: ChapterContent
  /** Stands at the margin before the chapter's own notes. */
  aside?: ReactNode
  /** Stands after the chapter's own text. */
  children?: ReactNode
}

/** A section of a page below its opening, drawn from its content: text in columns 1 to 7; notes in 9 to 12, on the line of the text they annotate. */
export function Chapter({ chapter, aside, children }: Props) {
  const { id, title, paragraphs = [], steps, rows, list, questions, table, notes = [], plate } = chapter
  return (
    <section
      className={`rd__section grid12${plate ? ` rd__plated--${plate.below}` : ''}`}
      id={id}
      data-field={chapter['data-field']}
    >
      <h2 className="h2">{title}</h2>
      <div className="rd__body">
        {paragraphs.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name and never change order
          <p key={index} className="read">
            <RichText text={text} />
          </p>
        ))}
        {steps && <Steps items={steps} />}
        {rows && <Rows items={rows} />}
        {list && (
          <ul className="rd__list">
            {list.map((item) => (
              <li key={item} className="read">
                <RichText text={item} />
              </li>
            ))}
          </ul>
        )}
        {questions && <Questions items={questions} />}
        {table && <DataTable table={table} name={title} />}
        {children}
      </div>
      {(aside || notes.length > 0) && (
        <aside className="rd__notes">
          {aside}
          {notes.map((note) => (
            <div key={note.title} className="rd__note" data-field={note['data-field']}>
              <p className="kicker">{note.title}</p>
              <p>
                <RichText text={note.text} />
              </p>
            </div>
          ))}
        </aside>
      )}
      {plate && <img className="rd__plate" {...plate.picture} alt="" loading="lazy" />}
    </section>
  )
}

export function Chapters({ chapters }: { chapters: readonly ChapterContent[] }) {
  return chapters.map((chapter) => <Chapter key={chapter.title} chapter={chapter} />)
}
