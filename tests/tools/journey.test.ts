import { describe, expect, it } from 'vitest'
import {
  journeySlice,
  nextRequested,
  type StepId,
  selectActivePart,
  selectAnswers,
  selectChosen,
  selectStatus,
  selectStep,
  selectStepId,
} from '../../src/tools/journey/slice'
import { answered } from './journey/visits'

const { actions, reducer, getInitialState } = journeySlice

/** The journey of a visitor who has done these things. */
const having = (...events: Parameters<typeof reducer>[1][]) => events.reduce(reducer, getInitialState())
const toggle = (step: StepId, scenario: number) => actions.scenarioToggled({ step, scenario })

describe('the selectors', () => {
  it('give the step, and what is chosen and noted', () => {
    const journey = having(
      toggle('mundo-comum', 1),
      nextRequested(),
      toggle('chamado', 3),
      toggle('chamado', 0),
      actions.noteChanged({ image: 'chamado', text: ' Uma carta ' }),
    )
    const state = { journey }
    expect([selectStatus(state), selectStep(state), selectStepId(state)]).toEqual(['walking', 1, 'chamado'])
    expect(selectAnswers(state)).toEqual(answered([1], [0, 3]))
    expect(selectChosen(state, 'chamado')).toEqual([0, 3])
  })

  it('give the part that is read at the result', () => {
    const journey = having(...Array(6).fill(nextRequested()), actions.partReached({ part: 'mentor' }))
    expect([selectStatus({ journey }), selectStep({ journey })]).toEqual(['finished', 5])
    expect(selectActivePart({ journey })).toBe('mentor')
  })
})
