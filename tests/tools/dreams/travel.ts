import fc from 'fast-check'
import {
  categories,
  type DreamsState,
  dreamsSlice,
  type ElementId,
  elementIds,
  elementOf,
  selectActivePart,
  selectDream,
  selectIsChosen,
  selectIsInterpreted,
  selectMissing,
} from '../../../src/tools/dreams/slice'
import { often } from '../../support/often'
import type { ToolTravel } from '../../support/tools'
import { isDistinct, isSame, onlyChanges, type Properties } from '../../timeTravel/properties'

const { partReached, openingWordsChanged, answerChanged, noteChanged } = dreamsSlice.actions
const { elementToggled, interpretationRequested, restarted } = dreamsSlice.actions

const chosenIn = ({ selection }: DreamsState): string[] => categories.flatMap((category) => selection[category])

/** Specification 4, "Dream diary", 5 and 9. */
const properties: Properties<DreamsState> = {
  'there are four categories, each element at most once and in its own': ({ after: { selection } }) =>
    isSame(Object.keys(selection), [...categories]) &&
    categories.every(
      (category) =>
        isDistinct(selection[category]) && selection[category].every((id) => elementOf(id)?.category === category),
    ),

  'a click marks an element behind the others of its category or takes its mark away, and touches no other': (step) => {
    const { before, event, after } = step
    if (!elementToggled.match(event)) return after.selection === before.selection || restarted.match(event)
    const { element } = event.payload
    const category = elementOf(element)?.category
    if (!category) return after === before
    const marked = before.selection[category]
    const now = marked.includes(element) ? marked.filter((id) => id !== element) : [...marked, element]
    return (
      onlyChanges(step, 'selection', 'activePart', 'notes') &&
      isSame(after.selection, { ...before.selection, [category]: now })
    )
  },

  'the dream is what is marked, in the order of the elements': ({ after: dreams }) => {
    const marked = elementIds.filter((id) => chosenIn(dreams).includes(id))
    const chosen = elementIds.filter((id) => selectIsChosen({ dreams }, id))
    return isSame(selectDream({ dreams }), marked) && isSame(chosen, marked)
  },

  'what is missing is counted down from three': ({ after: dreams }) =>
    selectMissing({ dreams }) === Math.max(0, 3 - chosenIn(dreams).length),

  'it is interpreted on request, from three elements on': (step) => {
    const { before, event, after } = step
    if (!interpretationRequested.match(event)) return after.status === 'gathering' || before.status === 'interpreted'
    return chosenIn(before).length < 3
      ? after === before
      : after.status === 'interpreted' && onlyChanges(step, 'status')
  },

  'the interpretation stays, whatever is changed, until Novo Sonho': ({ before, event, after }) =>
    before.status === 'gathering' || after.status === 'interpreted' || restarted.match(event),
}

const element = fc.constantFrom(...elementIds, 'dragao' as ElementId)

const toggled = (...ids: ElementId[]) => ids.map((id) => elementToggled({ element: id }))

export const travel: ToolTravel<DreamsState> = {
  properties,
  events: often([3, element.map((id) => elementToggled({ element: id }))], [1, fc.constant(interpretationRequested())]),
  part: element,
  activePartOf: (dreams) => selectActivePart({ dreams }),
  isInResult: (dreams, part) => selectIsInterpreted({ dreams }) && chosenIn(dreams).some((id) => id === part),
  isChosen: (state, image) => chosenIn(state).includes(image),
  visit: [
    openingWordsChanged({ text: 'A casa era minha.' }),
    ...toggled('casa', 'medo', 'mae', 'chave'),
    noteChanged({ image: 'casa', text: 'A da rua de terra' }),
    ...toggled('medo'),
    interpretationRequested(),
    partReached({ part: 'mae' }),
    ...toggled('agua'),
    answerChanged({ question: 'E a casa?', text: 'Estava vazia.' }),
    ...toggled('casa', 'mae', 'chave', 'agua'),
    restarted(),
  ],
}
