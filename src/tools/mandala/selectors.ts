import { wordsOf } from '../../core/associations'
import { isChosen, type MandalaRoot, type SymbolId } from './slice'

export const selectChosen = ({ mandala }: MandalaRoot) => mandala.chosen
export const selectCount = ({ mandala }: MandalaRoot) => mandala.chosen.length
export const selectIsChosen = ({ mandala }: MandalaRoot, symbol: SymbolId) => isChosen(mandala, symbol)
export const selectStatus = ({ mandala }: MandalaRoot) => mandala.status
export const selectLastChange = ({ mandala }: MandalaRoot) => mandala.lastChange
export const selectStory = ({ mandala }: MandalaRoot) => mandala.story
export const selectUnfolded = ({ mandala }: MandalaRoot) => mandala.unfolded
export const selectWriting = ({ mandala }: MandalaRoot) => mandala.writing
export const selectAssociations = ({ mandala }: MandalaRoot) => mandala.associations
export const selectWords = ({ mandala }: MandalaRoot, symbol: SymbolId) => wordsOf(mandala.associations, symbol)
