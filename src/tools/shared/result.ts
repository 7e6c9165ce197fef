import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import { asLine, asText } from './notes'

/** What a visitor does with a result, the same in every tool. */
export interface Result<Part extends string> {
  /** The part being read, which the drawing shows from near; `null` before the first and after the last. */
  activePart: Part | null
  /** What the visitor wrote before choosing anything. */
  openingWords: string
  /** The visitor's answer to the question of the result, in one line. */
  answer: string
  /** The question that was answered: it stays above its answer also when another choice would ask another one. */
  answeredQuestion: string
}

export const emptyResult: Result<never> = { activePart: null, openingWords: '', answer: '', answeredQuestion: '' }

/** The question that stands above the answer: the one that was answered or, before that, the first of the reading. */
export const currentQuestion = (
  { answeredQuestion }: Pick<Result<string>, 'answeredQuestion'>,
  questions: readonly string[],
): string => answeredQuestion || (questions[0] ?? '')

/** The questions that are asked besides that one, which stands in the place of the first if it is none of them. */
export function otherQuestions(current: string, questions: readonly string[]): readonly string[] {
  const others = questions.filter((one) => one !== current)
  return others.length < questions.length ? others : others.slice(1)
}

/** A tool's slice, as the components that all tools share see it. */
export interface ResultSlice<Root> {
  selectSlice: (root: Root) => Result<string>
  actions: {
    partReached: (payload: { part: string | null }) => UnknownAction
    openingWordsChanged: (payload: { text: string }) => UnknownAction
    answerChanged: (payload: { question: string; text: string }) => UnknownAction
  }
}

/**
 * Reducers for reading a result and writing in it, to be spread into a tool's slice.
 * @param hasPart whether there is a result now, and the part is in it
 */
export const resultReducers = <Part extends string, State extends Result<Part>>(
  hasPart: (state: State, part: Part) => boolean,
) => ({
  /** Visitor: has scrolled to a part of the result, or (`null`) past all of them. */
  partReached(state: State, { payload }: PayloadAction<{ part: string | null }>) {
    const part = payload.part as Part
    state.activePart = hasPart(state, part) ? part : null
  },
  /** Visitor: wrote before choosing anything. */
  openingWordsChanged(state: State, { payload }: PayloadAction<{ text: string }>) {
    state.openingWords = asText(payload.text)
  },
  /** Visitor: answered the question of the result. */
  answerChanged(state: State, { payload }: PayloadAction<{ question: string; text: string }>) {
    state.answer = asLine(payload.text)
    state.answeredQuestion = state.answer && payload.question
  },
})
