import { memo, useMemo } from 'react'
import { plainCrisis } from '../../core/crisis'
import type { ToolParts } from '../../core/tool'
import { OwnWords, Practice, Reading, Reflection, ResultEnd } from '../../ui/tool'
import { storyReached, writingChanged } from './actions'
import { Companion } from './Companion'
import { categoryTexts, elementTexts, texts } from './content'
import { useDream } from './dream'
import { reading } from './reading'
import { selectStory, selectWriting } from './selectors'
import type { Category, ElementId } from './slice'

/** What the dream puts on stage; it follows the elements as they change. */
export function Result({ parts }: { parts: ToolParts }) {
  const dream = useDream()
  return (
    <Reading
      title={texts.reading.title}
      drawing={<Companion dream={dream} />}
      story={{ select: selectStory, reach: storyReached, ids: dream }}
    >
      <OwnWords select={selectWriting} />
      {dream.length > 0 ? <DreamReading dream={dream} /> : <p className="lead">{texts.reading.empty}</p>}
      <ResultEnd parts={parts} sources={texts.sources} writing={{ select: selectWriting, change: writingChanged }} />
    </Reading>
  )
}

const DreamReading = memo(function DreamReading({ dream }: { dream: readonly ElementId[] }) {
  const { rows, paragraphs, questions, practice } = useMemo(() => reading(dream), [dream])
  return (
    <>
      <p className="read dreams__intro">{texts.reading.intro}</p>
      <Reflection paragraphs={paragraphs} />
      {rows.map(({ category, elements }) => (
        <Meanings key={category} category={category} elements={elements} />
      ))}
      <h3 className="dreams__questions-title">{texts.reading.questions}</h3>
      <ol className="dreams__questions">
        {questions.map((question) => (
          <li key={question} className="read">
            {question}
          </li>
        ))}
      </ol>
      <Practice>{practice}</Practice>
      <p className="note dreams__care">
        {texts.reading.care} {plainCrisis('violence')}
      </p>
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
  const { emoji, name, image, question } = elementTexts[element]
  return (
    <li data-story={element}>
      <span className="dreams__emoji" aria-hidden="true">
        {emoji}
      </span>
      <h4>{name}</h4>
      <div>
        <p className="read">{image}</p>
        <p className="read dreams__question">{question}</p>
      </div>
    </li>
  )
})
