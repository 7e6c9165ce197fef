import { describe, expect, it } from 'vitest'
import { noAssociations } from '../../src/core/associations'
import { noKeepsake } from '../../src/core/keepsake'
import { noSeries } from '../../src/core/series'
import {
  interpretationAsked,
  restarted,
  symbolMoved,
  symbolPicked,
  symbolRemoved,
} from '../../src/tools/mandala/actions'
import {
  selectChosen,
  selectCount,
  selectIsChosen,
  selectIsInterpreted,
  selectLastChange,
  selectStory,
  selectWriting,
} from '../../src/tools/mandala/selectors'
import { mandalaSlice, moved, type SymbolId, symbolIds } from '../../src/tools/mandala/slice'
import { pick, visited } from './mandala/visits'

const { storyReached, writingChanged } = mandalaSlice.actions

const { reducer, getInitialState } = mandalaSlice

describe('choosing symbols', () => {
  it('puts them on the circle in the order of the choice', () => {
    expect(visited(...pick('lua', 'sol', 'fogo')).chosen).toEqual(['lua', 'sol', 'fogo'])
  })

  it('takes each symbol once', () => {
    const once = visited(...pick('lua', 'sol'))
    expect(reducer(once, symbolPicked({ symbol: 'lua' }))).toBe(once)
  })

  it('can take back any of them, and leaves the others in their order', () => {
    expect(visited(...pick('lua', 'sol', 'fogo'), symbolRemoved({ symbol: 'sol' })).chosen).toEqual(['lua', 'fogo'])
    const two = visited(...pick('lua', 'sol'))
    expect(reducer(two, symbolRemoved({ symbol: 'agua' }))).toBe(two)
  })

  it('takes none that nobody knows', () => {
    expect(visited(symbolPicked({ symbol: 'nuvem' as SymbolId })).chosen).toEqual([])
  })
})

it('whose story is read of is forgotten with the interpretation', () => {
  const read = [...pick('lua', 'sol', 'fogo', 'agua'), interpretationAsked(), storyReached({ story: 'lua' })]
  expect(selectStory({ mandala: visited(...read) })).toBe('lua')
  expect(selectStory({ mandala: visited(...read, symbolRemoved({ symbol: 'sol' })) })).toBeNull()
})

describe('what the page shows of it', () => {
  it('the circle and its count, who is in it, and what was done last', () => {
    const shown = (...done: Parameters<typeof visited>) => {
      const mandala = visited(...done)
      return { mandala, said: selectLastChange({ mandala }) }
    }
    const { mandala, said } = shown(...pick('lua', 'sol', 'fogo'))
    expect(selectChosen({ mandala })).toEqual(['lua', 'sol', 'fogo'])
    expect(selectCount({ mandala })).toBe(3)
    expect(symbolIds.filter((id) => selectIsChosen({ mandala }, id))).toEqual(['sol', 'lua', 'fogo'])
    expect(said).toEqual({ event: 'picked', symbol: 'fogo' })
    expect(shown(...pick('lua', 'sol'), symbolRemoved({ symbol: 'lua' })).said).toEqual({
      event: 'removed',
      symbol: 'lua',
    })
    expect(shown(...pick('lua', 'sol'), symbolMoved({ symbol: 'sol', to: 0 })).said).toEqual({
      event: 'moved',
      symbol: 'sol',
    })
    expect(shown().said).toBeNull()
  })
})

describe('the interpretation', () => {
  it('is refused below four symbols and given from four on', () => {
    expect(visited(...pick('sol', 'lua', 'agua'), interpretationAsked()).status).toBe('choosing')
    const mandala = visited(...pick('sol', 'lua', 'agua', 'fogo'), interpretationAsked())
    expect(selectIsInterpreted({ mandala })).toBe(true)
  })

  it('stays while symbols come and go, and hides below four', () => {
    const shown = visited(...pick('sol', 'lua', 'agua', 'fogo', 'estrela'), interpretationAsked())
    const four = reducer(shown, symbolRemoved({ symbol: 'sol' }))
    expect(four.status).toBe('interpreted')
    expect(reducer(four, symbolRemoved({ symbol: 'lua' })).status).toBe('choosing')
    expect(reducer(shown, symbolPicked({ symbol: 'montanha' })).status).toBe('interpreted')
  })
})

describe('writing beside it', () => {
  it('is kept as it is typed, whatever becomes of the circle', () => {
    const mandala = visited(
      writingChanged({ text: 'Lembrei do rio.' }),
      ...pick('lua'),
      symbolRemoved({ symbol: 'lua' }),
    )
    expect(selectWriting({ mandala })).toBe('Lembrei do rio.')
  })
})

describe('changing the order', () => {
  it('puts a symbol where the visitor wants it, and past the ends means the ends', () => {
    const four = visited(...pick('sol', 'lua', 'agua', 'fogo'))
    const to = (place: number) => reducer(four, symbolMoved({ symbol: 'lua', to: place })).chosen
    expect(to(0)).toEqual(['lua', 'sol', 'agua', 'fogo'])
    expect(to(2)).toEqual(['sol', 'agua', 'lua', 'fogo'])
    expect(to(99)).toEqual(['sol', 'agua', 'fogo', 'lua'])
    expect(to(-1)).toEqual(['lua', 'sol', 'agua', 'fogo'])
  })

  it('to the same place is no change at all', () => {
    const four = visited(...pick('sol', 'lua', 'agua', 'fogo'))
    expect(reducer(four, symbolMoved({ symbol: 'agua', to: 2 }))).toBe(four)
    expect(reducer(four, symbolMoved({ symbol: 'estrela', to: 0 }))).toBe(four)
    expect(reducer(four, symbolMoved({ symbol: 'agua', to: Number.NaN }))).toBe(four)
    expect(moved(four.chosen, 'agua', Number.NaN)).toEqual(four.chosen)
  })
})

describe('beginning again', () => {
  it('is the very beginning, whatever was done and written', () => {
    const done = [...pick('sol', 'lua', 'agua', 'fogo'), interpretationAsked(), writingChanged({ text: 'Um rio.' })]
    expect(visited(...done, restarted())).toEqual(getInitialState())
    expect(getInitialState()).toEqual({
      chosen: [],
      status: 'choosing',
      lastChange: null,
      story: null,
      writing: '',
      unfolded: [],
      associations: noAssociations(symbolIds),
      keepsake: noKeepsake(symbolIds),
      series: noSeries,
    })
  })
})
