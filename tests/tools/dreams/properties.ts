import {
  categories,
  type DreamsState,
  dreamOf,
  dreamsSlice,
  elementIds,
  elementOf,
  elementToggled,
  interpretationRequested,
  restarted,
  selectMissing,
} from '../../../src/tools/dreams/slice'
import {
  isDistinct,
  isSame,
  noteProperties,
  onlyChanges,
  type Properties,
  resultProperties,
} from '../../timeTravel/properties'

const chosenIn = ({ selection }: DreamsState): string[] => categories.flatMap((category) => selection[category])

/** Specification 4, "Dream diary", 5 and 9. */
export const dreamsProperties: Properties<DreamsState> = {
  'there are four categories, each element at most once and in its own': ({ after: { selection } }) =>
    isSame(Object.keys(selection), [...categories]) &&
    categories.every(
      (category) =>
        isDistinct(selection[category]) && selection[category].every((id) => elementOf(id)?.category === category),
    ),

  'a click marks an element or takes its mark away, and touches no other': (step) => {
    const { before, event, after } = step
    if (!elementToggled.match(event)) return after.selection === before.selection || restarted.match(event)
    const { element } = event.payload
    if (!elementOf(element)) return after === before
    const others = (state: DreamsState) => chosenIn(state).filter((id) => id !== element)
    return (
      onlyChanges(step, 'selection', 'activePart', 'notes') &&
      chosenIn(after).includes(element) !== chosenIn(before).includes(element) &&
      isSame(others(after), others(before))
    )
  },

  'the dream is what is marked, in the order of the elements': ({ after }) => {
    const count = chosenIn(after).length
    return (
      selectMissing({ dreams: after }) === Math.max(0, 3 - count) &&
      isSame(
        dreamOf(after.selection),
        elementIds.filter((id) => chosenIn(after).includes(id)),
      )
    )
  },

  'it is interpreted on request, from three elements on': (step) => {
    const { before, event, after } = step
    if (!interpretationRequested.match(event)) return after.status === 'gathering' || before.status === 'interpreted'
    return chosenIn(before).length < 3
      ? after === before
      : after.status === 'interpreted' && onlyChanges(step, 'status')
  },

  'the interpretation stays, whatever is changed, until Novo Sonho': ({ before, event, after }) =>
    before.status === 'gathering' || after.status === 'interpreted' || restarted.match(event),

  ...resultProperties(
    dreamsSlice,
    (state, part) => state.status === 'interpreted' && chosenIn(state).some((id) => id === part),
  ),

  ...noteProperties(dreamsSlice, (state, image) => chosenIn(state).includes(image)),
}
