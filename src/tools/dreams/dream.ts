import { useMemo } from 'react'
import { useSelector } from 'react-redux'
import { selectSelection } from './selectors'
import { categories, type DreamsState, type ElementId, elementsOf } from './slice'

/** The marked elements in their own order, whatever the order of clicking. */
export const dreamOf = (selection: DreamsState['selection']): readonly ElementId[] =>
  categories.flatMap((category) => elementsOf[category].filter((id) => selection[category].includes(id)))

export function useDream(): readonly ElementId[] {
  const selection = useSelector(selectSelection)
  return useMemo(() => dreamOf(selection), [selection])
}
