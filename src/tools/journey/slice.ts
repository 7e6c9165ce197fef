import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { associating } from '../../core/associations'
import { keeping } from '../../core/keepsake'
import { noResult, type Result, resultEvents } from '../../core/result'
import { bringing, noSeries, type Series } from '../../core/series'

/** The six steps in the order in which they are walked. */
export const stepIds = ['mundo-comum', 'chamado', 'recusa', 'mentor', 'limiar', 'provacoes'] as const
export type StepId = (typeof stepIds)[number]

export const scenariosPerStep = 4
export const lastStep = stepIds.length - 1

/** An experience by its step and its position there: `chamado 2`. */
export type ExperienceId = `${StepId} ${number}`

/** Positions 0 to 3 of the chosen scenarios per step, ascending, none twice. */
export type Answers = Record<StepId, number[]>

export interface JourneyState extends Result<StepId> {
  /** `walking` → `finished` on a press of Ver Resultados; back only by a new journey. */
  status: 'walking' | 'finished'
  /** Index of the step on show, 0 to 5; stays at the last one when finished. */
  step: number
  answers: Answers
  /** Results of before, which a new beginning leaves where they are. */
  series: Series<ExperienceId>
}

/** The part of the store that the tool's views read. */
export type JourneyRoot = { journey: JourneyState }

const initialState: JourneyState = {
  status: 'walking',
  step: 0,
  answers: { 'mundo-comum': [], chamado: [], recusa: [], mentor: [], limiar: [], provacoes: [] },
  ...noResult(stepIds, stepIds),
  series: noSeries,
}

const isScenario = (position: number) => Number.isInteger(position) && position >= 0 && position < scenariosPerStep

const isExperience = (id: ExperienceId) => stepIds.some((step) => isScenario(Number(id.replace(`${step} `, ''))))

export const stepAt = (index: number): StepId => stepIds[index] ?? stepIds[0]

const isChosen = ({ answers }: JourneyState, step: StepId): boolean => answers[step]?.length > 0

/** Six steps, in each of them experiences to recognise, and then the result. */
export const journeySlice = createSlice({
  name: 'journey',
  initialState,
  reducers: {
    /** Visitor: ticked or unticked an experience of the step on show. */
    scenarioToggled(
      { status, step, answers, associations },
      { payload }: PayloadAction<{ step: StepId; scenario: number }>,
    ) {
      if (status !== 'walking' || payload.step !== stepAt(step) || !isScenario(payload.scenario)) return
      const chosen = answers[payload.step]
      answers[payload.step] = chosen.includes(payload.scenario)
        ? chosen.filter((scenario) => scenario !== payload.scenario)
        : [...chosen, payload.scenario].sort((a, b) => a - b)
      if (answers[payload.step].length === 0 && associations.open === payload.step) associations.open = null
    },
    /** Visitor: pressed “Próxima”, or on the last step “Ver Resultados”; a step may stay empty. */
    nextAsked(state) {
      if (state.step < lastStep) state.step += 1
      else state.status = 'finished'
    },
    /** Visitor: pressed “Anterior”; there is nothing before the first step. */
    previousAsked(state) {
      if (state.status === 'walking' && state.step > 0) state.step -= 1
    },
    ...resultEvents<StepId, JourneyState>(({ status }, step) => status === 'finished' && stepIds.includes(step)),
    ...associating(isChosen),
    ...keeping(isChosen),
    ...bringing<ExperienceId, JourneyState>(isExperience),
    /** Visitor: pressed “Nova Jornada”. */
    restarted: ({ series }) => ({ ...initialState, series }),
  },
})
