import { type MouseEvent, memo, type PointerEvent, useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useDispatch } from 'react-redux'
import { useUpdate } from '../../motion/pieces'
import { Icon } from '../../ui/Icon'
import { isBelated, onSinglePress } from '../../ui/onSinglePress'
import { Progress, placeHeading, WritingLine } from '../../ui/tool'
import { terms } from '../../ui/tool/content'
import { answerGiven, previousAsked } from './actions'
import type { RingsPlace } from './Calyx'
import { answers, questions, texts } from './content'
import { later } from './optional'
import { Rings } from './Rings'
import { type AnswerId, answersOf, type QuestionId, questionIds, quizSlice } from './slice'
import { questionUpdate } from './transitions'

interface Props {
  question: QuestionId
  /** Remembers where the rings were. */
  rings: RingsPlace
}

/** Decorative; the order of the answers carries nothing. */
const letters = ['A', 'B', 'C', 'D'] as const

/** One question and its four answers; the next one takes its place without moving it. */
export function QuestionPage({ question, rings }: Props) {
  const index = questionIds.indexOf(question)
  // the next question is painted before the ring of the last one is drawn and code is asked for
  const answered = useDeferredValue(index)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answered > 0) void later.load()
  }, [answered])
  useUpdate(page, index, (value) => ({ opacity: Math.max(0, 1 - Math.abs(index - value)) }), questionUpdate)
  const dispatch = useDispatch()
  const { text } = questions[question]
  const stepsId = useId()
  return (
    <div className="quiz__work">
      <Rings answered={answered} place={rings} />
      <div className="quiz__ask">
        <h1 className="kicker" tabIndex={-1}>
          {texts.name}
        </h1>
        <Progress
          label={texts.step(index + 1, questionIds.length)}
          value={index + 1}
          max={questionIds.length}
          labelId={stepsId}
        />
        <div className="quiz__page" ref={page}>
          <h2 className="quiz__question" {...placeHeading} aria-describedby={stepsId}>
            {text}
          </h2>
          <Answers key={question} question={question} />
        </div>
        {index === 0 ? (
          <div className="quiz__notes">
            <WritingLine of={quizSlice} />
            <p className="note">{`${terms('cinco')} ${texts.about}`}</p>
          </div>
        ) : (
          <div className="quiz__notes">
            <button type="button" className="link" onClick={onSinglePress(() => dispatch(previousAsked()))}>
              {texts.previous}
            </button>
            <p className="note">{texts.hint}</p>
          </div>
        )}
      </div>
    </div>
  )
}

/** So far a pointer moves before it counts as pointing at an answer: the row that comes under a resting one is not chosen. */
const leastMove = 4

function Answers({ question }: { question: QuestionId }) {
  const [start, setStart] = useState<{ x: number; y: number } | null>(null)
  const [isPointing, setIsPointing] = useState(false)
  const onPointerMove = ({ clientX: x, clientY: y }: PointerEvent) => {
    if (!start) setStart({ x, y })
    else if (Math.hypot(x - start.x, y - start.y) >= leastMove) setIsPointing(true)
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
