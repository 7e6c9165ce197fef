import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { elementTexts } from '../../src/tools/dreams/content'
import { compare as compareDreams, series as dreamSeries } from '../../src/tools/dreams/series'
import {
  categories,
  type DreamsState,
  dreamsSlice,
  type ElementId,
  elementOf,
  elements,
} from '../../src/tools/dreams/slice'
import { compare as compareJourneys, experienceIds, series as journeySeries } from '../../src/tools/journey/series'
import { type ExperienceId, journeySlice, stepIds } from '../../src/tools/journey/slice'
import { compare as compareMandalas, series as mandalaSeries } from '../../src/tools/mandala/series'
import { mandalaSlice, symbolIds } from '../../src/tools/mandala/slice'
import { crc32, withText } from '../../src/ui/tool/pngText'
import { readingOf } from '../../src/ui/tool/series/compose'
import { choiceLine, resultsIn } from '../../src/ui/tool/series/read'
import { always } from '../support/runs'
import { told } from './dreams/visits'

const elementIds = elements.map(({ id }) => id)
const anyOf = <Id>(ids: readonly Id[], minLength: number) => fc.uniqueArray(fc.constantFrom(...ids), { minLength })
const names = new Map(elements.map(({ id }) => [elementTexts[id].name, id]))
const heading = 'Diário de Sonhos'
const options = {
  heading,
  ids: names,
  groupsOf: (ids: readonly ElementId[]) => [ids.map((id) => elementTexts[id].name)],
}
const dream: ElementId[] = ['mae', 'estranho', 'floresta', 'espelho', 'alegria']
const line = 'Mãe, Estranho · Floresta · Espelho · Alegria, 24 de novembro de 2026'
const read = (text: string) => {
  const { results, unknown } = resultsIn(text, names, heading)
  return { results, unknown }
}
const once = { results: [{ chosen: dream, day: '2026-11-24' }], unknown: [] }

describe('a dream of before is read from its line', () => {
  it.each([
    ['alone', line],
    [
      'in the copied text',
      `Diário de Sonhos\n${line}\n\nO que fica\n\nSonhei com a mãe, a casa e o medo.\n\nMãe\nPessoas`,
    ],
    ['with the lines of Windows', `Diário de Sonhos\r\n${line}\r\n\r\nMãe`],
    [
      'quoted and wrapped by a mail program',
      '> Mãe, Estranho · Floresta ·\n> Espelho · Alegria, 24 de\n> novembro de 2026\n> \n> O que fica',
    ],
    [
      'quoted with empty lines between',
      '> Mãe, Estranho · Floresta ·\u00a0\n>\n> Espelho\n>\n> · Alegria, 24 de novembro de 2026',
    ],
    ['after a greeting', `Querida Ana,\n\n${line}\n\nUm abraço,\n\nLia`],
    [
      'without accents, in capitals, with other spaces',
      'MAE,Estranho·Floresta  ·  Espelho · alegria , 24 de Novembro de 2026.',
    ],
    ['in a saved drawing', `<svg><title>\n${line}\n</title><path d="M0,0"/></svg>`],
    ['in a saved picture', `\u0089PNG\r\n\u001a\niTXtDescription\0\0\0\0\0${line}\nÏ\u0001`],
  ])('%s', (_, text) => {
    expect(read(text)).toEqual(once)
  })

  it('several at once, each with its day', () => {
    expect(read(`${line}\n\ntexto\n\nCasa · Paz, 1º de março de 2026`).results).toEqual([
      ...once.results,
      { chosen: ['casa', 'paz'], day: '2026-03-01' },
    ])
  })

  it('several on one line, and through marks that nobody sees', () => {
    const second = { chosen: ['casa', 'paz'], day: '2026-03-01' }
    for (const between of [' ', '; ']) {
      const { results } = read(`${line}${between}Casa · Paz, 1º de março de 2026`)
      expect(results).toEqual([...once.results, second])
    }
    expect(read('\u200eCa\u200bsa · Paz\u200f, 1º de março de 2026')).toEqual({ results: [second], unknown: [] })
  })

  it('without a day, if that is all there is', () => {
    expect(read('Mãe · Casa').results).toEqual([{ chosen: ['mae', 'casa'], day: null }])
    expect(read(`${line}\n\nCasa · Paz`).results).toEqual([...once.results, { chosen: ['casa', 'paz'], day: null }])
    expect(read(`${line}\n\nCasa, Florest · Paz`)).toEqual({
      results: [...once.results, { chosen: ['casa', 'paz'], day: null }],
      unknown: ['Florest'],
    })
    expect(read(`${line}\n\nCasa · um rio · a Paz`)).toEqual(once)
    expect(read(`${line}\nVocê escreveu\nmãe, casa`)).toEqual(once)
  })

  it('which a line without a day may say', () => {
    expect(read('Medo, sem data para acabar').results).toEqual([])
    expect(read(`${line}\nCasa, Floresta, sem\ndata\nJornada de alguém, sem data`).results).toEqual([
      ...once.results,
      { chosen: ['casa', 'floresta'], day: null },
    ])
  })

  it('and from no sentence of hers, nor from the line of another tool', () => {
    expect(read(`Acordei às cinco, medo, suor, e anotei: 3 de março de 2026.\n${line}`)).toEqual(once)
    expect(read('Mandala Arquetípica\nÁgua, Sol, Lua, Montanha, 24 de novembro de 2026').results).toEqual([])
  })

  it('what can be read is read, and what cannot is told', () => {
    expect(read('Mãe, Dragão · Casa, 24 de novembro de 2026')).toEqual({
      results: [{ chosen: ['mae', 'casa'], day: '2026-11-24' }],
      unknown: ['Dragão'],
    })
    expect(read('Mãe · Casa, 31 de fevereiro de 2026').results).toEqual([{ chosen: ['mae', 'casa'], day: null }])
  })

  it.each([
    '',
    'Bom dia.',
    'Ana, psicóloga, 24 de novembro de 2026',
    'Mãe',
    '“',
    ', · ,',
    '1234567, 24 de novembro de 2026',
  ])('not from %j', (text) => {
    expect(read(text).results).toEqual([])
  })

  it('whatever is pasted, it is read without fail, and only elements are found', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom(line, 'Mãe', ' · ', ', ', '24 de novembro de 2026', '“', '"', '\n', '> ', 'x')),
        (parts) => {
          for (const { chosen } of read(parts.join('')).results) expect(chosen.every((id) => elementOf(id))).toBe(true)
        },
      ),
    )
  })
})

describe('what is chosen is written so that it is read back', () => {
  const anyDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))

  it('dreams', () => {
    fc.assert(
      fc.property(anyOf(elementIds, 1), anyDay, (chosen, day) => {
        const selection = Object.fromEntries(
          categories.map((category) => [category, chosen.filter((id) => elementOf(id)?.category === category)]),
        ) as DreamsState['selection']
        const root = { dreams: { ...dreamsSlice.getInitialState(), selection } }
        const { results, unknown } = read(`Diário\n${dreamSeries.choicesOf(root, day)}\n`)
        expect(results).toEqual([{ chosen: elementIds.filter((id) => chosen.includes(id)), day }])
        expect(unknown).toEqual([])
      }),
    )
  })

  it('mandalas, in the order of the circle', () => {
    fc.assert(
      fc.property(anyOf(symbolIds, 1), anyDay, (chosen, day) => {
        const root = { mandala: { ...mandalaSlice.getInitialState(), chosen } }
        const ids = new Map(
          symbolIds.map((id) => [
            choiceLine([[mandalaSeries.choicesOf({ mandala: { ...root.mandala, chosen: [id] } }, null)]], null),
            id,
          ]),
        )
        expect(resultsIn(mandalaSeries.choicesOf(root, day), ids, heading).results).toEqual([{ chosen, day }])
      }),
    )
  })

  it('journeys, by their sentences', () => {
    fc.assert(
      fc.property(anyOf(experienceIds, 1), anyDay, (chosen, day) => {
        const answersOf = (ids: readonly ExperienceId[]) => ({
          journey: {
            ...journeySlice.getInitialState(),
            answers: Object.fromEntries(
              stepIds.map((step) => [
                step,
                ids.filter((id) => id.startsWith(`${step} `)).map((id) => Number(id.split(' ')[1])),
              ]),
            ) as ReturnType<typeof journeySlice.getInitialState>['answers'],
          },
        })
        const ids = new Map(experienceIds.map((id) => [journeySeries.choicesOf(answersOf([id]), null), id]))
        const { results, unknown } = resultsIn(journeySeries.choicesOf(answersOf(chosen), day), ids, heading)
        expect(results).toEqual([{ chosen: experienceIds.filter((id) => chosen.includes(id)), day }])
        expect(unknown).toEqual([])
      }),
    )
  })
})

describe('side by side', () => {
  it('what came again, with what, what did not, and one question', () => {
    expect(
      compareDreams([
        ['casa', 'chave', 'paz'],
        ['mae', 'casa', 'chave'],
        ['pai', 'casa', 'chave', 'ponte'],
      ]),
    ).toEqual({
      sentences: [
        'A casa e a chave aparecem em mais de um destes sonhos.',
        'Nos sonhos com a casa está também a chave.',
        'Só no último estão o pai e a ponte, e pode ser acaso.',
      ],
      question: 'Quando a casa aparece, o que vem diferente?',
      again: ['casa', 'chave'],
    })
  })

  it('with fear of somebody nobody is named, nothing is compared, and it is said whom to call', () => {
    fc.assert(
      fc.property(fc.array(anyOf(elementIds, 1), { minLength: 1, maxLength: 11 }), (dreams) => {
        const { sentences, question, again, crisis } = compareDreams([...dreams, ['estranho', 'casa', 'medo']])
        expect([...sentences, question].join(' ')).not.toMatch(/estranho|mãe|pai\b|criança|sábio|sombra|repare|casa/i)
        expect(again).toEqual([])
        expect(crisis).toBe('violence')
      }),
    )
  })

  it('what moved from where to where in the mandala', () => {
    expect(
      compareMandalas([
        ['agua', 'sol', 'lua', 'fogo'],
        ['sol', 'lua', 'estrela', 'agua'],
      ]),
    ).toEqual({
      sentences: [
        'O Sol, a Lua e a Água estão em todas.',
        'Da penúltima para a última, a Água foi do primeiro para o quarto lugar, o Sol foi do segundo para o primeiro lugar e a Lua foi do terceiro para o segundo lugar.',
        'Entrou a Estrela, e saiu o Fogo; pode ter sido só o dia.',
      ],
      question: 'No primeiro lugar, onde estava a Água, agora está o Sol: o que você acha da troca?',
      again: ['sol', 'lua', 'agua'],
    })
  })

  it('a hard sentence that came again is asked of first, with whom to call', () => {
    const { sentences, question, crisis } = compareJourneys([['chamado 3'], ['mundo-comum 0', 'chamado 3']])
    expect(sentences[0]).toBe('Uma frase voltou: “Quis passar um tempo longe da rotina, sem saber bem onde.”')
    expect(question).toBe('A quem você poderia contar que isso voltou?')
    expect(crisis).toBe('beside')
    expect(compareJourneys([['chamado 0'], ['chamado 1']])).not.toHaveProperty('crisis')
  })

  it('no count is told, and there are three sentences and a question, whatever is compared', () => {
    const samplesOf = <Id extends string>(ids: readonly Id[]) =>
      fc.sample(fc.array(anyOf(ids, 1), { minLength: 2, maxLength: 12 }), 200)
    const all = [
      ...samplesOf(elementIds).map(compareDreams),
      ...samplesOf(symbolIds).map(compareMandalas),
      ...samplesOf(experienceIds).map(compareJourneys),
    ]
    for (const { sentences, question, crisis } of all) {
      expect(new Set(sentences).size).toBe(3)
      expect(question).toMatch(/\?$/)
      expect([...sentences, question].join(' ')).not.toMatch(/\d|vezes|significa|undefined|\s\s/)
      if (!crisis) expect([...sentences, question].join(' ')).toMatch(/pode ser|pode ter sido|talvez/i)
    }
  })
})

describe('at most twelve stand side by side', () => {
  const day = (place: number) => `2026-11-${10 + place}`
  const many = Array.from({ length: 13 }, (_, place) => ({
    chosen: ['mae' as const, 'casa' as const],
    day: day(place),
  }))
  const text = many.map((one) => choiceLine(options.groupsOf(one.chosen), one.day)).join('\n')

  it('what has no room stays in the field, and what is there already does not', () => {
    expect(readingOf([{ text }], many.slice(0, 2), options)).toEqual({
      found: many,
      text: 'Mãe, Casa, 21 de novembro de 2026\nMãe, Casa, 22 de novembro de 2026',
    })
    const { earlierRead, earlierRemoved } = dreamsSlice.actions
    const full = told([earlierRead({ found: many, text: '' })])
    expect(full.series.earlier).toEqual(many.slice(0, 11))
    expect(told([earlierRemoved({ place: 0 }), earlierRead({ found: many, text: '' })], full).series.earlier).toEqual([
      ...many.slice(1, 11),
      many[0],
    ])
  })
})

describe('what is not a result is never lost, and never flooded', () => {
  const left = (text: string) => readingOf([{ text }], [], options)

  it('what stands beside a line that is read stays in the field', () => {
    const damaged = 'Mãe, Dragão · Fada · Rei, 3 de março de 2026'
    expect(left(`Querida Ana,\n\n${line}\n${damaged}\n\nUm abraço.`)).toEqual({
      found: once.results,
      text: `Querida Ana,\n${damaged}\nUm abraço.`,
    })
    always(fc.array(fc.stringMatching(/^[a-z]{1,8}$/), { maxLength: 5 }), (words) => {
      expect(left([...words, line, ...words].join('\n\n')).text).toBe([...words, ...words].join('\n'))
    })
  })

  it('of a copied result stays what comes before it, and a line of another that cannot be read', () => {
    const copied = `${heading}\n${line}\n\nO que fica\n\nSonhei com a mãe, a casa e o medo.`
    expect(left(copied)).toEqual({ found: once.results, text: '' })
    const damaged = 'Dragão, Rei, 3 de março de 2026'
    expect(left(`Um bilhete.\n\n${copied}\n\n${heading}\n${damaged}`).text).toBe(`Um bilhete.\n${damaged}`)
  })

  it('a note in the field stays when a file is read, and of a foreign file only its name is left', () => {
    const sources = [
      { text: 'Um bilhete meu.' },
      { name: 'sonho.txt', text: line },
      { name: 'férias.png', text: '\u0089PNG\u0000'.repeat(9999) },
    ]
    expect(readingOf(sources, [], options)).toEqual({ found: once.results, text: 'Um bilhete meu.\nférias.png' })
  })
})

describe('a picture carries its line', () => {
  it('in a chunk of its own, with the right checksum', async () => {
    expect(crc32(new TextEncoder().encode('IEND'))).toBe(0xae426082)
    const png = new Blob([new Uint8Array(33), 'rest'], { type: 'image/png' })
    const bytes = new Uint8Array(await withText(png, line).arrayBuffer())
    const view = new DataView(bytes.buffer)
    const length = view.getUint32(33)
    expect(view.getUint32(41 + length)).toBe(crc32(bytes.slice(37, 41 + length)))
    expect(new TextDecoder().decode(bytes.slice(45 + length))).toBe('rest')
    expect(read(new TextDecoder().decode(bytes))).toEqual(once)
  })
})
