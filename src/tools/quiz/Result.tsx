import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import { wordsOf } from '../../core/associations'
import type { ToolParts } from '../../core/tool'
import {
  Folded,
  nameIdOf,
  OwnLine,
  OwnWords,
  Part,
  placeHeading,
  Reading,
  Reflection,
  ResultEnd,
  SpokenColon,
  Suggestion,
} from '../../ui/tool'
import { restarted } from './actions'
import type { RingsPlace } from './Calyx'
import { Chart } from './Chart'
import { profiles, texts } from './content'
import { Glyph } from './Glyph'
import { Answers, Companion, KeptOnPaper, KeptPage, Remembered } from './optional'
import { Ranking } from './Ranking'
import { questionOf, reading } from './reading'
import type { Standing } from './scores'
import { selectAnswers, selectAssociations } from './selectors'
import { quizSlice, type Side, sides } from './slice'

interface SummaryProps {
  from?: RingsPlace | undefined
}

/** First screen of the result: the six as a drawing, and as a list. */
export const Summary = memo(function Summary({ from }: SummaryProps) {
  const answers = useSelector(selectAnswers)
  return (
    <div className="quiz__result">
      <div className="quiz__head">
        <h1 className="kicker" tabIndex={-1}>
          {texts.name}
        </h1>
        <h2 className="d2 quiz__title" {...placeHeading}>
          {texts.title}
        </h2>
        <p className="lead quiz__subtitle">{texts.subtitle}</p>
      </div>
      <Chart answers={answers} from={from} />
      <Ranking answers={answers} />
    </div>
  )
})

/** Second part of the result: the reading, what the strongest bring and ask, its end. */
export const Insights = memo(function Insights({ parts }: { parts: ToolParts }) {
  const dispatch = useDispatch()
  const answers = useSelector(selectAnswers)
  const { rows, paragraphs, suggestion } = reading(answers)
  return (
    <Reading
      of={quizSlice}
      title={texts.readingTitle}
      kept={<KeptOnPaper />}
      drawing={<Companion answers={answers} />}
      ids={rows.map(({ archetype }) => archetype)}
      end={
        <>
          <Suggestion>{suggestion}</Suggestion>
          <KeptPage parts={parts} />
          <ResultEnd
            of={quizSlice}
            parts={parts}
            sources={texts.sources}
            restart={{ label: texts.restart, onPress: () => dispatch(restarted()) }}
          />
        </>
      }
    >
      <OwnWords of={quizSlice} />
      <Reflection paragraphs={paragraphs}>
        <Answers part="reflection" />
      </Reflection>
      {rows[0] && <Remembered archetype={rows[0].archetype} />}
      <ul>
        {rows.map((standing, index) => (
          <Row key={standing.archetype} standing={standing} isStrongest={index === 0} />
        ))}
      </ul>
    </Reading>
  )
})

interface RowProps {
  standing: Standing
  /** The visitor may have written of its two sides. */
  isStrongest: boolean
}

function Row({ standing, isStrongest }: RowProps) {
  const { archetype } = standing
  const { name, image } = profiles[archetype]
  const associations = useSelector(selectAssociations)
  const wordsOn = (side: Side) => (isStrongest ? wordsOf(associations, side) : '')
  return (
    <Part of={quizSlice} data-archetype={archetype} story={archetype}>
      <div className="part-head">
        <Glyph archetype={archetype} />
        <h3 className="part__name" id={nameIdOf(archetype)}>
          {name}
        </h3>
      </div>
      <div className="quiz__row-text">
        <Folded of={quizSlice} story={archetype} isTold={isStrongest}>
          <p className="read">{image}</p>
          {sides.map((side) => (
            <div key={side} className="quiz__sides">
              <OwnLine words={wordsOn(side)} the={texts[side].toLowerCase()} />
              <p>
                <span className="quiz__side">{texts[side]}</span>
                <SpokenColon /> {profiles[archetype][side]}
              </p>
            </div>
          ))}
          <p className="part__question">{questionOf(archetype, sides.some(wordsOn))}</p>
        </Folded>
        <Answers part={archetype} />
      </div>
    </Part>
  )
}
