import type { ReactNode } from 'react'
import type { Plate } from './types'

interface Props {
  title: string
  id?: string | undefined
  field?: string | undefined
  /** What stands at the margin, on the line of the text it annotates. */
  notes?: ReactNode
  plate?: Plate | undefined
  children: ReactNode
}

/** A section below a page's opening: text in columns 1 to 7, notes in 9 to 12. */
export function ReadingSection({ title, id, field, notes, plate, children }: Props) {
  return (
    <section className={`rd__section grid12${plate ? ` rd__plated--${plate.below}` : ''}`} id={id} data-field={field}>
      <h2 className="h2">{title}</h2>
      <div className="rd__body">{children}</div>
      {notes ? <aside className="rd__notes">{notes}</aside> : null}
      {plate && <img className="rd__plate" {...plate.picture} alt="" loading="lazy" />}
    </section>
  )
}
