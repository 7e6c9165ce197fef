import './result.css'
import './part.css'
import { type CSSProperties, type ReactNode, useId, useRef } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { SiteParts } from '../../core/tool'
import { Callable, CrisisNote } from '../../ui/Crisis'
import { focusTargetProps } from '../../ui/focusTarget'
import { finePrint, texts } from './content'
import { Field } from './fields'
import type { Reading, ReadingPart, ResultTexts } from './reading'
import { currentQuestion, noteOn, otherQuestions, type ResultSlice } from './state'
import { usePartSensor } from './usePartSensor'

interface ResultPageProps<Root, Id extends string> {
  slice: ResultSlice<Root>
  reading: Reading<Id>
  site: SiteParts
  texts: ResultTexts
  /** The visitor's drawing, under the lens; decoration. */
  drawing: ReactNode
  /** Title of the page, for those who hear it, where the result replaces the stage instead of standing below it. */
  pageTitle?: string
  /** The sign of a part, and its longer story. */
  icon: (id: Id) => ReactNode
  story: (id: Id) => ReactNode
}

/** The result of a tool, in the same order for all: first screen, parts, questions, week, actions, fine print. */
export function ResultPage<Root, Id extends string>(props: ResultPageProps<Root, Id>) {
  const { slice, reading, site, drawing, pageTitle, icon, story } = props
  const { title, subtitle, empty, sources, restart } = props.texts
  const dispatch = useDispatch()
  const list = useRef<HTMLUListElement>(null)
  const { care, reflection, questions, parts, ties = [], week } = reading
  usePartSensor(list, slice)
  const words = useSelector((root: Root) => slice.selectSlice(root).openingWords).trim()
  const question = useSelector((root: Root) => currentQuestion(slice.selectSlice(root), questions))
  const moreQuestions = otherQuestions(question, questions)
  const id = useId()
  return (
    <>
      {pageTitle && (
        <h1 className="visually-hidden" tabIndex={-1}>
          {pageTitle}
        </h1>
      )}
      <section className={pageTitle ? 'result result--page' : 'result'} aria-labelledby={`${id}-title`}>
        <div className="result__drawing" aria-hidden="true">
          {drawing}
        </div>
        <div className="column result__first">
          {words && <OpeningWords id={`${id}-words`}>{words}</OpeningWords>}
          <h2
            className={words ? 'd3' : 'result__title'}
            id={`${id}-title`}
            {...focusTargetProps}
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
          {parts.map((part) => (
            <Part key={part.id} slice={slice} part={part} icon={icon(part.id)}>
              {part.hasStory && story(part.id)}
            </Part>
          ))}
        </ul>
        <div className="result__end">
          {ties.map((line) => (
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
              <button type="button" className="link small" onClick={() => dispatch(slice.actions.restarted())}>
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
      {site.otherTools}
    </>
  )
}

/** The most letters that are set as large as they can be. */
const fewLetters = 18

/** The visitor's own words, never corrected. Nobody has read them: whom to call stands right below. */
const OpeningWords = ({ id, children }: { id: string; children: string }) => (
  <>
    <p
      className="result__words"
      id={id}
      style={{ '--size': Math.min(1, Math.sqrt(fewLetters / children.length)) } as CSSProperties}
    >
      <bdi>{children}</bdi>
    </p>
    <CrisisNote length="short" className="note result__words-note" />
  </>
)

/** The question of the first screen, and a line to answer in. */
function Question<Root>({ slice, question }: { slice: ResultSlice<Root>; question: string }) {
  const answer = useSelector((root: Root) => slice.selectSlice(root).answer)
  const dispatch = useDispatch()
  return (
    <div className="result__question">
      <Field
        label={question}
        text={answer}
        onText={(text) => dispatch(slice.actions.answerChanged({ question, text }))}
      >
        {texts.answerNote}
      </Field>
    </div>
  )
}

interface PartProps<Root> {
  slice: ResultSlice<Root>
  part: ReadingPart<string>
  icon: ReactNode
  /** The longer story. */
  children: ReactNode
}

/** A part of the result. Its story, if any, is closed at first; whether it is open is the browser's to know. */
function Part<Root>({ slice, part, icon, children }: PartProps<Root>) {
  const { id, name, archetype, count, meaning, traits, hasStory } = part
  const isActive = useSelector((root: Root) => slice.selectSlice(root).activePart === id)
  const note = useSelector((root: Root) => noteOn(slice.selectSlice(root).notes, id))
  return (
    <li className="part" data-part={id} data-active={isActive || undefined} data-bare={!meaning || undefined}>
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
