import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { SiteParts } from '../../core/tool'
import { Part, ResultPage } from '../shared/ResultPage'
import type { ReadingPart } from '../shared/reading'
import { elementTexts, stories, texts } from './content'
import { ReadingDrawing } from './Drawing'
import { reading } from './reading'
import { type DreamsRoot, dreamsSlice, type ElementId, selectDream, selectNote } from './slice'

/** What the dream gives to think about; it follows the elements as they change. */
export function Result({ site }: { site: SiteParts }) {
  const dream = useSelector(selectDream)
  const read = useMemo(() => reading(dream), [dream])
  return (
    <ResultPage
      slice={dreamsSlice}
      site={site}
      title={texts.reading.title}
      drawing={<ReadingDrawing />}
      reading={read}
      empty={texts.reading.empty}
      sources={texts.sources}
      restart={texts.restart}
    >
      {read.parts.map((part) => (
        <Element key={part.id} part={part} />
      ))}
    </ResultPage>
  )
}

function Element({ part }: { part: ReadingPart<ElementId> }) {
  return (
    <Part
      slice={dreamsSlice}
      part={part}
      note={useSelector((root: DreamsRoot) => selectNote(root, part.id))}
      icon={
        <span className="dreams__emoji part__icon" aria-hidden="true">
          {elementTexts[part.id].emoji}
        </span>
      }
    >
      <p className="read">{stories[part.id]}</p>
    </Part>
  )
}
