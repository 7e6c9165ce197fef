import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { SiteParts } from '../../core/tool'
import { ResultPage } from '../shared/ResultPage'
import { profiles, texts } from './content'
import { Glyph, ReadingDrawing } from './Drawing'
import { reading } from './reading'
import { quizSlice, selectAnswers } from './slice'

/** The three strongest archetypes, and what they say together. */
export function Result({ site }: { site: SiteParts }) {
  const answers = useSelector(selectAnswers)
  return (
    <ResultPage
      slice={quizSlice}
      site={site}
      texts={texts.result}
      pageTitle={texts.name}
      drawing={<ReadingDrawing />}
      reading={useMemo(() => reading(answers), [answers])}
      icon={(archetype) => <Glyph archetype={archetype} />}
      story={(archetype) => (
        <>
          <p className="read">{profiles[archetype].story}</p>
          <dl>
            <dt className="soft">{texts.surplus}</dt>
            <dd>{profiles[archetype].surplus}</dd>
            <dt className="soft">{texts.lack}</dt>
            <dd>{profiles[archetype].lack}</dd>
          </dl>
        </>
      )}
    />
  )
}
