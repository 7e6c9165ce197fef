import { resultSelectors } from '../../core/result'
import { isChosen, type MandalaRoot, type SymbolId } from './slice'

export const selectChosen = ({ mandala }: MandalaRoot) => mandala.chosen
export const selectCount = ({ mandala }: MandalaRoot) => mandala.chosen.length
export const selectIsChosen = ({ mandala }: MandalaRoot, symbol: SymbolId) => isChosen(mandala, symbol)
export const selectIsInterpreted = ({ mandala }: MandalaRoot) => mandala.status === 'interpreted'
export const selectLastChange = ({ mandala }: MandalaRoot) => mandala.lastChange
export const { selectStory, selectWriting, selectAssociations, selectWords } = resultSelectors(
  (root: MandalaRoot) => root.mandala,
)
