import '../shared/tool.css'
import './quiz.css'
import { type MouseEvent, useId } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { SiteParts, ToolModule } from '../../core/tool'
import { isBelated, useReplacedControls } from '../../ui/clicks'
import { focusTargetProps } from '../../ui/focusTarget'
import { terms } from '../shared/content'
import { OpeningLine } from '../shared/fields'
import { Progress } from '../shared/Progress'
import { copiesOf } from '../shared/reading'
import { answers, head, questions, texts } from './content'
import { Rings } from './Drawing'
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
  ...copiesOf(({ quiz }) => ({ ...quiz, ...texts.result, reading: reading(quiz.answers) })),
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
  const dispatch = useDispatch()
  /** The second click of a double click, by touch too, answers nothing: it was meant for the question before. */
  const give = (answer: AnswerId, event: MouseEvent) => {
    if (event.detail < 2 && !isBelated(event)) dispatch(answerGiven({ question, answer }))
  }
  return (
    <div className="stage quiz">
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
        <div key={question}>
          <h2 className="quiz__question" {...focusTargetProps} aria-describedby={stepsId}>
            {questions[question]}
          </h2>
          <ol className="quiz__answers">
            {answersOf[question].map((answer, place) => (
              <li key={answer}>
                <button type="button" className="quiz__answer" onClick={(event) => give(answer, event)}>
                  <span className="quiz__letter" aria-hidden="true">
                    {letters[place]}
                  </span>
                  <span>{answers[answer].text}</span>
                </button>
              </li>
            ))}
          </ol>
        </div>
        <div className="quiz__notes">
          {index === 0 && <OpeningLine slice={quizSlice} />}
          <p className="note">{index === 0 ? `${terms('cinco')} ${texts.about}` : texts.hint}</p>
        </div>
      </div>
      {/* last: it lies at the end of the page, which is still growing while it comes in */}
      <Rings answered={index} />
    </div>
  )
}
