import { describe, expect, it } from 'vitest'
import { changesOf } from '../../src/debug/changes'

describe('what a step has changed', () => {
  it('is told place by place, lists as a whole', () => {
    const before = { form: { fields: { name: 'A', phone: '' }, awaited: null }, mandala: { symbols: ['sol'] } }
    const after = { form: { fields: { name: 'An', phone: '' }, awaited: { name: 'An' } }, mandala: { symbols: [] } }
    expect(changesOf(before, after)).toEqual([
      { path: 'form.fields.name', before: 'A', after: 'An' },
      { path: 'form.awaited', before: null, after: { name: 'An' } },
      { path: 'mandala.symbols', before: ['sol'], after: [] },
    ])
  })

  it('is nothing where nothing is another value', () => {
    const state = { layout: { day: null } }
    expect(changesOf(state, { ...state })).toEqual([])
  })

  it('may be a place that was not there, or is not any more', () => {
    expect(changesOf({ a: 1 }, { b: 2 })).toEqual([
      { path: 'a', before: 1, after: undefined },
      { path: 'b', before: undefined, after: 2 },
    ])
  })
})
