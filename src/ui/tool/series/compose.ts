import type { Earlier } from '../../../core/series'
import type { Making } from './making'
import { choiceLine } from './read'

type Composed<Root, Id extends string> = Pick<Making<Root, Id>, 'select' | 'chosen' | 'groupsOf' | 'compare' | 'texts'>

/** What is set side by side: those of before, and the one on show, if something is chosen in it. */
export function sideBySide<Id extends string>(earlier: readonly Earlier<Id>[], chosen: readonly Id[]) {
  const all = [...earlier.map((one) => one.chosen), ...(chosen.length > 0 ? [chosen] : [])]
  return all.length > 1 ? all : []
}

/** The series as paragraphs of a copied result: its lines can be read back with it. */
export function seriesParagraphs<Root, Id extends string>(making: Composed<Root, Id>, root: Root): string[] {
  const { earlier } = making.select(root)
  const all = sideBySide(earlier, making.chosen(root))
  const lines = earlier.map(({ chosen, day }) => choiceLine(making.groupsOf(chosen), day))
  if (all.length === 0) return lines
  const { sentences, question } = making.compare(all)
  return [[making.texts.title, ...lines].join('\n'), ...sentences, question]
}
