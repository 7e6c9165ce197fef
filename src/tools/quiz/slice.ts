import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { emptyResult, type Result, resultReducers } from '../shared/state'

/** The six profiles; their order decides between equal scores and is that of the drawing, clockwise. */
export const archetypeIds = ['inocente', 'sabio', 'guerreiro', 'cuidador', 'explorador', 'governante'] as const
export type ArchetypeId = (typeof archetypeIds)[number]

/** Ids of the five questions, each with its four answers, in the order in which they are shown. */
export const answersOf = {
  fim: ['fim-compreender', 'fim-reunir', 'fim-aceitar', 'fim-concluir'],
  chegada: ['chegada-procurar', 'chegada-percorrer', 'chegada-assumir', 'chegada-sentar'],
  plano: ['plano-avisar', 'plano-seguir', 'plano-esperar', 'plano-refazer'],
  conversa: ['conversa-afastar', 'conversa-delimitar', 'conversa-lembrar', 'conversa-escutar'],
  tarde: ['tarde-arrumar', 'tarde-demorar', 'tarde-caminhar', 'tarde-chamar'],
} as const

export type QuestionId = keyof typeof answersOf
export type AnswerId = (typeof answersOf)[QuestionId][number]

/** In the order in which they are asked. */
export const questionIds = Object.keys(answersOf) as readonly QuestionId[]

export interface QuizState extends Result<ArchetypeId> {
  /** One per question, in the order of the questions; five of them make the result. Scores are derived, never kept. */
  answers: AnswerId[]
}

/** The part of the store that the tool's views read. */
export type QuizRoot = { quiz: QuizState }

const initialState: QuizState = { answers: [], ...emptyResult }

/** The question that waits for an answer; none once all are answered. */
export const computeQuestion = ({ answers }: QuizState): QuestionId | null => questionIds[answers.length] ?? null

const belongs = (answer: AnswerId, question: QuestionId): boolean =>
  (answersOf[question] as readonly AnswerId[]).includes(answer)

/** Five questions, one answer each, and then the result. */
export const quizSlice = createSlice({
  name: 'quiz',
  initialState,
  reducers: {
    /** Visitor: chose an answer, which leads to the next question; there is no other way on, and none back. */
    answerGiven(state, { payload: { question, answer } }: PayloadAction<{ question: QuestionId; answer: AnswerId }>) {
      if (question === computeQuestion(state) && belongs(answer, question)) state.answers.push(answer)
    },
    ...resultReducers<ArchetypeId, QuizState>(
      (state, archetype) => archetypeIds.includes(archetype) && !computeQuestion(state),
    ),
    /** Visitor: clicked “Refazer Quiz”. */
    restarted: () => initialState,
  },
})

export const { answerGiven, restarted } = quizSlice.actions

export const selectAnswers = ({ quiz }: QuizRoot) => quiz.answers
export const selectQuestion = ({ quiz }: QuizRoot) => computeQuestion(quiz)
export const selectActivePart = ({ quiz }: QuizRoot) => quiz.activePart
