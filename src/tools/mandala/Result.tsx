import { useDeferredValue, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { SiteParts } from '../../core/tool'
import { Part, ResultPage } from '../shared/ResultPage'
import type { ReadingPart } from '../shared/reading'
import { symbols, texts } from './content'
import { ReadingDrawing } from './Drawing'
import { Icon } from './motifs'
import { reading } from './reading'
import { type MandalaRoot, mandalaSlice, type SymbolId, selectChosen, selectNote } from './slice'

/** What the chosen symbols may give to think about; it follows the circle while it changes. */
export function Result({ site }: { site: SiteParts }) {
  // the drawing and the list answer first
  const chosen = useDeferredValue(useSelector(selectChosen))
  const read = useMemo(() => reading(chosen), [chosen])
  return (
    <ResultPage
      slice={mandalaSlice}
      site={site}
      title={texts.result}
      drawing={<ReadingDrawing chosen={chosen} />}
      reading={read}
      sources={texts.sources}
      restart={texts.restart}
    >
      {read.parts.map((part) => (
        <SymbolPart key={part.id} part={part} />
      ))}
    </ResultPage>
  )
}

function SymbolPart({ part }: { part: ReadingPart<SymbolId> }) {
  const { story, gloss } = symbols[part.id]
  return (
    <Part
      slice={mandalaSlice}
      part={part}
      note={useSelector((root: MandalaRoot) => selectNote(root, part.id))}
      data-pigment={part.id}
      icon={<Icon symbol={part.id} className="part__icon--washed" />}
    >
      <p className="read">{story}</p>
      <p className="note">{gloss}</p>
    </Part>
  )
}
