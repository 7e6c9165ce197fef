import { useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { numerals } from '../../core/sections'
import type { ToolParts } from '../../core/tool'
import { Callable, CrisisNote } from '../../ui/Crisis'
import { OwnWords, placeHeading, Reading, Reflection, ResultEnd, Suggestion } from '../../ui/tool'
import { restarted } from './actions'
import { steps, texts } from './content'
import { Answers, Companion, KeptOnPaper, KeptPage } from './optional'
import { Row } from './Row'
import { reading } from './reading'
import { selectAnswers } from './selectors'
import { journeySlice, stepIds } from './slice'

/** Every step with its archetype and how many of its experiences were chosen. */
export function Summary() {
  const answers = useSelector(selectAnswers)
  return (
    <div className="journey__panel">
      <h2 className="journey__title" {...placeHeading}>
        {texts.resultTitle}
      </h2>
      <ol className="journey__summary">
        {stepIds.map((step, index) => (
          <li key={step}>
            <span className="journey__numeral">{numerals[index]}</span>{' '}
            <span className="journey__step">{steps[step].name}</span>{' '}
            <span className="journey__of">{steps[step].archetype}</span>{' '}
            <span className="journey__figure-of">
              {texts.count(answers[step].length)}
              <span className="visually-hidden"> {texts.counted}</span>
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}

/** The steps with something chosen, the insights text, and what follows every result. */
export function Insights({ parts }: { parts: ToolParts }) {
  const dispatch = useDispatch()
  const answers = useSelector(selectAnswers)
  const { hard, rows, paragraphs, suggestion } = useMemo(() => reading(answers), [answers])
  return (
    <Reading
      of={journeySlice}
      title={texts.readingTitle}
      kept={<KeptOnPaper />}
      drawing={<Companion />}
      ids={rows.map(({ step }) => step)}
      end={
        <>
          {suggestion && <Suggestion>{suggestion}</Suggestion>}
          <KeptPage parts={parts} />
          <ResultEnd
            of={journeySlice}
            parts={parts}
            sources={texts.sources}
            restart={{ label: texts.restart, onPress: () => dispatch(restarted()) }}
          />
        </>
      }
    >
      <OwnWords of={journeySlice} isFollowed={hard.length > 0} />
      {hard.length > 0 && (
        <div className="reflection">
          <CrisisNote length="beside" className="note" />
          {hard.map(({ text, echo }) => (
            <p key={text} className="read">
              “{text}” <Callable>{echo}</Callable>
            </p>
          ))}
        </div>
      )}
      <Reflection paragraphs={paragraphs}>
        <Answers part="reflection" />
      </Reflection>
      {rows.length > 0 && (
        <ol className="journey-rows">
          {rows.map((row) => (
            <Row key={row.step} row={row} />
          ))}
        </ol>
      )}
    </Reading>
  )
}
