import { memo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { OwnWords, Practice, Reading, Reflection, ResultEnd, SpokenColon } from '../../ui/tool'
import { restarted, storyReached, writingChanged } from './actions'
import { Companion } from './Chart'
import { profiles, questions, texts } from './content'
import { Glyph } from './Glyph'
import { levelText, reading } from './reading'
import { archetypesOf, type Standing } from './scores'
import { selectAnswers, selectStory, selectWriting } from './selectors'
import { type AnswerId, type ArchetypeId, archetypeIds, questionIds } from './slice'

/** Second part of the result: what the strongest bring and ask, where the points come from, the reading, its end. */
export const ResultReading = memo(function ResultReading({ parts }: { parts: ToolParts }) {
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
      <ul className="quiz-rows">
        {rows.map((standing) => (
          <Row key={standing.archetype} standing={standing} answers={answers} />
        ))}
      </ul>
      <PointsTable answers={answers} />
      <Practice>{practice}</Practice>
      <End parts={parts} />
    </Reading>
  )
})

function Row({ standing, answers }: { standing: Standing; answers: readonly AnswerId[] }) {
  const { archetype } = standing
  const { name, image, surplus, lack, question } = profiles[archetype]
  return (
    <li className="quiz-row quiz-of" data-archetype={archetype} data-story={archetype}>
      <Glyph archetype={archetype} />
      <div>
        <h3 className="quiz-row-name">{name}</h3>
        <p className="note">{levelText(standing, answers)}</p>
      </div>
      <div className="quiz-row-text">
        <p className="read">{image}</p>
        <p className="quiz-sides">
          <span className="quiz-side">{texts.surplus}</span>
          <SpokenColon /> {surplus}
        </p>
        <p className="quiz-sides">
          <span className="quiz-side">{texts.lack}</span>
          <SpokenColon /> {lack}
        </p>
        <p className="quiz-row-question">{question}</p>
      </div>
    </li>
  )
}

/** The drawing in words: all six, with the scenes in which each was chosen. */
const PointsTable = memo(function PointsTable({ answers }: { answers: readonly AnswerId[] }) {
  return (
    <table className="quiz-table">
      <caption>{texts.table.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.table.archetype}</th>
          <th scope="col">{texts.table.points}</th>
          <th scope="col">{texts.table.scenes}</th>
        </tr>
      </thead>
      <tbody>
        {archetypeIds.map((archetype) => (
          <PointsRow key={archetype} archetype={archetype} answers={answers} />
        ))}
      </tbody>
    </table>
  )
})

function PointsRow({ archetype, answers }: { archetype: ArchetypeId; answers: readonly AnswerId[] }) {
  const scenes = questionIds.filter((_, index) => {
    const answer = answers[index]
    return answer !== undefined && archetypesOf(answer).includes(archetype)
  })
  return (
    <tr className={scenes.length > 0 ? undefined : 'quiz-table-none'}>
      <th scope="row">
        <span className="quiz-table-name quiz-of" data-archetype={archetype}>
          <Glyph archetype={archetype} />
          {profiles[archetype].name}
        </span>
      </th>
      <td>{texts.points(scenes.length)}</td>
      <td>{scenes.map((question) => questions[question].scene).join(', ') || texts.table.none}</td>
    </tr>
  )
}

function End({ parts }: { parts: ToolParts }) {
  const dispatch = useDispatch()
  return (
    <ResultEnd
      parts={parts}
      sources={texts.sources}
      writing={{ select: selectWriting, change: writingChanged }}
      restart={{ label: texts.restart, onPress: () => dispatch(restarted()) }}
    />
  )
}
