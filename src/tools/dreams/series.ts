import { type Comparison, type Figure, seriesOf } from '../../ui/tool/series'
import { linesOf, segmentOf } from './constellation'
import { elementTexts, texts as page } from './content'
import { dreamOf } from './dream'
import { skyRadius, starOf } from './geometry'
import { isFrightening } from './reading'
import { selectSelection } from './selectors'
import { gentle, say, texts } from './seriesTexts'
import { categories, type DreamsRoot, dreamsSlice, type ElementId, elementIds, elementOf } from './slice'

type Dream = readonly ElementId[]

const the = (dream: Dream) => dream.map((id) => elementTexts[id].the)

/** Somebody, or a feeling, is not said to come back. */
const isThing = (id: ElementId) => ['lugares', 'objetos'].includes(elementOf(id)?.category ?? '')

/** No count becomes a meaning: what came again, with what, and what did not. */
export function compare(dreams: readonly Dream[]): Comparison<ElementId> {
  if (dreams.some(isFrightening)) return { ...gentle, again: [], crisis: 'violence' }
  const last = dreams[dreams.length - 1] ?? []
  const dreamsWith = (id: ElementId) => dreams.filter((dream) => dream.includes(id))
  const again = elementIds.filter((id) => dreamsWith(id).length > 1)
  const [often] = [...again].sort((one, other) => dreamsWith(other).length - dreamsWith(one).length)
  const beside = elementIds.filter(
    (id) => often && id !== often && dreamsWith(often).every((dream) => dream.includes(id)),
  )
  const fresh = last.filter((id) => dreamsWith(id).length === 1)
  if (!often)
    return { sentences: [say.noneAgain, say.common, say.fresh(the(fresh))], question: say.question.none, again }
  const { the: oftenName } = elementTexts[often]
  return {
    sentences: [say.again(the(again)), say.beside(oftenName, the(beside)), say.fresh(the(fresh))],
    question: isThing(often) ? say.question.thing(oftenName) : say.question.other,
    again,
  }
}

const groupsOf = (dream: Dream) =>
  categories.map((category) =>
    dream.filter((id) => elementOf(id)?.category === category).map((id) => elementTexts[id].name),
  )

const figureOf = (dream: Dream): Figure<ElementId> => {
  const inside = (length: number) => length / skyRadius
  return {
    points: dream.map((id) => ({ id, x: inside(starOf(id).x), y: inside(starOf(id).y) })),
    lines: linesOf(dream).map((key) => {
      const [from, to] = segmentOf(key)
      return [inside(from.x), inside(from.y), inside(to.x), inside(to.y)]
    }),
  }
}

export const series = seriesOf<DreamsRoot, ElementId>({
  select: (root) => root.dreams.series,
  chosen: (root) => dreamOf(selectSelection(root)),
  groupsOf,
  ids: new Map(elementIds.map((id) => [elementTexts[id].name, id])),
  compare,
  figureOf,
  heading: page.title,
  texts,
  actions: dreamsSlice.actions,
})
