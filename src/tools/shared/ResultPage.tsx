import './result.css'
import { type ComponentProps, type ReactNode, useDeferredValue, useId, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { SiteParts } from '../../core/tool'
import { Callable, CrisisNote } from '../../ui/Crisis'
import { finePrint, texts } from './content'
import { GrowingField, LettersLeft, typedLine } from './fields'
import { placeHeading } from './focusHeading'
import type { Reading, ReadingPart } from './reading'
import { currentQuestion, longestLine, otherQuestions, type ResultSlice } from './state'
import { usePartSensor } from './usePartSensor'

interface ResultPageProps<Root> extends ResultContent {
  slice: ResultSlice<Root>
  reading: Reading<string>
  site: SiteParts
}

interface ResultContent {
  title: string
  subtitle?: string
  /** The visitor's drawing, under the lens; decoration. */
  drawing: ReactNode
  /** One `Part` for each part of the reading. */
  children: ReactNode
  /** Lines below the parts. */
  below?: readonly string[]
  /** Stands in the place of the reflection where there is nothing to read. */
  empty?: string
  /** Whether the result is a page of its own below the bar, not below the stage where it was chosen. */
  isWholePage?: boolean
  /** One short sentence. */
  sources: string
  /** Label of the button that begins anew. */
  restart: string
}

/** The result of a tool, in the order that is the same for all: first screen, parts, questions, week, actions, fine print. */
export function ResultPage<Root>(props: ResultPageProps<Root>) {
  const { slice, reading, site, title, subtitle, drawing, children, below = [], empty, sources, restart } = props
  const dispatch = useDispatch()
  const list = useRef<HTMLUListElement>(null)
  usePartSensor(
    list,
    slice,
    reading.parts.map(({ id }) => id),
  )
  const { care, reflection, questions, week } = reading
  const words = useSelector((root: Root) => slice.selectSlice(root).openingWords).trim()
  const question = useSelector((root: Root) => currentQuestion(slice.selectSlice(root), questions))
  const moreQuestions = otherQuestions(question, questions)
  const id = useId()
  return (
    <section className={props.isWholePage ? 'result result--page' : 'result'} aria-labelledby={`${id}-title`}>
      <div className="result__drawing" aria-hidden="true">
        {drawing}
      </div>
      <div className="column result__first">
        {words && <OpeningWords id={`${id}-words`}>{words}</OpeningWords>}
        <h2
          className={words ? 'd3' : 'result__title'}
          id={`${id}-title`}
          {...placeHeading}
          aria-describedby={words ? `${id}-words` : undefined}
        >
          {title}
        </h2>
        {subtitle && <p className="lead soft result__subtitle">{subtitle}</p>}
        {care && (
          <p className="result__care">
            <Callable>{care}</Callable>
          </p>
        )}
        <div className="result__reflection">
          {reflection.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {reflection.length === 0 && <p>{empty}</p>}
        </div>
        {question && <Question slice={slice} question={question} />}
        <site.TherapyLink className="link result__therapy screen-only" isQuiet />
      </div>
      <ul className="result__parts" ref={list}>
        {children}
      </ul>
      <div className="result__end">
        {below.map((line) => (
          <p key={line} className="note result__below">
            {line}
          </p>
        ))}
        {moreQuestions.length > 0 && (
          <ul className="result__questions">
            {moreQuestions.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        )}
        {week && (
          <div className="result__week">
            <h3 className="soft">{texts.week}</h3>
            <p className="lead">{week}</p>
          </div>
        )}
        <div className="result__actions screen-only">
          <site.TherapyLink className="btn" />
          <site.Sharing>
            <button
              type="button"
              className="link small result__action"
              onClick={() => dispatch(slice.actions.restarted())}
            >
              {restart}
            </button>
          </site.Sharing>
        </div>
        <p className="note result__fine-print">
          <Callable>{finePrint(sources)}</Callable>
        </p>
        {site.colophon}
      </div>
    </section>
  )
}

/** The longest words of each size (letters). */
const sizes = [18, 42, 90]

/** The visitor's own words, never corrected. Nobody has read them: whom to call stands right below. */
const OpeningWords = ({ id, children }: { id: string; children: string }) => (
  <>
    <p className="result__words" id={id} data-size={sizes.filter((most) => children.length > most).length + 1}>
      <bdi>{children}</bdi>
    </p>
    <CrisisNote length="short" className="note result__words-note" />
  </>
)

/** The question of the first screen, and a line to answer in. */
function Question<Root>({ slice, question }: { slice: ResultSlice<Root>; question: string }) {
  const id = useId()
  const answer = useSelector((root: Root) => slice.selectSlice(root).answer)
  const dispatch = useDispatch()
  return (
    <div className="result__question">
      <label htmlFor={id}>{question}</label>
      <GrowingField
        id={id}
        text={answer}
        textOf={typedLine}
        maxLength={longestLine}
        onText={(text) => dispatch(slice.actions.answerChanged({ question, text }))}
        aria-describedby={`${id}-note`}
      />
      <p className="note screen-only" id={`${id}-note`}>
        {texts.answerNote} <LettersLeft text={answer} />
      </p>
    </div>
  )
}

interface PartProps<Root> extends Omit<ComponentProps<'li'>, 'part'> {
  slice: ResultSlice<Root>
  part: ReadingPart<string>
  icon: ReactNode
  /** What the visitor wrote about it. */
  note?: string
  /** The longer story. */
  children?: ReactNode
}

/** A part of the result. Its story, if any, is closed at first; whether it is open is the browser's to know. */
export function Part<Root>({ slice, part, icon, note, children, ...props }: PartProps<Root>) {
  const { id, name, archetype, count, meaning, traits, hasStory } = part
  const isActive = useSelector((root: Root) => slice.selectSlice(root).activePart === id)
  return (
    <li
      className="part"
      data-part={id}
      data-active={isActive || undefined}
      data-bare={!meaning || undefined}
      {...props}
    >
      {icon}
      <div>
        <div className="row part__head">
          <h3 className="part__name">{name}</h3>
          {archetype && <p className="part__archetype small soft">{archetype}</p>}
          {count && <p className="part__count small">{count}</p>}
        </div>
        {note && (
          <p className="part__note">
            <span className="visually-hidden">{texts.yourNote} </span>
            <bdi>{note}</bdi>
          </p>
        )}
        {meaning && <p className="part__meaning">{meaning}</p>}
        {traits && <p className="part__traits small soft">{traits}</p>}
        {hasStory && (
          <details className="story">
            <summary className="screen-only" aria-label={`${texts.story}: ${name}`}>
              {/* else heard once more, as a description */}
              <span aria-hidden="true">{texts.story}</span>
            </summary>
            <div className="story__text">{children}</div>
          </details>
        )}
      </div>
    </li>
  )
}

interface AfterPaintProps {
  isShown: boolean
  children: ReactNode
}

/**
 * A long text, rendered a frame after the click that requests it, so that a slow machine answers the click first. A blank takes its space
 * at once: what stands below moves with the click, not when the text comes (layout shift).
 */
export function AfterPaint({ isShown, children }: AfterPaintProps) {
  const isPainted = useDeferredValue(isShown)
  if (!isShown) return null
  return isPainted ? children : <div className="stage-blank" />
}
