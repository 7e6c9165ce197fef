import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nameOf, pairs, symbols } from '../../../src/tools/mandala/content'
import { reading } from '../../../src/tools/mandala/reading'
import { type SymbolId, symbolIds } from '../../../src/tools/mandala/slice'
import { choices, shuffled } from '../../support/choices'
import { always } from '../../support/runs'
import { describeSoundReadings } from '../../support/soundReadings'

/** Any circle that can be interpreted. */
const circle = fc.shuffledSubarray([...symbolIds], { minLength: 4 })

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    orders([...items.slice(0, index), ...items.slice(index + 1)]).map((r) => [item, ...r]),
  )
}

/** Every circle of four, and many larger ones. */
const circles = shuffled([...choices(4, symbolIds).flatMap(orders), ...fc.sample(circle, { numRuns: 5000, seed: 16 })])

/** How the two symbols lie of which a sentence speaks. */
const related = new Map(
  choices(2, symbolIds).flatMap((ids) =>
    (['beside', 'opposite'] as const).map(
      (relation) => [pairs[relation][ids.join(' ')] ?? '', { ids, relation }] as const,
    ),
  ),
)

/** Names in the text, as they are written for the symbols: with a capital. */
const namedIn = (text: string): SymbolId[] => symbolIds.filter((id) => text.includes(nameOf(id)))

describeSoundReadings(
  circles.map((chosen) => ({ chosen, reading: reading(chosen) })),
  {
    stories: symbolIds.map((id) => symbols[id].story),
    questionCount: 1,
    written: [
      ...related.keys(),
      ...symbolIds.flatMap((id) => [...symbols[id].centre, ...symbols[id].questions, ...symbols[id].weeks]),
    ],
    ofTooLittle: [0, 1, 2, 3].flatMap((count) => choices(count, symbolIds).flatMap(orders).map(reading)),
  },
)

describe('the reading', () => {
  it('has the eight meanings word for word', () => {
    const { parts } = reading(symbolIds)
    expect(Object.fromEntries(parts.map(({ name, meaning, archetype }) => [name, `${meaning}. ${archetype}`]))).toEqual(
      {
        Sol: 'Consciência, energia vital, ego. Arquétipo: Self',
        Lua: 'Inconsciente, intuição, feminino. Arquétipo: Anima',
        Montanha: 'Estabilidade, transcendência, desafio. Arquétipo: Self',
        Água: 'Emoções, purificação, fluidez. Arquétipo: Inconsciente',
        Fogo: 'Transformação, paixão, energia. Arquétipo: Sombra',
        Árvore: 'Crescimento, conexão, vida. Arquétipo: Self',
        Estrela: 'Orientação, esperança, destino. Arquétipo: Self',
        Coração: 'Amor, compaixão, centro emocional. Arquétipo: Anima/Animus',
      },
    )
  })

  it('has two sentences for every two symbols, which name both and nothing else', () => {
    const all = choices(2, symbolIds).map((ids) => ids.join(' '))
    for (const texts of Object.values(pairs)) expect(Object.keys(texts).sort()).toEqual(all.sort())
    expect(related.size).toBe(56)
    for (const [sentence, { ids }] of related) expect(namedIn(sentence), sentence).toEqual(ids)
  })

  it('speaks of two pairs that lie as it says, and have no symbol in common', () => {
    always(circle, (chosen) => {
      const { reflection } = reading(chosen)
      // nothing is said of what stayed out
      expect(reflection.flatMap(namedIn).filter((id) => !chosen.includes(id))).toEqual([])
      const shown = reflection.slice(0, 2).map((sentence) => related.get(sentence))
      for (const pair of shown) {
        const [from = -1, to = -1] = (pair?.ids ?? []).map((id) => chosen.indexOf(id))
        const steps = Math.min(Math.abs(from - to), chosen.length - Math.abs(from - to))
        expect(Math.min(from, to)).toBeGreaterThanOrEqual(0)
        expect(steps).toBe(pair?.relation === 'beside' ? 1 : chosen.length / 2)
      }
      expect(new Set(shown.flatMap((pair) => pair?.ids ?? [])).size).toBe(4)
    })
  })

  it('says plainly what the Self is, beside a symbol that is new if possible', () => {
    for (const id of symbolIds) {
      for (const sentence of symbols[id].centre) {
        expect(sentence).toMatch(/(?=.*Self)(?=.*pessoa inteira)(?=.*centro)/)
        expect(namedIn(sentence)).toEqual([id])
      }
    }
    always(circle, (chosen) => {
      const [first = '', second = '', ofSelf = ''] = reading(chosen).reflection
      const paired = [first, second].flatMap(namedIn)
      const [around = ''] = namedIn(ofSelf)
      expect(chosen.flatMap((id) => symbols[id].centre)).toContain(ofSelf)
      if (chosen.length > 4) expect(paired).not.toContain(around)
    })
  })

  it('asks and proposes something that belongs to symbols of the circle', () => {
    always(circle, (chosen) => {
      const { questions, week } = reading(chosen)
      expect(chosen.flatMap((id) => symbols[id].questions)).toContain(questions[0])
      expect(chosen.flatMap((id) => symbols[id].weeks)).toContain(week)
    })
  })

  it('has the parts in the order of the circle, each with its story', () => {
    always(circle, (chosen) => {
      const { care, parts } = reading(chosen)
      expect(parts.map(({ id }) => id)).toEqual(chosen)
      expect(parts.every(({ hasStory }) => hasStory)).toBe(true)
      expect(care).toBeNull()
    })
  })
})
