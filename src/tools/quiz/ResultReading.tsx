import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { OwnWords, Practice, Reading, Reflection, ResultEnd, SpokenColon } from '../../ui/tool'
import { restarted, storyReached, writingChanged } from './actions'
import { Companion } from './Chart'
import { profiles, texts } from './content'
import { Glyph } from './Glyph'
import { levelText, reading } from './reading'
import type { Standing } from './scores'
import { selectAnswers, selectStory, selectWriting } from './selectors'
import type { AnswerId } from './slice'

/** Second part of the result: the reading, what the strongest bring and ask, its end. */
export const ResultReading = memo(function ResultReading({ parts }: { parts: ToolParts }) {
  const dispatch = useDispatch()
  const answers = useSelector(selectAnswers)
  const { rows, paragraphs, practice } = reading(answers)
  return (
    <Reading
      title={texts.readingTitle}
      drawing={<Companion answers={answers} />}
      story={{ select: selectStory, reach: storyReached, ids: rows.map(({ archetype }) => archetype) }}
    >
      <OwnWords select={selectWriting} />
      <Reflection paragraphs={paragraphs} />
      <ul>
        {rows.map((standing) => (
          <Row key={standing.archetype} standing={standing} answers={answers} />
        ))}
      </ul>
      <Practice>{practice}</Practice>
      <ResultEnd
        parts={parts}
        sources={texts.sources}
        writing={{ select: selectWriting, change: writingChanged }}
        restart={{ label: texts.restart, onPress: () => dispatch(restarted()) }}
      />
    </Reading>
  )
})

function Row({ standing, answers }: { standing: Standing; answers: readonly AnswerId[] }) {
  const { archetype } = standing
  const { name, image, surplus, lack, question } = profiles[archetype]
  return (
    <li className="quiz__row quiz__of" data-archetype={archetype} data-story={archetype}>
      <Glyph archetype={archetype} />
      <div>
        <h3 className="quiz__row-name">{name}</h3>
        <p className="note">{levelText(standing, answers)}</p>
      </div>
      <div className="quiz__row-text">
        <p className="read">{image}</p>
        <p className="quiz__sides">
          <span className="quiz__side">{texts.surplus}</span>
          <SpokenColon /> {surplus}
        </p>
        <p className="quiz__sides">
          <span className="quiz__side">{texts.lack}</span>
          <SpokenColon /> {lack}
        </p>
        <p className="quiz__row-question">{question}</p>
      </div>
    </li>
  )
}
