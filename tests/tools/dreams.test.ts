import { describe, expect, it } from 'vitest'
import {
  categories,
  type DreamsState,
  dreamsSlice,
  elementIds,
  elements,
  elementsOf,
  elementToggled,
  interpretationRequested,
  selectActivePart,
  selectDream,
  selectIsChosen,
  selectIsInterpreted,
} from '../../src/tools/dreams/slice'

const { reducer, getInitialState, actions } = dreamsSlice

type Event = Parameters<typeof reducer>[1]

const dreamAfter = (...events: readonly Event[]): DreamsState => events.reduce(reducer, getInitialState())
const toggling = (...ids: typeof elementIds) => ids.map((element) => elementToggled({ element }))

describe('the elements', () => {
  it('are twenty, five in each of four categories, numbered in order', () => {
    expect(elements.map(({ order }) => order)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    for (const category of categories) expect(elementsOf[category]).toHaveLength(5)
  })
})

describe('when elements are marked', () => {
  it('keeps them in the order of clicking', () => {
    expect(dreamAfter(...toggling('livro', 'medo', 'chave')).selection).toMatchObject({
      objetos: ['livro', 'chave'],
      emocoes: ['medo'],
    })
  })
})

describe('the selectors', () => {
  it('give what is marked, noted and read', () => {
    const dreams = dreamAfter(
      ...toggling('medo', 'livro', 'mae', 'paz', 'paz'),
      actions.noteChanged({ image: 'livro', text: ' O da escola ' }),
      interpretationRequested(),
      actions.partReached({ part: 'mae' }),
    )
    const state = { dreams }
    expect(elementIds.filter((id) => selectIsChosen(state, id))).toEqual(['mae', 'livro', 'medo'])
    expect(selectDream(state)).toEqual(['mae', 'livro', 'medo'])
    expect(selectIsInterpreted(state)).toBe(true)
    expect(selectActivePart(state)).toBe('mae')
    expect(selectIsInterpreted({ dreams: getInitialState() })).toBe(false)
  })
})
