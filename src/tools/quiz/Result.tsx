import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { SiteParts } from '../../core/tool'
import { Part, ResultPage } from '../shared/ResultPage'
import { profiles, texts } from './content'
import { Glyph, ReadingDrawing } from './Drawing'
import { reading } from './reading'
import { type ArchetypeId, quizSlice, selectAnswers } from './slice'

/** The three strongest archetypes, and what they say together. */
export function Result({ site }: { site: SiteParts }) {
  const answers = useSelector(selectAnswers)
  const read = useMemo(() => reading(answers), [answers])
  return (
    <ResultPage
      slice={quizSlice}
      site={site}
      title={texts.title}
      subtitle={texts.subtitle}
      drawing={<ReadingDrawing />}
      reading={read}
      below={read.ties}
      isWholePage
      sources={texts.sources}
      restart={texts.restart}
    >
      {read.parts.map((part) => (
        <Part key={part.id} slice={quizSlice} part={part} icon={<Glyph archetype={part.id} />} data-pigment={part.id}>
          <Story archetype={part.id} />
        </Part>
      ))}
    </ResultPage>
  )
}

function Story({ archetype }: { archetype: ArchetypeId }) {
  const { story, surplus, lack } = profiles[archetype]
  return (
    <>
      <p className="read">{story}</p>
      <dl>
        <dt className="soft">{texts.surplus}</dt>
        <dd>{surplus}</dd>
        <dt className="soft">{texts.lack}</dt>
        <dd>{lack}</dd>
      </dl>
    </>
  )
}
