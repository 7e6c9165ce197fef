import { configureStore } from '@reduxjs/toolkit'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Provider } from 'react-redux'
import { describe, expect, it } from 'vitest'
import { Drawing } from '../../src/tools/journey/Drawing'
import {
  journeySlice,
  nextRequested,
  selectActivePart,
  selectAnswers,
  selectChosen,
  selectIsChosen,
  selectNote,
  selectNotes,
  selectStatus,
  selectStep,
  selectStepId,
  stepIds,
} from '../../src/tools/journey/slice'
import { emptyNotes } from '../../src/tools/shared/state'
import { answered, everyScenario, having, times, toggle } from './journey/visits'

const { getInitialState, actions } = journeySlice

describe('a new journey', () => {
  it('is at the first step, with nothing chosen', () => {
    expect(getInitialState()).toEqual({
      status: 'walking',
      step: 0,
      answers: answered(),
      activePart: null,
      openingWords: '',
      answer: '',
      answeredQuestion: '',
      notes: emptyNotes(stepIds),
    })
  })
})

describe('the stations', () => {
  it('are behind, current or ahead', () => {
    const journey = having(...times(2, nextRequested()))
    const store = configureStore({ reducer: () => ({ journey }) })
    const inStore = { store, children: createElement(Drawing) }
    const markup = renderToStaticMarkup(createElement(Provider, inStore))
    const stations = [...markup.matchAll(/station--(\w+)/g)].map(([, status]) => status)
    expect(stations).toEqual(['done', 'done', 'now', 'ahead', 'ahead', 'ahead'])
  })
})

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
    expect(everyScenario.filter((scenario) => selectIsChosen(state, 'chamado', scenario))).toEqual([0, 3])
    expect(selectNotes(state)).toBe(journey.notes)
    expect(selectNote(state, 'chamado')).toBe('Uma carta')
  })

  it('give the part that is read at the result', () => {
    const journey = having(...times(6, nextRequested()), actions.partReached({ part: 'mentor' }))
    expect([selectStatus({ journey }), selectStep({ journey })]).toEqual(['finished', 5])
    expect(selectActivePart({ journey })).toBe('mentor')
  })
})
