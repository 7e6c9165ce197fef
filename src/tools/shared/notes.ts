import type { CaseReducerActions, PayloadAction } from '@reduxjs/toolkit'

/** The most letters (code points) of a note or an answer. */
export const longestLine = 200

/** The most letters (UTF-16 units, as browsers count them in a field) of what is written before choosing anything. */
export const longestText = 1000

/**
 * What the chosen images bring to the visitor's mind. The notes come before what tradition says of an image, which is
 * Jung's order with a dream (“A aplicação prática da análise dos sonhos”, Obra Completa 16/2).
 */
export interface Notes<Image extends string> {
  /** A line per image, as typed; empty where there are no words. Kept when the image is no longer chosen. */
  lines: Record<Image, string>
  /** The image whose note is being written; one at a time. */
  open: Image | null
}

export const emptyNotes = <Image extends string>(images: readonly Image[]): Notes<Image> => ({
  lines: Object.fromEntries(images.map((image) => [image, ''])) as Record<Image, string>,
  open: null,
})

/** Text as one line, cut to `longestLine`: line breaks, control characters and lone surrogates become spaces. */
export const asLine = (text: string): string =>
  Array.from(text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu, ' '))
    .slice(0, longestLine)
    .join('')

/** Text cut to `longestText`, never within a letter. */
export const asText = (text: string): string => text.slice(0, longestText).replace(/[\ud800-\udbff]$/, '')

/** Reducers for writing notes, to be spread into the slice of a tool in which images are chosen. */
export const noteReducers = <Image extends string, State extends { notes: Notes<Image> }>(
  isChosen: (state: State, image: Image) => boolean,
) => ({
  /** Visitor: began a note, or (`null`) has done with notes; refused for an image that is not chosen. */
  noteOpened(state: State, { payload: { image } }: PayloadAction<{ image: Image | null }>) {
    if (image === null || isChosen(state, image)) state.notes.open = image
  },
  /** Visitor: typed a note. */
  noteChanged(state: State, { payload: { image, text } }: PayloadAction<{ image: Image; text: string }>) {
    if (isChosen(state, image)) state.notes.lines[image] = asLine(text)
  },
})

export type NoteActions<Image extends string> = CaseReducerActions<
  ReturnType<typeof noteReducers<Image, { notes: Notes<Image> }>>,
  string
>

/** What the visitor wrote about an image; empty if nothing. */
export const noteOn = <Image extends string>({ lines }: Notes<Image>, image: Image): string => lines[image].trim()
