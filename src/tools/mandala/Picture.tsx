import { useSelector } from 'react-redux'
import { quoted } from '../../ui/tool/content'
import { StaticDrawing } from './Companion'
import { nameOf } from './content'
import { Drawing } from './Drawing'
import { angleOf } from './geometry'
import { later } from './optional'
import { selectChosen, selectWords } from './selectors'
import type { MandalaRoot } from './slice'

/** The mandala at rest, to be kept as a picture. */
export function Picture() {
  const chosen = useSelector(selectChosen)
  return (
    <Drawing count={chosen.length}>
      <StaticDrawing chosen={chosen} />
    </Drawing>
  )
}

/** The names of the symbols, each at its place, and the page made of the result, or else what was written of them. */
export function wordsOn(root: MandalaRoot) {
  const chosen = selectChosen(root)
  const kept = later.loaded()?.paragraphsOf(root) ?? []
  return {
    captions: chosen.map((symbol, position, { length }) => ({
      text: nameOf(symbol),
      angle: angleOf(position, length),
    })),
    texts: kept.length > 0 ? kept : chosen.flatMap((symbol) => quoted(nameOf(symbol), selectWords(root, symbol))),
  }
}
