import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { SiteParts } from '../../core/tool'
import { ResultPage } from '../shared/ResultPage'
import { elementTexts, stories, texts } from './content'
import { ReadingDrawing } from './Drawing'
import { reading } from './reading'
import { dreamsSlice, selectDream } from './slice'

/** What the dream gives to think about; it follows the elements as they change. */
export function Result({ site }: { site: SiteParts }) {
  const dream = useSelector(selectDream)
  return (
    <ResultPage
      slice={dreamsSlice}
      site={site}
      texts={texts.result}
      drawing={<ReadingDrawing />}
      reading={useMemo(() => reading(dream), [dream])}
      icon={(element) => (
        <span className="dreams__emoji part__icon" aria-hidden="true">
          {elementTexts[element].emoji}
        </span>
      )}
      story={(element) => <p className="read">{stories[element]}</p>}
    />
  )
}
