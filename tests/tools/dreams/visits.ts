import { elementToggled } from '../../../src/tools/dreams/actions'
import * as dream from '../../../src/tools/dreams/dream'
import { type DreamsState, dreamsSlice, type ElementId, elements } from '../../../src/tools/dreams/slice'

export type Event = Parameters<typeof dreamsSlice.reducer>[1]

export const ids = elements.map(({ id }) => id)

/** The dream of a visitor who has done these things. */
export const told = (events: readonly Event[], from: DreamsState = dreamsSlice.getInitialState()) =>
  events.reduce(dreamsSlice.reducer, from)
export const clicking = (clicks: readonly ElementId[], from?: DreamsState) =>
  told(
    clicks.map((element) => elementToggled({ element })),
    from,
  )
export const dreamOf = ({ selection }: DreamsState) => dream.dreamOf(selection)
