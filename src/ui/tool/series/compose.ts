import { type Earlier, isThere, mostEarlier } from '../../../core/series'
import type { SeriesOptions } from './options'
import { keptLine, resultsIn } from './read'

type Composed<Root, Id extends string> = Pick<
  SeriesOptions<Root, Id>,
  'select' | 'chosen' | 'groupsOf' | 'compare' | 'texts'
>

/** Each with its place in the state; without a day first, then by the days. */
export const byDay = <Id extends string>(earlier: readonly Earlier<Id>[]) =>
  earlier.map((one, place) => ({ ...one, place })).sort((one, other) => (one.day ?? '').localeCompare(other.day ?? ''))

/** What is set side by side: those of before, and the one on show, if something is chosen in it. */
export function sideBySide<Id extends string>(earlier: readonly Earlier<Id>[], chosen: readonly Id[]) {
  const all = [...byDay(earlier).map((one) => one.chosen), ...(chosen.length > 0 ? [chosen] : [])]
  return all.length > 1 ? all : []
}

/** The series as paragraphs of a copied result: its lines can be read back with it. */
export function seriesParagraphs<Root, Id extends string>(options: Composed<Root, Id>, root: Root): string[] {
  const { earlier } = options.select(root)
  const all = sideBySide(earlier, options.chosen(root))
  const lines = byDay(earlier).map(({ chosen, day }) => keptLine(options.groupsOf(chosen), day))
  if (all.length === 0) return lines
  const { sentences, question } = options.compare(all)
  return [[options.texts.title, ...lines].join('\n'), ...sentences, question]
}

/** A text to be read, and of a file its name, which stands for it in the field. */
export interface Source {
  text: string
  name?: string
}

/** What the sources hold, and what of them is to stay in the field: what could not be read or has no room. */
export function readingOf<Id extends string>(
  sources: readonly Source[],
  earlier: readonly Earlier<Id>[],
  { ids, groupsOf, heading }: Pick<SeriesOptions<never, Id>, 'ids' | 'groupsOf' | 'heading'>,
) {
  const read = sources.map(({ text, name }) => ({ text, name, ...resultsIn(text, ids, heading) }))
  const all = read.flatMap((one) => one.results)
  const results = all.filter((one, place) => !isThere(all.slice(0, place), one))
  const left = results.filter((one) => !isThere(earlier, one)).slice(mostEarlier - earlier.length)
  const lines = left.map(({ chosen, day }) => keptLine(groupsOf(chosen), day))
  const unread = read.flatMap(({ text, name, results, unknown, beside }) =>
    results.length > 0 ? [unknown.join(', '), ...(name === undefined ? beside : [])] : (name ?? text.trim()),
  )
  return { found: results, text: [...lines, ...unread].filter(Boolean).join('\n') }
}
