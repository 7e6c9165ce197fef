import type { CaseReducerActions, PayloadAction } from '@reduxjs/toolkit'

/** A result of before, brought back by the visitor: what was chosen then, and the day (ISO) where its text told it. */
export interface Earlier<Id extends string> {
  chosen: Id[]
  day: string | null
}

/** Results of before, to be set side by side with the one on show. Nothing is stored: the visitor brings them as text. */
export interface Series<Id extends string> {
  /** Whether the place where they are brought is open. */
  isOpen: boolean
  /** What stands in its field: until it is read, and what could not be read after that. */
  draft: string
  /** The results, as they came, none twice. */
  earlier: Earlier<Id>[]
  /** How many results the last reading found; `null` before one, and once the field has changed. */
  found: number | null
}

/** With the one on show they are twelve. */
export const mostEarlier = 11

export const noSeries: Series<never> = { isOpen: false, draft: '', earlier: [], found: null }

/** Whether a result stands there already. */
export const isThere = <Id extends string>(earlier: readonly Earlier<Id>[], { chosen, day }: Earlier<Id>): boolean =>
  earlier.some((one) => one.day === day && one.chosen.join() === chosen.join())

/** The events of bringing them, for a slice in which these ids can be chosen. */
export const bringing = <Id extends string, State extends { series: Series<Id> }>(isId: (id: Id) => boolean) => ({
  /** Visitor: opened the place where results of before are brought, or closed it. */
  seriesToggled({ series }: State) {
    series.isOpen = !series.isOpen
  },
  /** Visitor: pasted or typed into its field. */
  earlierTyped({ series }: State, { payload }: PayloadAction<{ text: string }>) {
    series.draft = payload.text
    series.found = null
  },
  /** Visitor: had it read; the text is what could not be, or has no room. */
  earlierRead({ series }: State, { payload }: PayloadAction<{ found: Earlier<Id>[]; text: string }>) {
    const { earlier } = series
    const known = payload.found.filter(({ chosen }) => chosen[0] && chosen.every(isId))
    for (const one of known) if (earlier.length < mostEarlier && !isThere(earlier, one)) earlier.push(one)
    series.draft = payload.text
    series.found = known.length
  },
  /** Visitor: took a result out of the series. */
  earlierRemoved({ series }: State, { payload }: PayloadAction<{ place: number }>) {
    series.earlier = series.earlier.filter((_, place) => place !== payload.place)
    series.found = null
  },
})

export type BringingActions<Id extends string> = CaseReducerActions<
  ReturnType<typeof bringing<Id, { series: Series<Id> }>>,
  string
>
