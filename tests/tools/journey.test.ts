import { describe, expect, it } from 'vitest'
import { noAssociations } from '../../src/core/associations'
import { noKeepsake } from '../../src/core/keepsake'
import { noSeries } from '../../src/core/series'
import { nextAsked, previousAsked, restarted } from '../../src/tools/journey/actions'
import {
  selectAnswers,
  selectChosen,
  selectIsChosen,
  selectStation,
  selectStatus,
  selectStep,
  selectStepId,
  selectWriting,
} from '../../src/tools/journey/selectors'
import { type JourneyState, journeySlice, stepIds } from '../../src/tools/journey/slice'
import { answered, everyScenario, having, times, toggle } from './journey/visits'

const { writingChanged } = journeySlice.actions

const { reducer, getInitialState } = journeySlice

describe('choosing', () => {
  it('takes one of several back, and leaves the others', () => {
    const two = [toggle('mundo-comum', 1), toggle('mundo-comum', 3)]
    expect(having(...two, toggle('mundo-comum', 1)).answers).toEqual(answered([3]))
  })
})

describe('walking', () => {
  it('begins at the first step, with nothing chosen', () => {
    expect(having()).toEqual({
      status: 'walking',
      step: 0,
      answers: answered(),
      story: null,
      writing: '',
      unfolded: [],
      associations: noAssociations(stepIds),
      keepsake: noKeepsake(stepIds),
      series: noSeries,
    })
  })

  it('an experience of the step on show can be chosen and put back', () => {
    expect(having(toggle('mundo-comum', 2)).answers['mundo-comum']).toEqual([2])
    expect(having(toggle('mundo-comum', 2), toggle('mundo-comum', 2))).toEqual(having())
  })

  it('experiences are kept in the order of the page, whatever the order of choosing', () => {
    const chosen = having(...[3, 0, 2].map((scenario) => toggle('mundo-comum', scenario)))
    expect(chosen.answers['mundo-comum']).toEqual([0, 2, 3])
  })

  it('another step’s experiences, and a fifth one, cannot be chosen', () => {
    for (const stray of [toggle('recusa', 0), toggle('mundo-comum', 4), toggle('mundo-comum', -1)])
      expect(having(stray)).toEqual(having())
  })

  it('Próxima goes on without anything chosen, Anterior comes back to what was chosen', () => {
    const back = having(toggle('mundo-comum', 1), nextAsked(), previousAsked())
    expect(back).toEqual(having(toggle('mundo-comum', 1)))
    expect(having(nextAsked()).step).toBe(1)
  })

  it('there is nothing before the first step', () => {
    expect(having(previousAsked())).toEqual(having())
  })

  it('on the last step Ver Resultados ends the walk; then nothing moves or changes any more', () => {
    const atTheEnd = having(...times(5, nextAsked()))
    expect(atTheEnd).toMatchObject({ status: 'walking', step: 5 })
    const finished = having(...times(6, nextAsked()))
    expect(finished).toEqual({ ...atTheEnd, status: 'finished' })
    for (const late of [nextAsked(), previousAsked(), toggle('provacoes', 0)])
      expect(reducer(finished, late)).toBe(finished)
  })

  it('each station is behind, here or ahead; with the result all are behind', () => {
    const stations = (journey: JourneyState) => stepIds.map((id) => selectStation({ journey }, id))
    expect(stations(having())).toEqual(['now', 'ahead', 'ahead', 'ahead', 'ahead', 'ahead'])
    expect(stations(having(...times(2, nextAsked())))).toEqual(['done', 'done', 'now', 'ahead', 'ahead', 'ahead'])
    expect(stations(having(...times(6, nextAsked())))).toEqual(stepIds.map(() => 'done'))
  })

  it('the page shows the step, what is chosen in it and in the others, and what was written', () => {
    const journey = having(
      toggle('mundo-comum', 1),
      nextAsked(),
      toggle('chamado', 3),
      toggle('chamado', 0),
      writingChanged({ text: 'Uma frase.' }),
    )
    const state = { journey }
    expect([selectStatus(state), selectStep(state), selectStepId(state)]).toEqual(['walking', 1, 'chamado'])
    expect(selectAnswers(state)).toEqual(answered([1], [0, 3]))
    expect(selectChosen(state, 'chamado')).toEqual([0, 3])
    expect(everyScenario.filter((scenario) => selectIsChosen(state, 'chamado', scenario))).toEqual([0, 3])
    expect(selectWriting(state)).toBe('Uma frase.')
  })

  it('Nova Jornada leaves the result, the choices and the writing behind', () => {
    const walked = [toggle('mundo-comum', 0), ...times(6, nextAsked()), writingChanged({ text: 'Uma frase.' })]
    expect(having(...walked).writing).toBe('Uma frase.')
    expect(having(...walked, restarted())).toEqual(getInitialState())
  })
})
