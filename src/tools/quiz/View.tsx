import '../shared/tool.css'
import './quiz.css'
import { type MouseEvent, memo, type PointerEvent, useId, useRef, useState } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { SiteParts, ToolModule } from '../../core/tool'
import { isBelated, useReplacedControls } from '../../ui/clicks'
import { Icon } from '../../ui/Icon'
import { terms } from '../shared/content'
import { OpeningLine } from '../shared/fields'
import { placeHeading } from '../shared/focusHeading'
import { Progress } from '../shared/Progress'
import { copiesOf } from '../shared/reading'
import { answers, head, questions, texts } from './content'
import { ImageDrawing, Rings } from './Drawing'
import { Result } from './Result'
import { reading } from './reading'
import {
  type AnswerId,
  answerGiven,
  answersOf,
  type QuestionId,
  type QuizRoot,
  questionIds,
  quizSlice,
  selectQuestion,
} from './slice'

export const page: ToolModule<QuizRoot> = {
  head,
  View,
  hasArrived: (_action, root, before) => selectQuestion(root) !== selectQuestion(before),
  ...copiesOf(({ quiz }) => ({ ...quiz, ...texts.result, reading: reading(quiz.answers) }), {
    Drawing: ImageDrawing,
    size: 1000,
  }),
}

/** The question that waits for its answer or, after the last, the result. */
function View({ site }: { site: SiteParts }) {
  const question = useSelector(selectQuestion)
  useReplacedControls(question)
  return question ? <QuestionPage question={question} /> : <Result site={site} />
}

/** Decorative; the order of the answers carries nothing. */
const letters = ['A', 'B', 'C', 'D'] as const

/** One question and its four answers; the next one takes its place without moving it. */
function QuestionPage({ question }: { question: QuestionId }) {
  const index = questionIds.indexOf(question)
  const stepsId = useId()
  return (
    <div className="stage grid12 quiz">
      <Rings answered={index} />
      <div className="column quiz__ask">
        <h1 className="kicker" tabIndex={-1}>
          {texts.name}
        </h1>
        <Progress
          label={texts.step(index + 1, questionIds.length)}
          value={index + 1}
          max={questionIds.length}
          labelId={stepsId}
        />
        <div key={question} className="quiz__page">
          <h2 className="quiz__question" {...placeHeading} aria-describedby={stepsId}>
            {questions[question]}
          </h2>
          <Answers question={question} />
        </div>
        <div className="quiz__notes">
          {index === 0 && <OpeningLine slice={quizSlice} />}
          <p className="note">{index === 0 ? `${terms('cinco')} ${texts.about}` : texts.hint}</p>
        </div>
      </div>
    </div>
  )
}

/** How far a pointer moves before it counts as pointing at an answer (px): the row that comes under a resting one is not chosen. */
const leastMove = 4

function Answers({ question }: { question: QuestionId }) {
  const start = useRef<{ x: number; y: number }>(null)
  const [isPointing, setIsPointing] = useState(false)
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    start.current ??= { x, y }
    if (Math.hypot(x - start.current.x, y - start.current.y) >= leastMove) setIsPointing(true)
  }
  return (
    <ol
      className="quiz__answers"
      data-pointing={isPointing || undefined}
      onPointerMove={isPointing ? undefined : onPointerMove}
    >
      {answersOf[question].map((answer, place) => (
        <Answer key={answer} question={question} answer={answer} letter={letters[place] ?? ''} />
      ))}
    </ol>
  )
}

interface AnswerProps {
  question: QuestionId
  answer: AnswerId
  letter: string
}

const Answer = memo(function Answer({ question, answer, letter }: AnswerProps) {
  const dispatch = useDispatch()
  /** The second click of a double click, by touch too, answers nothing: it was meant for the question before. */
  const onClick = (event: MouseEvent) => {
    if (event.detail < 2 && !isBelated(event)) dispatch(answerGiven({ question, answer }))
  }
  return (
    <li>
      <button type="button" className="quiz-answer" onClick={onClick}>
        <span className="quiz__letter" aria-hidden="true">
          {letter}
        </span>
        <span>{answers[answer].text}</span>
        <Icon name="next" />
      </button>
    </li>
  )
})
