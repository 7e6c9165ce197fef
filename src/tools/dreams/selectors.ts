import { resultSelectors } from '../../core/result'
import { countOf, type DreamsRoot, type ElementId, isChosen, neededCount } from './slice'

export const selectCount = ({ dreams }: DreamsRoot) => countOf(dreams)
/** How many are still to be marked before the dream can be interpreted. */
export const selectMissing = ({ dreams }: DreamsRoot) => Math.max(0, neededCount - countOf(dreams))
export const selectIsInterpreted = ({ dreams }: DreamsRoot) => dreams.status === 'interpreted'
export const selectIsChosen = ({ dreams }: DreamsRoot, element: ElementId) => isChosen(dreams, element)
export const selectSelection = ({ dreams }: DreamsRoot) => dreams.selection
export const { selectStory, selectUnfolded, selectWriting, selectAssociations, selectWords } = resultSelectors(
  (root: DreamsRoot) => root.dreams,
)
