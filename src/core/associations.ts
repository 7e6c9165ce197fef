import type { CaseReducerActions, PayloadAction } from '@reduxjs/toolkit'

/** The most letters (code points) of a line. */
export const longestLine = 200

/**
 * What images bring to the visitor's mind, in her own words. They come before what tradition says of an image, which is
 * Jung's order with a dream (“A aplicação prática da análise dos sonhos”, Obra Completa 16/2).
 */
export interface Associations<Image extends string> {
  /** A line per image, as typed; empty where there are no words. */
  lines: Record<Image, string>
  /** Image whose line is being written; one at a time. */
  open: Image | null
}

export const ofEach = <Id extends string, Value>(ids: readonly Id[], value: Value): Record<Id, Value> =>
  Object.fromEntries(ids.map((id) => [id, value])) as Record<Id, Value>

export const noAssociations = <Image extends string>(images: readonly Image[]): Associations<Image> => ({
  lines: ofEach(images, ''),
  open: null,
})

/** Several lines become one; what is no letter, or has no place in XML (a tab, half a pair), becomes a space. */
export const printable = (text: string): string => text.replace(/[\p{Cc}\p{Cs}\u2028\u2029\ufffe\uffff]+/gu, ' ')

/** As one line, cut to the letters there is room for. */
export const asLine = (text: string): string => Array.from(printable(text)).slice(0, longestLine).join('')

/** The events of writing them, for a slice in which images are chosen. */
export const associating = <Image extends string, State extends { associations: Associations<Image> }>(
  isChosen: (state: State, image: Image) => boolean,
) => ({
  /** Visitor: began to write of an image, or (`null`) is done; refused for what is not chosen. */
  associationOpened(state: State, { payload: { image } }: PayloadAction<{ image: Image | null }>) {
    if (image === null || isChosen(state, image)) state.associations.open = image
  },
  /** Visitor: wrote of an image. */
  associationChanged(state: State, { payload: { image, text } }: PayloadAction<{ image: Image; text: string }>) {
    if (isChosen(state, image)) state.associations.lines[image] = asLine(text)
  },
})

/** What the visitor wrote of an image; empty if nothing. */
export const wordsOf = <Image extends string>({ lines }: Associations<Image>, image: Image): string =>
  lines[image].trim()

export type AssociatingActions<Image extends string> = CaseReducerActions<
  ReturnType<typeof associating<Image, { associations: Associations<Image> }>>,
  string
>
