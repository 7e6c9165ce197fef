import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'

/** State that all tools have: what the visitor writes of the chosen images, and does with the result. */

/** The most letters (UTF-16 units, as browsers count them in a field) of a note or an answer. */
export const longestLine = 200
/** The same of what is written before choosing anything. */
export const longestText = 1000

/**
 * What the chosen images bring to the visitor's mind: a line per image, as typed, kept when the image is no longer
 * chosen. The notes come before what tradition says of an image, which is Jung's order with a dream (“A aplicação
 * prática da análise dos sonhos”, Obra Completa 16/2).
 */
export type Notes = Record<string, string | undefined>

/** The text as far as it fits, never cut within a letter. */
export const cut = (text: string, most: number): string => text.slice(0, most).replace(/[\ud800-\udbff]$/, '')

/** Reducers for writing notes, to be spread into the slice of a tool in which images are chosen. */
export const noteReducers = <Image extends string, State extends { notes: Notes }>(
  isChosen: (state: State, image: Image) => boolean,
) => ({
  /** Visitor: typed a note. */
  noteChanged(state: State, { payload: { image, text } }: PayloadAction<{ image: Image; text: string }>) {
    if (isChosen(state, image)) state.notes[image] = cut(text, longestLine)
  },
})

/** What the visitor wrote about an image; empty if nothing. */
export const noteOn = (notes: Notes, image: string): string => notes[image]?.trim() ?? ''

/** What a visitor does with a result, the same in every tool. */
export interface Result<Part extends string> {
  /** The part being read, which the drawing shows from near; `null` before the first and after the last. */
  activePart: Part | null
  /** What the visitor wrote before choosing anything. */
  openingWords: string
  /** The visitor's answer to the question of the result. */
  answer: string
  /** The question that was answered: it stays above its answer also when another choice would ask another one. */
  answeredQuestion: string
  /** Always empty in a tool that does not ask for any. */
  notes: Notes
}

export const emptyResult: Result<never> = {
  activePart: null,
  openingWords: '',
  answer: '',
  answeredQuestion: '',
  notes: {},
}

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
    restarted: () => UnknownAction
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
    state.openingWords = cut(payload.text, longestText)
  },
  /** Visitor: answered the question of the result. */
  answerChanged(state: State, { payload }: PayloadAction<{ question: string; text: string }>) {
    state.answer = cut(payload.text, longestLine)
    state.answeredQuestion = state.answer && payload.question
  },
})
