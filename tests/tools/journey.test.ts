import { expect, it } from 'vitest'
import { journeySlice } from '../../src/tools/journey/slice'
import { emptyResult } from '../../src/tools/shared/state'
import { answered } from './journey/visits'

// how it is walked and read: tests/tools/journey/travel.ts

it('a new journey is at its first step, without an answer', () => {
  expect(journeySlice.getInitialState()).toEqual({ ...emptyResult, status: 'walking', step: 0, answers: answered() })
})
