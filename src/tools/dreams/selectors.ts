import { createSelector } from '@reduxjs/toolkit'
import { categories, type DreamsRoot, dreamsSlice, elementsOf } from './slice'

export const { selectCount, selectMissing, selectIsInterpreted, selectIsChosen, selectWriting } = dreamsSlice.selectors

/** The dream, whatever the order of clicking: the marked elements in their own order. */
export const selectDream = createSelector(
  ({ dreams }: DreamsRoot) => dreams.selection,
  (selection) =>
    categories.flatMap((category) => elementsOf[category].filter((id) => selection[category].includes(id))),
)
