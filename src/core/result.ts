import type { PayloadAction, UnknownAction } from '@reduxjs/toolkit'
import { type Associations, noAssociations, wordsOf } from './associations'
import { type Keepsake, noKeepsake, type Whole } from './keepsake'

/** What a visitor does with a result, the same in every tool. */
export interface Result<Part extends string, Image extends string = Part> {
  /** The part whose story she is reading; `null` before the first and after the last. */
  story: Part | null
  /** Stories she has opened besides those that are told. */
  unfolded: Part[]
  /** What she writes, before the result or beside it. */
  writing: string
  /** What the images bring to her mind; kept when one is no longer chosen. */
  associations: Associations<Image>
  /** What remains of the result. */
  keepsake: Keepsake<Part | Whole>
}

/** A tool's slice, for the pieces of a result that are the same in every tool. */
export interface ResultSlice<Root, Part extends string = never> {
  selectSlice: (root: Root) => Pick<Result<string>, 'story' | 'unfolded' | 'writing' | 'associations'>
  actions: {
    storyReached: (payload: { story: string | null }) => UnknownAction
    storyUnfolded: (payload: { story: Part }) => UnknownAction
    writingChanged: (payload: { text: string }) => UnknownAction
  }
}

/** @param images of which she may write before the result is told */
export const noResult = <Part extends string, Image extends string>(
  parts: readonly Part[],
  images: readonly Image[],
): Result<Part, Image> => ({
  story: null,
  unfolded: [],
  writing: '',
  associations: noAssociations(images),
  keepsake: noKeepsake(parts),
})

/** The events of reading and writing. @param isTold whether there is a result that tells of the part */
export const resultEvents = <Part extends string, State extends Pick<Result<Part>, 'story' | 'unfolded' | 'writing'>>(
  isTold: (state: State, part: Part) => boolean,
) => ({
  /** Visitor: has come, reading, to the story of a part, or past all of them. */
  storyReached(state: State, { payload }: PayloadAction<{ story: string | null }>) {
    const story = payload.story as Part
    state.story = isTold(state, story) ? story : null
  },
  /** Visitor: opened the story of a part, or closed it again. */
  storyUnfolded(state: State, { payload: { story } }: PayloadAction<{ story: Part }>) {
    state.unfolded = state.unfolded.includes(story)
      ? state.unfolded.filter((other) => other !== story)
      : [...state.unfolded, story]
  },
  /** Visitor: wrote before the result, or beside it. */
  writingChanged(state: State, { payload }: PayloadAction<{ text: string }>) {
    state.writing = payload.text
  },
})

/** The parts of it that views read. */
export const resultSelectors = <Root, Part extends string, Image extends string>(
  of: (root: Root) => Result<Part, Image>,
) => ({
  selectStory: (root: Root) => of(root).story,
  selectUnfolded: (root: Root) => of(root).unfolded,
  selectWriting: (root: Root) => of(root).writing,
  selectAssociations: (root: Root) => of(root).associations,
  selectWords: (root: Root, image: Image) => wordsOf(of(root).associations, image),
})
