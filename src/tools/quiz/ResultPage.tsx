import { memo } from 'react'
import { useSelector } from 'react-redux'
import type { RingsPlace } from './Calyx'
import { Chart } from './Chart'
import { texts } from './content'
import { Ranking } from './Ranking'
import { selectAnswers } from './selectors'

interface Props {
  from?: RingsPlace | undefined
}

/** First screen of the result: the six as a drawing, and as a list. */
export const ResultPage = memo(function ResultPage({ from }: Props) {
  const answers = useSelector(selectAnswers)
  return (
    <div className="quiz__result">
      <div className="quiz__head">
        <h1 className="kicker" tabIndex={-1}>
          {texts.name}
        </h1>
        <h2 className="d2 quiz__title" tabIndex={-1} data-arrival>
          {texts.title}
        </h2>
        <p className="lead quiz__subtitle">{texts.subtitle}</p>
      </div>
      <Chart answers={answers} from={from} />
      <Ranking answers={answers} />
    </div>
  )
})
