import type { ReactNode } from 'react'
import { DataTable } from './DataTable'
import { MarginNote } from './MarginNote'
import { Questions } from './Questions'
import { ReadingSection } from './ReadingSection'
import { RichText } from './RichText'
import { Rows } from './Rows'
import { Steps } from './Steps'
import type { ChapterContent, LinkComponent } from './types'

interface Props {
  chapter: ChapterContent
  link: LinkComponent
  /** Stands at the margin before the chapter's own notes. */
  aside?: ReactNode
  /** Stands after the chapter's own text. */
  children?: ReactNode
}

/** A section of a page, drawn from its content. */
export function Chapter({ chapter, link, aside, children }: Props) {
  const { id, field, title, paragraphs = [], steps, rows, list, questions, table, notes = [], plate } = chapter
  const margin = notes.map((note) => (
    <MarginNote key={note.title} title={note.title}>
      <RichText text={note.text} link={link} />
    </MarginNote>
  ))
  const hasMargin = aside || margin.length > 0
  return (
    <ReadingSection
      title={title}
      id={id}
      field={field}
      plate={plate}
      notes={
        hasMargin && (
          <>
            {aside}
            {margin}
          </>
        )
      }
    >
      {paragraphs.map((text, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no name and never change order
        <p key={index} className="read">
          <RichText text={text} link={link} />
        </p>
      ))}
      {steps && <Steps items={steps} link={link} />}
      {rows && <Rows items={rows} link={link} />}
      {list && (
        <ul className="rd__list">
          {list.map((item) => (
            <li key={item} className="read">
              <RichText text={item} link={link} />
            </li>
          ))}
        </ul>
      )}
      {questions && <Questions items={questions} />}
      {table && <DataTable table={table} name={title} />}
      {children}
    </ReadingSection>
  )
}

export function Chapters({ chapters, link }: { chapters: readonly ChapterContent[]; link: LinkComponent }) {
  return chapters.map((chapter) => <Chapter key={chapter.title} chapter={chapter} link={link} />)
}
