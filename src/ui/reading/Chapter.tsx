import './reading.css'
import type { ReactNode } from 'react'
import { numerals } from '../../core/sections'
import { RichText } from './RichText'
import type { ChapterContent, Entry, Question } from './types'

interface Props {
  chapter: ChapterContent
  /** Stands after the chapter's own text. */
  children?: ReactNode
}

/** A section of a page below its opening: text in columns 1 to 7, notes in 9 to 12, on the line of their text. */
export function Chapter({ chapter, children }: Props) {
  const { title, paragraphs = [], steps, rows, list, questions, notes = [], illustration } = chapter
  return (
    <section className="rd__section grid12" data-field={chapter['data-field']}>
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
        {children}
      </div>
      {(illustration || notes.length > 0) && (
        <aside className="rd__notes">
          {notes.map((note) => (
            <div key={note.title} className="rd__note small soft" data-field={note['data-field']}>
              <p className="kicker">{note.title}</p>
              <p>
                <RichText text={note.text} />
              </p>
            </div>
          ))}
          {illustration && <img className="rd__illustration screen-only" {...illustration} alt="" loading="lazy" />}
        </aside>
      )}
    </section>
  )
}

export function Chapters({ chapters }: { chapters: readonly ChapterContent[] }) {
  return chapters.map((chapter) => <Chapter key={chapter.title} chapter={chapter} />)
}

/** A sequence in ruled rows; the numerals are drawn, the order is the list's own. */
function Steps({ items }: { items: readonly Entry[] }) {
  return (
    <ol className="rd__steps">
      {items.map(({ title, text }, index) => (
        <li key={title} className="rd__row">
          <span className="rd__numeral" aria-hidden="true">
            {numerals[index]}
          </span>
          <Term title={title} text={text} />
        </li>
      ))}
    </ol>
  )
}

/** Open ruled rows: a term and what it means. */
function Rows({ items }: { items: readonly Entry[] }) {
  return items.map(({ title, text }) => (
    <div key={title} className="rd__row">
      <Term title={title} text={text} />
    </div>
  ))
}

const Term = ({ title, text }: Entry) => (
  <>
    <h3 className="rd__title">{title}</h3>
    <p className="read">
      <RichText text={text} />
    </p>
  </>
)

/** Questions that open; on paper all of them are open. */
const Questions = ({ items }: { items: readonly Question[] }) =>
  items.map(({ title, text }) => (
    <details key={title} className="rd__question">
      <summary className="rd__title">{title}</summary>
      <p className="read">{text}</p>
    </details>
  ))
