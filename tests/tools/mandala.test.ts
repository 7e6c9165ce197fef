import { describe, expect, it } from 'vitest'
import { mandalaSlice, symbolMoved } from '../../src/tools/mandala/slice'
import { emptyResult } from '../../src/tools/shared/state'
import { pick } from './mandala/visits'

// how it is put together and read: tests/tools/mandala/travel.ts

const { reducer, getInitialState } = mandalaSlice

it('a new mandala is empty, and not interpreted', () => {
  expect(getInitialState()).toEqual({ ...emptyResult, chosen: [], status: 'choosing', lastChange: null })
})

describe('when a symbol is moved', () => {
  const four = pick('sol', 'lua', 'agua', 'fogo').reduce(reducer, getInitialState())

  it('changes nothing where the order stays the same', () => {
    expect(reducer(four, symbolMoved({ symbol: 'agua', to: 2 }))).toBe(four)
    expect(reducer(four, symbolMoved({ symbol: 'agua', to: Number.NaN }))).toBe(four)
  })
})
