import { wordsOf } from '../../core/associations'
import { countOf, type DreamsRoot, type ElementId, isChosen, neededCount } from './slice'

export const selectCount = ({ dreams }: DreamsRoot) => countOf(dreams)
/** How many are still to be marked before the dream can be interpreted. */
export const selectMissing = ({ dreams }: DreamsRoot) => Math.max(0, neededCount - countOf(dreams))
export const selectIsInterpreted = ({ dreams }: DreamsRoot) => dreams.status === 'interpreted'
export const selectIsChosen = ({ dreams }: DreamsRoot, element: ElementId) => isChosen(dreams, element)
export const selectSelection = ({ dreams }: DreamsRoot) => dreams.selection
export const selectStory = ({ dreams }: DreamsRoot) => dreams.story
export const selectUnfolded = ({ dreams }: DreamsRoot) => dreams.unfolded
export const selectWriting = ({ dreams }: DreamsRoot) => dreams.writing
export const selectAssociations = ({ dreams }: DreamsRoot) => dreams.associations
export const selectWords = ({ dreams }: DreamsRoot, element: ElementId) => wordsOf(dreams.associations, element)
