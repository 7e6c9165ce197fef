import type { ReactNode } from 'react'
import { texts } from './content'

interface Props {
  title: string
  /** The visitor's own drawing, cropped at the corner; decoration. */
  watermark?: ReactNode
  children: ReactNode
}

/** What the drawing gives to think about: title at the left, rows and paragraphs at the right. */
export function Reading({ title, watermark, children }: Props) {
  return (
    <section className="reading">
      {watermark && (
        <div className="reading__watermark" aria-hidden="true">
          {watermark}
        </div>
      )}
      <h2 className="reading__title d2" tabIndex={-1} data-arrival>
        {title}
      </h2>
      <div className="reading__body">{children}</div>
    </section>
  )
}

/** The paragraphs of a reading; the first one leads. */
export const Reflection = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="reflection">
    {paragraphs.map((paragraph, index) => (
      <p key={paragraph} className={index === 0 ? 'lead' : 'read'}>
        {paragraph}
      </p>
    ))}
  </div>
)

/** Something small to do with what has been read. */
export const Practice = ({ children }: { children: string }) => (
  <div className="practice">
    <h3>{texts.practice}</h3>
    <p className="read">{children}</p>
  </div>
)

/** After a label on a line of its own: a voice that reads on would run it into the text. */
export const SpokenColon = () => <span className="visually-hidden">:</span>
