import { seriesParagraphs } from './compose'
import type { Making } from './making'
import { choiceLine } from './read'
import { SeriesPlace } from './SeriesPlace'

export type { Comparison, Figure, SeriesTexts } from './making'

/** The pieces with which the visitor of a tool sets results of before beside the one on show. */
export const seriesOf = <Root, Id extends string>(making: Making<Root, Id>) => ({
  SeriesPlace: () => <SeriesPlace {...making} />,
  /** What is chosen, in the line from which it can be read back. */
  choicesOf: (root: Root, day: string | null) => choiceLine(making.groupsOf(making.chosen(root)), day),
  paragraphsOf: (root: Root) => seriesParagraphs(making, root),
})
