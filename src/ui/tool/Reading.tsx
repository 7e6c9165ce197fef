import { type ComponentProps, type ReactNode, useRef } from 'react'
import { useSelector } from 'react-redux'
import { Callable } from '../Crisis'
import { texts } from './content'
import { placeHeading } from './focusHeading'
import { type Story, useStorySensor } from './useStorySensor'

interface Props<Root> extends Story<Root> {
  title: string
  /** The visitor's own drawing, which stays beside the text and shows what is read about; decoration. */
  drawing: ReactNode
  /** “O que fica”, which paper gives first. */
  kept: ReactNode
  /** The parts that are told of. */
  children: ReactNode
  /** What follows them. */
  end: ReactNode
}

/** What the drawing gives to think about: the drawing at the left, title, paragraphs and rows at the right. */
export function Reading<Root>({ title, drawing, kept, children, end, ...story }: Props<Root>) {
  const told = useRef<HTMLDivElement>(null)
  useStorySensor(told, story)
  return (
    <section className="reading">
      {kept}
      <h2 className="reading__title d2" {...placeHeading}>
        {title}
      </h2>
      <div className="reading__stage" aria-hidden="true">
        {drawing}
      </div>
      <div className="reading__told" ref={told}>
        {children}
      </div>
      <div className="reading__end">{end}</div>
    </section>
  )
}

interface ReflectionProps {
  paragraphs: readonly string[]
  /** What the visitor may say to them. */
  children: ReactNode
}

interface PartProps<Root> extends ComponentProps<'li'>, Pick<Story<Root>, 'of'> {
  story: string
}

/** A part that is told of: the hairline from the lens comes to it while it is read. */
export function Part<Root>({ story, of, ...props }: PartProps<Root>) {
  const isRead = useSelector((root: Root) => of.selectSlice(root).story === story)
  return <li className="part" data-story={story} data-read={isRead || undefined} {...props} />
}

/** The paragraphs of a reading; the first one leads. */
export const Reflection = ({ paragraphs, children }: ReflectionProps) => (
  <div className="reflection">
    {paragraphs.map((paragraph, index) => (
      <p key={paragraph} className={index === 0 ? 'lead' : 'read'}>
        {paragraph}
      </p>
    ))}
    {children}
  </div>
)

/** Something small to do with what has been read. */
export const Suggestion = ({ children }: { children: string }) => (
  <div className="suggestion">
    <h3>{texts.suggestion}</h3>
    <p className="read">
      <Callable>{children}</Callable>
    </p>
  </div>
)

/** After a label on a line of its own: a voice that reads on would run it into the text. */
export const SpokenColon = () => <span className="visually-hidden">:</span>
