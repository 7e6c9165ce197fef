// biome-ignore-all lint/a11y/noRedundantRoles: to older Safari a table that is not laid out as one is none, unless it says so
import { profiles, questions, texts } from './content'
import { Glyph } from './Glyph'
import { reading } from './reading'
import { archetypesOf, computeStandings, type Standing } from './scores'
import { type AnswerId, questionIds } from './slice'

interface Props {
  answers: readonly AnswerId[]
}

/** One list of all six, most points first: the strongest at length, the others in a line each. */
export function Ranking({ answers }: Props) {
  const { rows, ties } = reading(answers)
  return (
    <div className="quiz__ranking">
      <ol>
        {rows.map((standing) => (
          <Rank key={standing.archetype} {...standing} />
        ))}
      </ol>
      {ties.map((text) => (
        <p key={text} className="note quiz__tie">
          {text}
        </p>
      ))}
      <PointsTable answers={answers} shown={rows.length} />
    </div>
  )
}

function Rank({ archetype, score, place }: Standing) {
  const { name, description, characteristics } = profiles[archetype]
  return (
    <li className="quiz__rank" data-archetype={archetype}>
      <span className="quiz__place">{place}</span>
      <h3 className="quiz__name">
        <Glyph archetype={archetype} />
        {name}
      </h3>
      <p className="quiz__points">{texts.points(score)}</p>
      <p className="quiz__description">{description}</p>
      <p className="quiz__traits">{characteristics.join(', ')}</p>
    </li>
  )
}

/** The drawing in words: all six, with the scenes in which each was chosen. The eye has met the first in the ranking. */
function PointsTable({ answers, shown }: Props & { shown: number }) {
  return (
    <table role="table" className="quiz__table">
      <caption className="visually-hidden">{texts.table.caption}</caption>
      <thead role="rowgroup" className="visually-hidden">
        <tr role="row">
          {texts.table.columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {computeStandings(answers).map(({ archetype, score }, index) => (
          <tr
            key={archetype}
            role="row"
            className={index < shown ? 'visually-hidden' : 'quiz__other'}
            data-archetype={archetype}
          >
            <th role="rowheader" scope="row">
              <Glyph archetype={archetype} />
              {profiles[archetype].name}
            </th>
            <td role="cell">{texts.points(score)}</td>
            <td role="cell">
              {questionIds
                .filter((_, asked) =>
                  answers.slice(asked, asked + 1).some((one) => archetypesOf(one).includes(archetype)),
                )
                .map((question) => questions[question].within)
                .join(', ') || texts.table.none}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
