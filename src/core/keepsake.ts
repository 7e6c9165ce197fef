import type { CaseReducerActions, PayloadAction } from '@reduxjs/toolkit'
import { type Associations, asLine, ofEach } from './associations'

/** What the visitor says to a part of her result: it makes sense to her, or it is not so. */
export type Answer = 'mine' | 'notMine'

/** What remains of a result (“O que fica”): a page in the first person, made of her answers and words, that she may change. */
export interface Keepsake<Part extends string> {
  answers: Record<Part, Answer | null>
  /** A line of her own to a part, as typed. */
  lines: Record<Part, string>
  /** The page as she has changed it; `null` while it follows from the rest. */
  page: string | null
  /** The sentence to take along to a conversation, as she has changed it; `null` as long as she has not. */
  sentence: string | null
}

/** The part of a result that speaks of the whole. */
export type Whole = 'reflection'

/** The keepsake, still empty, of a result that speaks of each of these and of the whole. */
export function noKeepsake<Image extends string>(images: readonly Image[]): Keepsake<Image | Whole> {
  const parts: (Image | Whole)[] = ['reflection', ...images]
  return { answers: ofEach(parts, null), lines: ofEach(parts, ''), page: null, sentence: null }
}

/** When the result has changed: her answer to the whole was to another one. Her line stays. */
export function unanswerWhole(state: { keepsake: Keepsake<Whole> }) {
  state.keepsake.answers.reflection = null
}

/** The events of making it, for a slice whose result speaks of these images. */
export const keeping = <Image extends string, State extends { keepsake: Keepsake<Image | Whole> }>(
  isTold: (state: State, image: Image) => boolean,
) => {
  const isPart = (state: State, part: Image | Whole) => part === 'reflection' || isTold(state, part as Image)
  return {
    /** Visitor: answered a part of the result, or (`null`) took her answer back. */
    partAnswered(state: State, { payload }: PayloadAction<{ part: Image | Whole; answer: Answer | null }>) {
      if (isPart(state, payload.part)) state.keepsake.answers[payload.part] = payload.answer
    },
    /** Visitor: wrote a line of her own to a part. */
    partNoted(state: State, { payload }: PayloadAction<{ part: Image | Whole; text: string }>) {
      if (isPart(state, payload.part)) state.keepsake.lines[payload.part] = asLine(payload.text)
    },
    /** Visitor: changed the page or the sentence, or (`null`) had it made anew. */
    keepsakeEdited(state: State, { payload }: PayloadAction<{ place: 'page' | 'sentence'; text: string | null }>) {
      state.keepsake[payload.place] = payload.text
    },
  }
}

export type KeepingActions<Image extends string> = CaseReducerActions<
  ReturnType<typeof keeping<Image, { keepsake: Keepsake<Image | Whole> }>>,
  string
>

interface Typed {
  writing: string
  associations: Associations<string>
  keepsake: Keepsake<string>
}

/** All that was typed in a tool. */
export const typedIn = ({ writing, associations, keepsake }: Typed): string => {
  const { lines, page, sentence } = keepsake
  const texts = [writing, ...Object.values(associations.lines), ...Object.values(lines), page, sentence]
  return texts.filter((text) => text?.trim()).join('\n')
}
