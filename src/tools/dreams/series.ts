import { capitalised, listed } from '../../core/words'
import { type Comparison, type Figure, type SeriesTexts, seriesOf } from '../../ui/tool/series'
import { linesOf, segmentOf } from './constellation'
import { elementTexts } from './content'
import { dreamOf } from './dream'
import { skyRadius, starOf } from './geometry'
import { isAfar } from './reading'
import { selectSelection } from './selectors'
import { categories, type DreamsRoot, dreamsSlice, type ElementId, elementOf, elements } from './slice'

type Dream = readonly ElementId[]

const texts: SeriesTexts = {
  ask: 'Tenho um sonho de antes',
  title: 'Um sonho ao lado do outro',
  now: 'Este sonho',
  remove: (which) => `Tirar este sonho do lado: ${which}`,
  found: (count) => (count === 1 ? 'Um sonho foi lido.' : `${count} sonhos foram lidos.`),
  none: 'Não encontrei aí a linha do sonho, que vem logo abaixo do nome do diário e é assim: “Mãe, Estranho · Floresta · Medo, 24 de novembro de 2026”.',
}

const the = (dream: Dream) => listed(dream.map((id) => elementTexts[id].the))
const are = (dream: Dream, one: string, more: string) => (dream.length === 1 ? one : more)

/** Where there was fear of somebody, or at home, nothing is compared. */
const gentle: Comparison<ElementId> = {
  sentences: [
    'Em ao menos um destes sonhos há medo: olhe de longe, e só o que quiser.',
    'Aqui não é preciso decifrar nada, nem procurar o que se repete.',
    'Se um sonho assim volta e tira o sono, talvez ajude contar a uma pessoa de confiança.',
  ],
  question: 'Quem você gostaria de ter por perto depois de um sonho desses?',
  again: [],
  crisis: 'violence',
}

/** Somebody, or a feeling, is not said to come back. */
const isThing = (id: ElementId) => ['lugares', 'objetos'].includes(elementOf(id)?.category ?? '')

/** No count becomes a meaning: what came again, with what, and what did not. */
export function compare(dreams: readonly Dream[]): Comparison<ElementId> {
  if (dreams.some((dream) => dream.some((id) => isAfar(id, dream)))) return gentle
  const last = dreams[dreams.length - 1] ?? []
  const dreamsWith = (id: ElementId) => dreams.filter((dream) => dream.includes(id))
  const again = elements.map(({ id }) => id).filter((id) => dreamsWith(id).length > 1)
  const [often] = [...again].sort((one, other) => dreamsWith(other).length - dreamsWith(one).length)
  const beside = elements
    .map(({ id }) => id)
    .filter((id) => often && id !== often && dreamsWith(often).every((dream) => dream.includes(id)))
  const fresh = last.filter((id) => dreamsWith(id).length === 1)
  return {
    sentences: [
      often
        ? `${capitalised(the(again))} ${are(again, 'aparece', 'aparecem')} em mais de um destes sonhos.`
        : 'Nenhum elemento se repete: cada um destes sonhos trouxe os seus.',
      often
        ? beside.length > 0
          ? `Nos sonhos com ${the([often])} ${are(beside, 'está', 'estão')} também ${the(beside)}.`
          : `${capitalised(the([often]))} nem sempre vem com a mesma companhia.`
        : 'O que eles têm em comum talvez não esteja nesta lista: um clima, um jeito de acabar.',
      fresh.length > 0
        ? `Só no último ${are(fresh, 'está', 'estão')} ${the(fresh)}, e pode ser acaso.`
        : 'O último não trouxe nada que não estivesse em outro, e pode ser acaso.',
    ],
    question: often
      ? isThing(often)
        ? `Quando ${the([often])} aparece, o que vem diferente?`
        : 'De um sonho ao outro, o que muda?'
      : 'Lendo um depois do outro, o que continua?',
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
  ids: new Map(elements.map(({ id }) => [elementTexts[id].name, id])),
  compare,
  figureOf,
  texts,
  actions: dreamsSlice.actions,
})
