import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { emptyResult, noteReducers, type Result, resultReducers } from '../shared/state'

/** The six steps in the order in which they are walked. */
export const stepIds = ['mundo-comum', 'chamado', 'recusa', 'mentor', 'limiar', 'provacoes'] as const
export type StepId = (typeof stepIds)[number]

/** Positions of the experiences in a step. */
export const scenarios = [0, 1, 2, 3] as const
export const lastStep = stepIds.length - 1

/** Positions 0 to 3 of the chosen scenarios per step, ascending, none twice. */
export type Answers = Record<StepId, number[]>

export interface JourneyState extends Result<StepId> {
  /** `walking` → `finished` on a click on Ver Resultados; back only by a new journey. */
  status: 'walking' | 'finished'
  /** Index of the current step, 0 to 5; stays at the last one when finished. */
  step: number
  answers: Answers
}

/** The part of the store that the tool's views read. */
export type JourneyRoot = { journey: JourneyState }

const initialState: JourneyState = {
  status: 'walking',
  step: 0,
  answers: { 'mundo-comum': [], chamado: [], recusa: [], mentor: [], limiar: [], provacoes: [] },
  ...emptyResult,
}

export const stepAt = (index: number): StepId => stepIds[index] ?? stepIds[0]

const isChosen = ({ answers }: JourneyState, step: StepId): boolean => answers[step]?.length > 0

/** Six steps, in each of them experiences to recognise, and then the result. */
export const journeySlice = createSlice({
  name: 'journey',
  initialState,
  reducers: {
    /** Visitor: ticked or unticked an experience of the current step. */
    scenarioToggled({ status, step, answers }, { payload }: PayloadAction<{ step: StepId; scenario: number }>) {
      const isScenario = scenarios.some((scenario) => scenario === payload.scenario)
      if (status !== 'walking' || payload.step !== stepAt(step) || !isScenario) return
      const chosen = answers[payload.step]
      answers[payload.step] = chosen.includes(payload.scenario)
        ? chosen.filter((scenario) => scenario !== payload.scenario)
        : [...chosen, payload.scenario].sort((a, b) => a - b)
    },
    /** Visitor: clicked “Próxima”, or on the last step “Ver Resultados”; a step may stay empty. */
    nextRequested(state) {
      if (state.step < lastStep) state.step += 1
      else state.status = 'finished'
    },
    /** Visitor: clicked “Anterior”; there is nothing before the first step. */
    previousRequested(state) {
      if (state.status === 'walking' && state.step > 0) state.step -= 1
    },
    ...resultReducers<StepId, JourneyState>(({ status }, step) => status === 'finished' && stepIds.includes(step)),
    ...noteReducers(isChosen),
    /** Visitor: clicked “Nova Jornada”. */
    restarted: () => initialState,
  },
})

export const { scenarioToggled, nextRequested, previousRequested, restarted } = journeySlice.actions

export const selectStatus = ({ journey }: JourneyRoot) => journey.status
export const selectStep = ({ journey }: JourneyRoot) => journey.step
export const selectStepId = ({ journey }: JourneyRoot) => stepAt(journey.step)
export const selectAnswers = ({ journey }: JourneyRoot) => journey.answers
export const selectChosen = ({ journey }: JourneyRoot, step: StepId) => journey.answers[step]
export const selectActivePart = ({ journey }: JourneyRoot) => journey.activePart
