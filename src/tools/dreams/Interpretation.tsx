import { memo, useMemo } from 'react'
import { useDispatch, useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { Reading, Reflection, ResultEnd } from '../../ui/tool'
import { writingChanged } from './actions'
import { StaticSky } from './Chart'
import { categoryTexts, elementTexts, texts } from './content'
import { useDream } from './dream'
import { reading } from './reading'
import { selectWriting } from './selectors'
import type { Category, ElementId } from './slice'

interface InterpretationProps {
  parts: ToolParts
}

/** What the dream puts on stage; it follows the elements as they change. */
export function Interpretation({ parts }: InterpretationProps) {
  const dream = useDream()
  const watermark = useMemo(() => <StaticSky dream={dream} isNamed={false} />, [dream])
  return (
    <Reading title={texts.reading.title} watermark={watermark}>
      {dream.length > 0 ? <DreamReading dream={dream} /> : <p className="lead">{texts.reading.empty}</p>}
      <End parts={parts} />
    </Reading>
  )
}

const DreamReading = memo(function DreamReading({ dream }: { dream: readonly ElementId[] }) {
  const { rows, paragraphs, questions } = useMemo(() => reading(dream), [dream])
  return (
    <>
      <p className="read dreams__intro">{texts.reading.intro}</p>
      {rows.map(({ category, elements }) => (
        <Meanings key={category} category={category} elements={elements} />
      ))}
      <Reflection paragraphs={paragraphs} />
      <p className="note dreams__care">{texts.reading.care}</p>
      <h3 className="dreams__questions-title">{texts.reading.questions}</h3>
      <ol className="dreams__questions">
        {questions.map((question) => (
          <li key={question} className="read">
            {question}
          </li>
        ))}
      </ol>
    </>
  )
})

function Meanings({ category, elements }: { category: Category; elements: readonly ElementId[] }) {
  return (
    <section className="dreams__meanings">
      <h3 className="kicker">{categoryTexts[category]}</h3>
      <ul>
        {elements.map((element) => (
          <Meaning key={element} element={element} />
        ))}
      </ul>
    </section>
  )
}

const Meaning = memo(function Meaning({ element }: { element: ElementId }) {
  const { emoji, name, evokes, pole, question } = elementTexts[element]
  return (
    <li>
      <span className="dreams__emoji" aria-hidden="true">
        {emoji}
      </span>
      <h4>{name}</h4>
      <div>
        <p className="dreams__label">{texts.reading.evokes}</p>
        <p className="dreams__evokes">{evokes}</p>
        <p className="dreams__label">{texts.reading.pole}</p>
        <p className="read">{pole}</p>
        <p className="read dreams__question">{question}</p>
      </div>
    </li>
  )
})

function End({ parts }: { parts: ToolParts }) {
  const writing = useSelector(selectWriting)
  const dispatch = useDispatch()
  return <ResultEnd parts={parts} writing={writing} onWrite={(text) => dispatch(writingChanged({ text }))} />
}
