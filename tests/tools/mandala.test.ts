import { describe, expect, it } from 'vitest'
import {
  interpretationRequested,
  mandalaSlice,
  selectActivePart,
  selectChosen,
  selectLastChange,
  symbolMoved,
} from '../../src/tools/mandala/slice'
import { emptyResult } from '../../src/tools/shared/state'
import { pick, visited } from './mandala/visits'

const { reducer, getInitialState, actions } = mandalaSlice

describe('a new mandala', () => {
  it('is empty, and not interpreted', () => {
    expect(getInitialState()).toEqual({ ...emptyResult, chosen: [], status: 'choosing', lastChange: null })
  })
})

describe('when a symbol is moved', () => {
  const four = visited(...pick('sol', 'lua', 'agua', 'fogo'))

  it('changes nothing where the order stays the same', () => {
    expect(reducer(four, symbolMoved({ symbol: 'agua', to: 2 }))).toBe(four)
    expect(reducer(four, symbolMoved({ symbol: 'agua', to: Number.NaN }))).toBe(four)
  })
})

describe('the selectors', () => {
  it('give what is chosen, changed, noted and read', () => {
    const mandala = visited(
      ...pick('lua', 'sol', 'fogo', 'agua'),
      actions.noteChanged({ image: 'sol', text: ' O da praia ' }),
      interpretationRequested(),
      actions.partReached({ part: 'fogo' }),
    )
    const state = { mandala }
    expect(selectChosen(state)).toEqual(['lua', 'sol', 'fogo', 'agua'])
    expect(state.mandala.status).toBe('interpreted')
    expect(selectLastChange(state)).toEqual({ event: 'picked', symbol: 'agua' })
    expect(selectActivePart(state)).toBe('fogo')
    expect(getInitialState().status).toBe('choosing')
  })
})
