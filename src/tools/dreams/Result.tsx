import { memo, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { ToolParts } from '../../core/tool'
import { Crisis } from '../../ui/Crisis'
import { Folded, nameIdOf, OwnLine, OwnWords, Part, Reading, Reflection, ResultEnd, Suggestion } from '../../ui/tool'
import { categoryTexts, elementTexts, texts } from './content'
import { useDream } from './dream'
import { Answers, Companion, KeptOnPaper, KeptPage } from './optional'
import { reading, toldIn, toldOf } from './reading'
import { selectWords } from './selectors'
import { type DreamsRoot, dreamsSlice, type ElementId } from './slice'

/** What the dream puts on stage; it follows the elements as they change. */
export function Result({ parts }: { parts: ToolParts }) {
  const dream = useDream()
  const read = useMemo(() => reading(dream), [dream])
  return (
    <Reading
      of={dreamsSlice}
      title={texts.reading.title}
      kept={<KeptOnPaper />}
      drawing={<Companion dream={dream} />}
      ids={dream}
      end={
        <>
          {dream.length > 0 && <Questions read={read} />}
          {dream.length > 0 && <KeptPage parts={parts} />}
          <ResultEnd of={dreamsSlice} parts={parts} sources={texts.sources} />
        </>
      }
    >
      <OwnWords of={dreamsSlice} isFollowed={read.isCareFirst} />
      {dream.length > 0 ? <Meanings dream={dream} read={read} /> : <p className="lead">{texts.reading.empty}</p>}
    </Reading>
  )
}

interface MeaningsProps {
  dream: readonly ElementId[]
  read: ReturnType<typeof reading>
}

const Meanings = memo(function Meanings({ dream, read }: MeaningsProps) {
  const { rows, paragraphs, isCareFirst } = read
  const told = toldIn(dream)
  return (
    <>
      {isCareFirst && <Care />}
      <p className="read dreams__intro">{texts.reading.intro}</p>
      <Reflection paragraphs={paragraphs}>
        <Answers part="reflection" />
      </Reflection>
      {rows.map(({ category, elements }) => (
        <section key={category} className="dreams__meanings">
          <h3 className="kicker">{categoryTexts[category]}</h3>
          <ul>
            {elements.map((element) => (
              <Meaning key={element} element={element} isTold={told.includes(element)} dream={dream} />
            ))}
          </ul>
        </section>
      ))}
    </>
  )
})

const Questions = memo(function Questions({ read }: Pick<MeaningsProps, 'read'>) {
  const { questions, suggestion, isGentle, isCareFirst } = read
  return (
    <>
      <h3 className="dreams__questions-title">{isGentle ? texts.reading.gentleQuestions : texts.reading.questions}</h3>
      <ol className="dreams__questions">
        {questions.map((question) => (
          <li key={question} className="read">
            {question}
          </li>
        ))}
      </ol>
      <Suggestion>{suggestion}</Suggestion>
      {!isCareFirst && <Care />}
    </>
  )
})

const Care = () => (
  <p className="note dreams__care">
    <Crisis length="violence" /> {texts.reading.care}
  </p>
)

interface MeaningProps {
  element: ElementId
  /** One of the two that are told of. */
  isTold: boolean
  dream: readonly ElementId[]
}

const Meaning = memo(function Meaning({ element, isTold, dream }: MeaningProps) {
  const { emoji, name, the } = elementTexts[element]
  const words = useSelector((root: DreamsRoot) => selectWords(root, element))
  const { image, question } = toldOf(element, { dream, words })
  return (
    <Part of={dreamsSlice} story={element}>
      <div className="part-head">
        <span className="dreams__emoji" aria-hidden="true">
          {emoji}
        </span>
        <h4 className="part__name" id={nameIdOf(element)}>
          {name}
        </h4>
      </div>
      <div>
        <OwnLine words={words} the={the} />
        <Folded of={dreamsSlice} story={element} isTold={isTold || words !== ''} ask={texts.reading.more}>
          <p className="read">{image}</p>
          {question && <p className="part__question">{question}</p>}
        </Folded>
        <Answers part={element} />
      </div>
    </Part>
  )
})
