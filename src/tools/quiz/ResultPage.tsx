import { memo } from 'react'
import { useSelector } from 'react-redux'
import { Chart } from './Chart'
import { profiles, texts } from './content'
import { Glyph } from './Glyph'
import { reading } from './reading'
import type { Standing } from './scores'
import { selectAnswers } from './selectors'
import type { AnswerId } from './slice'

interface Props {
  isNew: boolean
}

/** First screen of the result: the six as a drawing, the strongest as a list. */
export const ResultPage = memo(function ResultPage({ isNew }: Props) {
  const answers = useSelector(selectAnswers)
  return (
    <div className="quiz-result">
      <div className="quiz-head">
        <h1 className="kicker" tabIndex={-1}>
          {texts.name}
        </h1>
        <h2 className="d2 quiz-title" tabIndex={-1} data-arrival>
          {texts.title}
        </h2>
        <p className="lead quiz-subtitle">{texts.subtitle}</p>
      </div>
      <Chart answers={answers} isNew={isNew} />
      <Ranking answers={answers} />
    </div>
  )
})

function Ranking({ answers }: { answers: readonly AnswerId[] }) {
  const { rows, ties } = reading(answers)
  return (
    <div className="quiz-ranking">
      <ol className="quiz-top">
        {rows.map((standing) => (
          <Rank key={standing.archetype} {...standing} />
        ))}
      </ol>
      {ties.map((text) => (
        <p key={text} className="note quiz-tie">
          {text}
        </p>
      ))}
    </div>
  )
}

function Rank({ archetype, score, place }: Standing) {
  const { name, description, characteristics } = profiles[archetype]
  return (
    <li className="quiz-rank quiz-of" data-archetype={archetype}>
      <span className="quiz-place">{place}</span>
      <h3 className="quiz-name">
        <Glyph archetype={archetype} />
        {name}
      </h3>
      <p className="quiz-points">{texts.points(score)}</p>
      <p className="quiz-description">{description}</p>
      <p className="quiz-traits">{characteristics.join(', ')}</p>
    </li>
  )
}
