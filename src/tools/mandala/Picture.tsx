import type { ComponentProps } from 'react'
import { useSelector } from 'react-redux'
import { quoted } from '../../ui/tool/content'
import type { PlateWords } from '../../ui/tool/plate'
import { StaticDrawing } from './Companion'
import { nameOf } from './content'
import { Drawing } from './Drawing'
import { selectChosen, selectWords } from './selectors'
import type { MandalaRoot } from './slice'

/** The mandala at rest. */
export function Picture(props: ComponentProps<'svg'>) {
  const chosen = useSelector(selectChosen)
  return (
    <Drawing count={chosen.length} {...props}>
      <StaticDrawing chosen={chosen} />
    </Drawing>
  )
}

/** The symbols in their order, and what was written of them. */
export function wordsOn(root: MandalaRoot): PlateWords {
  const chosen = selectChosen(root)
  return {
    legend: chosen.map(nameOf),
    texts: chosen.flatMap((symbol) => quoted(nameOf(symbol), selectWords(root, symbol))),
  }
}
