import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noAssociations } from '../../src/core/associations'
import { noKeepsake } from '../../src/core/keepsake'
import { noSeries } from '../../src/core/series'
import { interpretationAsked, restarted } from '../../src/tools/dreams/actions'
import { selectIsChosen, selectIsInterpreted, selectWriting } from '../../src/tools/dreams/selectors'
import {
  categories,
  type DreamsState,
  dreamsSlice,
  type ElementId,
  elements,
  elementsOf,
} from '../../src/tools/dreams/slice'
import { sequenceOf } from '../support/property'
import { always } from '../support/runs'
import { clicking, dreamOf, ids, told } from './dreams/visits'

const { writingChanged } = dreamsSlice.actions

const anyElement = fc.constantFrom(...ids)
const anyClicks = sequenceOf(anyElement)

const initial = dreamsSlice.getInitialState()
const asSets = ({ selection }: DreamsState) => categories.map((category) => new Set(selection[category]))

describe('gathering a dream', () => {
  it('offers twenty elements, five in each of four categories, numbered in order', () => {
    expect(elements.map(({ order }) => order)).toEqual(Array.from({ length: 20 }, (_, index) => index + 1))
    for (const category of categories) expect(elementsOf[category]).toHaveLength(5)
  })

  it('a click marks an element in its own category, behind those already there', () => {
    expect(clicking(['chave', 'medo', 'livro']).selection).toEqual({
      pessoas: [],
      lugares: [],
      objetos: ['chave', 'livro'],
      emocoes: ['medo'],
    })
  })

  it('a mark that was just made goes without a trace', () => {
    always(anyClicks, anyElement, (clicks, element) => {
      const before = clicking(clicks)
      const isMarked = dreamOf(before).includes(element)
      const twice = clicking([element, element], before)
      expect(asSets(twice)).toEqual(asSets(before))
      if (!isMarked) expect(twice).toEqual(before)
    })
  })

  it('an odd number of clicks marks, an even number does not, whatever else was clicked', () => {
    always(anyClicks, (clicks) => {
      const odd = ids.filter((id) => clicks.filter((click) => click === id).length % 2 === 1)
      expect(dreamOf(clicking(clicks))).toEqual(odd)
    })
  })

  it('what is marked can be told from what is not', () => {
    const state = { dreams: clicking(['mae', 'livro', 'mae']) }
    expect(ids.filter((id) => selectIsChosen(state, id))).toEqual(['livro'])
  })

  it('the dream is the same list as long as nothing is marked or unmarked', () => {
    const dreams = clicking(['mae', 'medo'])
    expect(dreamOf(dreams)).toEqual(['mae', 'medo'])
    expect(told([writingChanged({ text: 'Acordei cedo.' })], dreams).selection).toBe(dreams.selection)
  })

  it('a word that is no element changes nothing', () => {
    const before = clicking(['mae'])
    expect(clicking(['dragao' as ElementId], before)).toEqual(before)
  })
})

describe('interpreting it', () => {
  it('is refused below three elements', () => {
    const two = clicking(['mae', 'medo'])
    expect(told([interpretationAsked()], two)).toEqual(two)
    expect(selectIsInterpreted({ dreams: two })).toBe(false)
    expect(told([interpretationAsked()], clicking(['mae', 'medo', 'casa'])).status).toBe('interpreted')
  })

  it('stays on show whatever is marked or unmarked, until a new dream', () => {
    always(anyClicks, (clicks) => {
      const dreams = clicking(clicks, told([interpretationAsked()], clicking(['mae', 'medo', 'casa'])))
      expect(selectIsInterpreted({ dreams })).toBe(true)
    })
  })

  it('what is written beside it stays, whatever is marked or unmarked', () => {
    const dreams = clicking(['mae', 'medo'], told([writingChanged({ text: 'Acordei cedo.' })]))
    expect(selectWriting({ dreams })).toBe('Acordei cedo.')
  })

  it('a new dream is an empty sky, a blank page, and no interpretation', () => {
    const dreams = told(
      [interpretationAsked(), writingChanged({ text: 'Acordei cedo.' })],
      clicking(['mae', 'medo', 'casa']),
    )
    expect(told([restarted()], dreams)).toEqual(initial)
    expect(initial).toEqual({
      selection: { pessoas: [], lugares: [], objetos: [], emocoes: [] },
      status: 'gathering',
      story: null,
      writing: '',
      unfolded: [],
      associations: noAssociations(elements.map(({ id }) => id)),
      keepsake: noKeepsake(elements.map(({ id }) => id)),
      series: noSeries,
    })
  })
})
