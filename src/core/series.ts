import type { PayloadAction } from '@reduxjs/toolkit'

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
  /** In the order of the days, then as they came; none twice. */
  earlier: Earlier<Id>[]
  /** How many results the last reading added; `null` before one, and once the field has changed. */
  found: number | null
}

/** Side by side with the one on show they are twelve. */
export const mostEarlier = 11

export const noSeries: Series<never> = { isOpen: false, draft: '', earlier: [], found: null }

const keyOf = ({ chosen, day }: Earlier<string>) => [day, ...chosen].join()

/** Those of the results found that are not there yet, as many as there is room for, and those left over. */
export function fitting<Id extends string>(there: readonly Earlier<Id>[], found: readonly Earlier<Id>[]) {
  const keys = new Set(there.map(keyOf))
  const added = found.filter((one) => !keys.has(keyOf(one)) && keys.add(keyOf(one)))
  const room = mostEarlier - there.length
  return { added: added.slice(0, room), left: added.slice(room) }
}

/** The events of bringing them, for a slice of whose result these can have been chosen. */
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
  /** Visitor: had it read; the text is what could not be. */
  earlierRead({ series }: State, { payload }: PayloadAction<{ found: Earlier<Id>[]; text: string }>) {
    const known = payload.found
      .map(({ chosen, day }) => ({ day, chosen: chosen.filter(isId) }))
      .filter(({ chosen }) => chosen.length > 0)
    const { added } = fitting(series.earlier, known)
    series.earlier = [...series.earlier, ...added].sort((one, other) => (one.day ?? '').localeCompare(other.day ?? ''))
    series.draft = payload.text
    series.found = added.length
  },
  /** Visitor: took a result out of the series. */
  earlierRemoved({ series }: State, { payload }: PayloadAction<{ place: number }>) {
    series.earlier = series.earlier.filter((_, place) => place !== payload.place)
    series.found = null
  },
})
