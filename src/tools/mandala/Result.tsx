import { useDeferredValue, useMemo } from 'react'
import { useSelector } from 'react-redux'
import type { SiteParts } from '../../core/tool'
import { ResultPage } from '../shared/ResultPage'
import { symbols, texts } from './content'
import { ReadingDrawing } from './Drawing'
import { Icon } from './motifs'
import { reading } from './reading'
import { mandalaSlice, selectChosen } from './slice'

/** What the chosen symbols may give to think about; it follows the circle while it changes. */
export function Result({ site }: { site: SiteParts }) {
  // the drawing and the list answer first
  const chosen = useDeferredValue(useSelector(selectChosen))
  return (
    <ResultPage
      slice={mandalaSlice}
      site={site}
      texts={texts.result}
      drawing={<ReadingDrawing chosen={chosen} />}
      reading={useMemo(() => reading(chosen), [chosen])}
      icon={(symbol) => <Icon symbol={symbol} className="part__icon--washed" />}
      story={(symbol) => (
        <>
          <p className="read">{symbols[symbol].story}</p>
          <p className="note">{symbols[symbol].gloss}</p>
        </>
      )}
    />
  )
}
