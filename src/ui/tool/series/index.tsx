import { seriesParagraphs } from './compose'
import type { SeriesOptions } from './options'
import { choiceLine } from './read'
import { SeriesPlace } from './SeriesPlace'

export type { Comparison, Figure, SeriesTexts } from './options'

/** The pieces with which the visitor of a tool sets results of before beside the one on show. */
export const seriesOf = <Root, Id extends string>(options: SeriesOptions<Root, Id>) => ({
  SeriesPlace: () => <SeriesPlace {...options} />,
  /** What is chosen, in the line from which it can be read back. */
  choicesOf: (root: Root, day: string | null) => choiceLine(options.groupsOf(options.chosen(root)), day),
  paragraphsOf: (root: Root) => seriesParagraphs(options, root),
})
