// @vitest-environment happy-dom
import { configureStore } from '@reduxjs/toolkit'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import fc from 'fast-check'
import { type ComponentType, createElement } from 'react'
import { flushSync } from 'react-dom'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it, type Mock, vi } from 'vitest'
import { placeholderIn } from '../../scripts/practice/phrases'
import { nameOf, symbols, texts } from '../../src/tools/mandala/content'
import {
  angleOf,
  bandOf,
  halfStep,
  lensOf,
  movedTo,
  nearest,
  placeOf,
  pointIn,
  positionNear,
  reachRadius,
  sweepRadius,
  webOf,
} from '../../src/tools/mandala/geometry'
import { fold } from '../../src/tools/mandala/motifs'
import { pairImage } from '../../src/tools/mandala/pairs'
import { plainText } from '../../src/tools/mandala/plainText'
import { reflection } from '../../src/tools/mandala/reading'
import { wave } from '../../src/tools/mandala/shapes'
import {
  interpretationAsked,
  type MandalaState,
  mandalaSlice,
  restarted,
  type SymbolId,
  symbolIds,
  symbolMoved,
  symbolPicked,
  symbolRemoved,
  writingChanged,
} from '../../src/tools/mandala/slice'
import { outlookOf, statusOf, statusOfLift } from '../../src/tools/mandala/status'
import { View } from '../../src/tools/mandala/View'
import { Workbench } from '../../src/tools/mandala/Workbench'
import { pointsOf, subpaths } from '../drawing/numbers'
import { avoidedIn, avoidedInTools } from '../support/phrases'
import { runs } from '../support/runs'

const { reducer, getInitialState } = mandalaSlice

const symbol = fc.constantFrom(...symbolIds)
const event = fc.oneof(
  { weight: 4, arbitrary: symbol.map((id) => symbolPicked({ symbol: id })) },
  { weight: 2, arbitrary: symbol.map((id) => symbolRemoved({ symbol: id })) },
  {
    weight: 2,
    arbitrary: fc
      .record({ symbol, to: fc.oneof(fc.integer({ min: -3, max: 12 }), fc.double()) })
      .map((payload) => symbolMoved(payload)),
  },
  { weight: 1, arbitrary: fc.constant(interpretationAsked()) },
  { weight: 1, arbitrary: fc.string().map((text) => writingChanged({ text })) },
)
const events = fc.array(event, { maxLength: 40 })

type Event = typeof event extends fc.Arbitrary<infer E> ? E : never
const visited = (...done: (Event | ReturnType<typeof restarted>)[]): MandalaState =>
  done.reduce<MandalaState>(reducer, getInitialState())
const pick = (...ids: SymbolId[]) => ids.map((id) => symbolPicked({ symbol: id }))

/** Any circle that can be interpreted. */
const circle = fc.shuffledSubarray([...symbolIds], { minLength: 4 })

describe('choosing symbols', () => {
  it('puts them on the circle in the order of the choice', () => {
    expect(visited(...pick('lua', 'sol', 'fogo')).chosen).toEqual(['lua', 'sol', 'fogo'])
  })

  it('takes each symbol once', () => {
    const once = visited(...pick('lua', 'sol'))
    expect(reducer(once, symbolPicked({ symbol: 'lua' }))).toBe(once)
  })

  it('can take back any of them, and leaves the others in their order', () => {
    expect(visited(...pick('lua', 'sol', 'fogo'), symbolRemoved({ symbol: 'sol' })).chosen).toEqual(['lua', 'fogo'])
    const two = visited(...pick('lua', 'sol'))
    expect(reducer(two, symbolRemoved({ symbol: 'agua' }))).toBe(two)
  })

  it('never holds more than eight, a symbol twice, or one nobody knows, whatever happens', () => {
    fc.assert(
      fc.property(events, (done) => {
        const { chosen } = visited(...done)
        expect(chosen.length).toBeLessThanOrEqual(8)
        expect(new Set(chosen).size).toBe(chosen.length)
        expect(symbolIds).toEqual(expect.arrayContaining(chosen))
      }),
      runs,
    )
    expect(visited(symbolPicked({ symbol: 'nuvem' as SymbolId })).chosen).toEqual([])
  })
})

describe('the interpretation', () => {
  it('is refused below four symbols and given from four on', () => {
    expect(visited(...pick('sol', 'lua', 'agua'), interpretationAsked()).status).toBe('choosing')
    expect(visited(...pick('sol', 'lua', 'agua', 'fogo'), interpretationAsked()).status).toBe('interpreted')
  })

  it('stays while symbols come and go, and hides below four', () => {
    const shown = visited(...pick('sol', 'lua', 'agua', 'fogo', 'estrela'), interpretationAsked())
    const four = reducer(shown, symbolRemoved({ symbol: 'sol' }))
    expect(four.status).toBe('interpreted')
    expect(reducer(four, symbolRemoved({ symbol: 'lua' })).status).toBe('choosing')
    expect(reducer(shown, symbolPicked({ symbol: 'montanha' })).status).toBe('interpreted')
  })

  it('is never on show with fewer than four symbols, whatever happens', () => {
    fc.assert(
      fc.property(events, (done) => {
        const { status, chosen } = visited(...done)
        if (status === 'interpreted') expect(chosen.length).toBeGreaterThanOrEqual(4)
      }),
      runs,
    )
  })
})

describe('changing the order', () => {
  it('puts a symbol where the visitor wants it, and past the ends means the ends', () => {
    const four = visited(...pick('sol', 'lua', 'agua', 'fogo'))
    const to = (place: number) => reducer(four, symbolMoved({ symbol: 'lua', to: place })).chosen
    expect(to(0)).toEqual(['lua', 'sol', 'agua', 'fogo'])
    expect(to(2)).toEqual(['sol', 'agua', 'lua', 'fogo'])
    expect(to(99)).toEqual(['sol', 'agua', 'fogo', 'lua'])
    expect(to(-1)).toEqual(['lua', 'sol', 'agua', 'fogo'])
  })

  it('to the same place is no change at all', () => {
    const four = visited(...pick('sol', 'lua', 'agua', 'fogo'))
    expect(reducer(four, symbolMoved({ symbol: 'agua', to: 2 }))).toBe(four)
    expect(reducer(four, symbolMoved({ symbol: 'estrela', to: 0 }))).toBe(four)
    expect(reducer(four, symbolMoved({ symbol: 'agua', to: Number.NaN }))).toBe(four)
  })

  it('loses and adds no symbol', () => {
    fc.assert(
      fc.property(circle, fc.nat(7), fc.integer({ min: -2, max: 9 }), (order, which, to) => {
        const id = order[which % order.length] ?? 'sol'
        const { chosen } = visited(...pick(...order), symbolMoved({ symbol: id, to }))
        expect([...chosen].sort()).toEqual([...order].sort())
        expect(chosen.indexOf(id)).toBe(Math.min(Math.max(to, 0), order.length - 1))
        expect(chosen.filter((other) => other !== id)).toEqual(order.filter((other) => other !== id))
      }),
      runs,
    )
  })
})

describe('beginning again', () => {
  it('is the very beginning, whatever was done and written', () => {
    fc.assert(
      fc.property(events, (done) => {
        expect(visited(...done, restarted())).toEqual(getInitialState())
      }),
      runs,
    )
    expect(getInitialState()).toEqual({ chosen: [], status: 'choosing', said: null, writing: '' })
  })
})

describe('the circle', () => {
  const transform = (text: string) => text.match(/-?[\d.]+/g)?.map(Number) ?? []

  it('has its symbols evenly at 120 units from Self, the first at the top, the others clockwise', () => {
    for (const count of [1, 2, 3, 4, 5, 6, 7, 8]) {
      for (let k = 0; k < count; k += 1) {
        const [x = 0, y = 0] = placeOf(angleOf(k, count))
        expect(x).toBeCloseTo(120 * Math.sin((2 * Math.PI * k) / count))
        expect(y).toBeCloseTo(-120 * Math.cos((2 * Math.PI * k) / count))
        expect(transform(movedTo(angleOf(k, count)))[0]).toBeCloseTo(x, 2)
        expect(transform(movedTo(angleOf(k, count)))[1]).toBeCloseTo(y, 2)
      }
    }
  })

  it('lets a symbol glide the short way round', () => {
    const angle = fc.double({ min: -20, max: 20, noNaN: true })
    fc.assert(
      fc.property(angle, angle, (from, to) => {
        const near = nearest(from, to)
        expect(Math.abs(near - from)).toBeLessThanOrEqual(Math.PI + 1e-9)
        expect(Math.cos(near - to)).toBeCloseTo(1)
        expect(nearest(near, to)).toBeCloseTo(near)
      }),
    )
  })

  it('finds the position a finger points at, wherever the drawing lies in the window', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 8 }), fc.nat(7), fc.integer({ min: 200, max: 900 }), (count, at, width) => {
        const position = at % count
        const [x, y] = placeOf(angleOf(position, count) + 0.3 / count)
        const box = { left: 37, top: -12, width }
        const there = pointIn(box, 37 + ((x + 210) * width) / 420, -12 + ((y + 210) * width) / 420)
        expect(there[0]).toBeCloseTo(x)
        expect(there[1]).toBeCloseTo(y)
        expect(positionNear(there, count)).toBe(position)
      }),
    )
  })

  it('lets a finger find a symbol within 44 px in the narrowest drawing, and never two at once', () => {
    expect((2 * reachRadius * 288) / 420).toBeGreaterThanOrEqual(44)
    const [one, other] = [placeOf(0), placeOf(angleOf(1, 8))]
    expect(2 * reachRadius).toBeLessThan(Math.hypot(one[0] - other[0], one[1] - other[1]))
  })

  it('keeps a lifted symbol inside the drawing', () => {
    const far = pointIn({ left: 0, top: 0, width: 420 }, 4000, -900)
    expect(Math.hypot(...far)).toBeCloseTo(180)
    expect(pointIn({ left: 0, top: 0, width: 420 }, 210, 210)).toEqual([0, 0])
  })
})

describe('the ornament', () => {
  const allOf = (id: SymbolId, position: number) => Object.values(bandOf(id, position)).join('')
  const distances = (d: string) => pointsOf(d).map(([x = 0, y = 0]) => Math.hypot(x, y))
  const rooms = [45, 141, 67, 159, 85, 175, 27, 189]

  it('gives every symbol a motif of its own in every band', () => {
    const drawings = symbolIds.flatMap((id) => rooms.map((_, position) => allOf(id, position)))
    expect(new Set(drawings).size).toBe(64)
    for (const drawing of drawings) expect(drawing).toMatch(/^M/)
    expect(drawings.filter((drawing) => /NaN|undefined|Infinity/.test(drawing))).toEqual([])
  })

  it('repeats a motif 8, 16, 24 … times, the more often the narrower its band', () => {
    expect(fold(45, 65, 1.15)).toBe(16)
    for (const width of [0.92, 1.24, 1.9]) {
      expect(fold(45, 65, width) % 8).toBe(0)
      expect(fold(189, 203, width)).toBeGreaterThan(fold(45, 65, width))
    }
    expect(fold(1, 60, 5)).toBe(8)
    expect(subpaths(bandOf('coracao', 0).filled)).toBe(fold(45, 65, 0.98))
  })

  it('has waves that swing as far as they are told, and close', () => {
    const points = pointsOf(wave(100, 8, 16, 0.1)).map(([x = 0, y = 0]) => Math.hypot(x, y))
    expect(Math.max(...points)).toBeCloseTo(108, 1)
    expect(Math.min(...points)).toBeCloseTo(92, 1)
    const [first, ...rest] = pointsOf(wave(100, 8, 16, 0.1))
    expect(rest.at(-1)?.[0]).toBeCloseTo(first?.[0] ?? 0, 1)
    expect(rest).toHaveLength(96)
  })

  it('keeps away from Self, from the symbols and from the edge', () => {
    for (const id of symbolIds.filter((other) => other !== 'lua' && other !== 'agua')) {
      for (const position of rooms.keys()) {
        const { line, filled } = bandOf(id, position)
        const all = distances(filled || line.replace(/A[^A-Z]+/g, ''))
        expect(Math.min(...all)).toBeGreaterThan(24)
        expect(Math.max(...all)).toBeLessThan(206)
        const room = rooms[position] ?? 0
        if (room < 120) expect(Math.max(...all)).toBeLessThan(102.5)
        else expect(Math.min(...all)).toBeGreaterThan(137.5)
      }
    }
  })

  it('joins the symbols from the third on, every second from the fifth, every third from the seventh', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map((count) => subpaths(webOf(count)))).toEqual([0, 0, 0, 3, 4, 10, 12, 21, 24])
    expect(halfStep(8)).toBeCloseTo(Math.PI / 8)
    expect(lensOf(8).line).not.toBe(lensOf(4).line)
    expect(lensOf(3)).toEqual(lensOf(4))
  })

  it('is swept in by a disc that reaches into the corners of the drawing', () => {
    expect(sweepRadius).toBeGreaterThan(Math.hypot(210, 210))
  })
})

/** All choices of `count` out of the eight. */
function choices(count: number, from: readonly SymbolId[] = symbolIds): SymbolId[][] {
  if (count === 0) return [[]]
  return from.flatMap((id, index) => choices(count - 1, from.slice(index + 1)).map((rest) => [id, ...rest]))
}

function orders<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((item, index) =>
    orders([...items.slice(0, index), ...items.slice(index + 1)]).map((r) => [item, ...r]),
  )
}

const sentencesOf = (text: string) => text.split(/(?<=[.?])\s+/)
const rowsOf = (chosen: readonly SymbolId[]) =>
  chosen.flatMap((id) => [symbols[id].gloss, symbols[id].otherSide, symbols[id].question])

describe('the reading', () => {
  it('has the eight meanings word for word', () => {
    expect(
      Object.fromEntries(symbolIds.map((id) => [nameOf(id), `${symbols[id].meaning}: ${symbols[id].archetype.label}`])),
    ).toEqual({
      Sol: 'Consciência, energia vital, ego: Self',
      Lua: 'Inconsciente, intuição, feminino: Anima',
      Montanha: 'Estabilidade, transcendência, desafio: Self',
      Água: 'Emoções, purificação, fluidez: Inconsciente',
      Fogo: 'Transformação, paixão, energia: Sombra',
      Árvore: 'Crescimento, conexão, vida: Self',
      Estrela: 'Orientação, esperança, destino: Self',
      Coração: 'Amor, compaixão, centro emocional: Anima/Animus',
    })
  })

  it('has an image for every two symbols, whichever comes first', () => {
    const pairs = choices(2).map(([one = 'sol', other = 'sol']) => [pairImage(one, other), pairImage(other, one)])
    expect(new Set(pairs.flat()).size).toBe(28)
    for (const [image, mirrored] of pairs) {
      expect(image).toMatch(/^\p{Lu}.+\.$/u)
      expect(mirrored).toBe(image)
    }
  })

  it('differs for all 70 choices of four, also where the names are left out', () => {
    const readings = choices(4).map((chosen) => reflection(chosen).join(' '))
    expect(readings).toHaveLength(70)
    expect(new Set(readings).size).toBe(70)
    const names = new RegExp(symbolIds.map(nameOf).join('|'), 'g')
    expect(new Set(readings.map((reading) => reading.replace(names, '…'))).size).toBe(70)
  })

  it('differs for all choices of any size, both of what is there and of what stayed out', () => {
    const all = [4, 5, 6, 7, 8].flatMap((count) => choices(count))
    expect(all).toHaveLength(163)
    for (const paragraph of [0, 2]) {
      expect(new Set(all.map((chosen) => reflection(chosen)[paragraph])).size).toBe(163)
    }
  })

  it('differs between all orders of one choice', () => {
    for (const chosen of [choices(4)[0], choices(5)[20], choices(6)[9]]) {
      const all = orders(chosen ?? [])
      const readings = all.map((order) => reflection(order).join(' '))
      expect(new Set(readings).size).toBe(all.length)
    }
  })

  it('speaks of neighbours, and of who lies across', () => {
    const [, neighbours = ''] = reflection(['sol', 'lua', 'agua', 'fogo'])
    expect(neighbours).toContain('Sol e Lua estão lado a lado')
    expect(neighbours).toContain('Diante de Sol, do outro lado do centro, está Água.')
    expect(neighbours).toContain('entre Fogo e Sol')
    for (const [one, other] of [
      ['sol', 'lua'],
      ['sol', 'agua'],
      ['fogo', 'sol'],
    ] as const) {
      expect(neighbours).toContain(pairImage(one, other))
    }
    expect(reflection(['sol', 'lua', 'agua', 'fogo', 'estrela'])[1]).toContain('com Água de um lado e Fogo do outro')
  })

  it('says how many share an archetype', () => {
    const whole = (...chosen: SymbolId[]) => reflection(chosen)[0]
    expect(whole('lua', 'agua', 'fogo', 'coracao')).toContain('Nenhuma delas traz ao lado do nome a palavra Self')
    expect(whole('lua', 'agua', 'fogo', 'estrela')).toContain('Só Estrela traz')
    expect(whole('sol', 'montanha', 'arvore', 'agua')).toContain(
      'Sol, Montanha e Árvore trazem ao lado do nome a mesma palavra',
    )
    expect(whole('sol', 'lua', 'coracao', 'agua')).toContain('Anima acompanha Lua e volta em Coração')
  })

  it('names what stayed out and calls it no lack; with all eight it speaks of something else', () => {
    fc.assert(
      fc.property(circle, (chosen) => {
        const [, , outside = ''] = reflection(chosen)
        const absent = symbolIds.filter((id) => !chosen.includes(id))
        for (const id of absent) expect(outside).toContain(nameOf(id))
        if (absent.length === 0) expect(outside).toMatch(/^Nada ficou de fora/)
        expect(outside).toMatch(/\?$/)
      }),
      runs,
    )
  })

  it('says which archetypes stayed out, unless another symbol brings them', () => {
    const outside = (...chosen: SymbolId[]) => reflection(chosen)[2]
    expect(outside('sol', 'montanha', 'arvore', 'estrela')).toContain(
      'Com Lua e Coração, fica de fora também a palavra Anima; com Água, a palavra Inconsciente; com Fogo, a palavra Sombra.',
    )
    expect(outside('sol', 'lua', 'agua', 'fogo')).not.toContain('fica de fora')
    expect(outside('coracao', 'lua', 'agua', 'fogo')).not.toContain('fica de fora')
  })

  it('has three paragraphs, no sentence twice, and the last one a question', () => {
    fc.assert(
      fc.property(circle, (chosen) => {
        const paragraphs = reflection(chosen)
        expect(paragraphs).toHaveLength(3)
        const sentences = [...rowsOf(chosen), ...paragraphs].flatMap(sentencesOf)
        expect(new Set(sentences).size).toBe(sentences.length)
        for (const sentence of sentences) expect(sentence).toMatch(/^\p{Lu}.*[.?]$/u)
      }),
      runs,
    )
  })

  it('never tells anybody what they are', () => {
    const all = [...choices(4), ...choices(5), ...choices(6), ...choices(7), ...choices(8)]
    const spoken = [
      ...rowsOf(symbolIds),
      ...all.flatMap(reflection),
      ...choices(2).map(([a = 'sol', b = 'sol']) => pairImage(a, b)),
    ]
    expect(spoken.flatMap((text) => avoidedIn(text, avoidedInTools))).toEqual([])
    expect(spoken.filter((text) => placeholderIn(text) || text.includes('!'))).toEqual([])
    expect(spoken.filter((text) => /(?<![\p{L}])(\p{Ll}{2,}) \1(?![\p{L}])/u.test(text))).toEqual([])
  })
})

describe('the line below the drawing', () => {
  const said = (...done: Parameters<typeof visited>) => {
    const state = visited(...done)
    const { name, words } = statusOf(state.said, state.chosen)
    return `${name} ${words}`.trim()
  }

  it('tells of a symbol that came, moved or left', () => {
    expect(said()).toBe('O círculo está vazio. Comece por qualquer símbolo.')
    expect(said(...pick('sol'))).toBe('Sol está só no círculo.')
    expect(said(...pick('sol', 'lua'))).toBe('Lua está na posição 2 de 2, diante de Sol.')
    expect(said(...pick('sol', 'lua', 'agua'))).toBe('Água está na posição 3 de 3, entre Lua e Sol.')
    const three = pick('sol', 'lua', 'agua')
    expect(said(...three, symbolMoved({ symbol: 'agua', to: 0 }))).toBe('Água está na posição 1 de 3, entre Lua e Sol.')
    expect(said(...three, symbolRemoved({ symbol: 'lua' }))).toBe('Lua saiu do círculo. Ficam Sol e Água.')
    expect(said(...pick('sol'), symbolRemoved({ symbol: 'sol' }))).toBe('Sol saiu do círculo, que agora está vazio.')
    expect(said(...three, restarted())).toBe('O círculo está vazio. Comece por qualquer símbolo.')
  })

  it('adds what that means for the interpretation, and says once that there are enough', () => {
    const outlook = (...done: Parameters<typeof visited>) => {
      const state = visited(...done)
      return outlookOf(state.said, state.chosen.length)
    }
    const four = pick('sol', 'lua', 'agua', 'fogo')
    expect(outlook()).toBe('')
    expect(outlook(...pick('sol'))).toBe('Faltam 3 símbolos.')
    expect(outlook(...four)).toBe('A mandala já pode ser lida.')
    expect(outlook(...four, interpretationAsked())).toBe(outlook(...four))
    expect(outlook(...four, symbolMoved({ symbol: 'sol', to: 2 }))).toBe('')
    expect(outlook(...four, ...pick('estrela'))).toBe('')
    expect(outlook(...four, interpretationAsked(), symbolRemoved({ symbol: 'sol' }))).toBe('Falta 1 símbolo.')
    expect(outlook(...four, restarted())).toBe('')
  })

  it('tells where a symbol in hand would go', () => {
    const order: SymbolId[] = ['sol', 'lua', 'arvore', 'agua', 'coracao', 'estrela']
    expect(statusOfLift('arvore', order)).toEqual({
      name: 'Árvore',
      words: 'vai para a posição 3 de 6, entre Lua e Água. Solte para confirmar, Esc para desfazer.',
    })
  })
})

describe('the result as plain text', () => {
  it('holds every symbol with all that is said of it, the reflection and what was written', () => {
    const state = visited(...pick('sol', 'lua', 'agua', 'fogo'), writingChanged({ text: ' Lembrei do rio. ' }))
    const text = plainText({ mandala: state })
    for (const id of state.chosen) {
      for (const part of [nameOf(id), symbols[id].meaning, symbols[id].otherSide, symbols[id].question]) {
        expect(text).toContain(part)
      }
    }
    for (const paragraph of reflection(state.chosen)) expect(text).toContain(paragraph)
    expect(text).toMatch(/\n\nO que escrevi\nLembrei do rio\.$/)
    expect(plainText({ mandala: { ...state, writing: '  ' } })).toMatch(/\?$/)
  })
})

describe('what is said of the drawing', () => {
  it('tells where a symbol lies, and between whom', () => {
    const seat = { position: 3, count: 6, beside: ['Lua', 'Água'] }
    expect(texts.seated(seat)).toBe('está na posição 3 de 6, entre Lua e Água.')
    expect(texts.going(seat)).toBe('vai para a posição 3 de 6, entre Lua e Água.')
    expect(texts.seated({ ...seat, position: 2, count: 2, beside: ['Lua'] })).toBe(
      'está na posição 2 de 2, diante de Lua.',
    )
  })

  it('counts what is missing', () => {
    expect(texts.missing(2)).toBe('Faltam 2 símbolos')
    expect(texts.missing(1)).toBe('Falta 1 símbolo')
  })

  it('names the symbols in order', () => {
    expect(texts.drawing(['Sol', 'Lua', 'Água'])).toBe('Mandala ao redor do Self, a partir do alto: Sol, Lua e Água')
  })
})

// counts who asks for a symbol's name
vi.mock('../../src/tools/mandala/content', async (original) => {
  const actual = await original<typeof import('../../src/tools/mandala/content')>()
  return { ...actual, nameOf: vi.fn(actual.nameOf) }
})

describe('at the workbench', () => {
  afterEach(cleanup)

  /** Renders a part of the tool with these symbols on the circle. */
  function rendered<P extends object>(part: ComponentType<P>, props: P, ids: readonly SymbolId[]) {
    const store = configureStore({ reducer: { mandala: reducer } })
    for (const done of pick(...ids)) store.dispatch(done)
    const inStore = { store, children: createElement(part, props) }
    return { store, ...render(createElement(Provider, inStore)) }
  }

  /** The workbench, its drawing one pixel a unit. */
  function workbench(...ids: SymbolId[]) {
    const { store, container } = rendered(Workbench, { onAsk: () => {} }, ids)
    const element = (selector: string): Element => {
      const found = container.querySelector(selector)
      if (!found) throw new Error(`no ${selector}`)
      return found
    }
    element('.mandala-drawing').getBoundingClientRect = () => new DOMRect(-210, -210, 420, 420)
    for (const row of container.querySelectorAll('.mandala-row')) {
      Object.defineProperty(row, 'offsetHeight', { value: 50 })
    }
    return {
      chosen: () => store.getState().mandala.chosen,
      /** By another finger, by a key, by time travel. */
      meanwhile: (event: Event) => act(() => void store.dispatch(event)),
      medallion: (id: SymbolId) => element(`[data-symbol=${id}]`),
      grip: (id: SymbolId) => element(`[data-row=${id}] [data-control=grip]`),
      row: (id: SymbolId) => element(`[data-row=${id}]`),
      inHand: () => container.querySelectorAll('.mandala-lifted, .mandala-row--lifted, .mandala-list--moving').length,
      status: () => screen.getByRole('status').textContent,
    }
  }

  const at = ([clientX, clientY]: readonly [x: number, y: number], pointerId = 1) => ({
    pointerId,
    clientX,
    clientY,
    button: 0,
    isPrimary: pointerId === 1,
  })

  /** Both ways to hold Sol, at the top of four, and a place for it to go to: the second. */
  const ways = [
    { by: 'circle', hold: 'medallion', from: [0, -120], to: [120, 0] },
    { by: 'list', hold: 'grip', from: [0, 0], to: [0, 50] },
  ] as const

  describe.each(ways)('a symbol held in the $by', ({ hold, from, to }) => {
    const held = (...ids: SymbolId[]) => {
      const bench = workbench(...ids)
      const handle = bench[hold]('sol')
      fireEvent.pointerDown(handle, at(from))
      expect(bench.inHand()).toBeGreaterThan(0)
      return { ...bench, handle }
    }

    it('goes where it is let go', () => {
      const { handle, chosen, inHand, status } = held('sol', 'lua', 'agua', 'fogo')
      fireEvent.pointerMove(handle, at(to))
      expect(status()).toMatch(/^Sol vai para a posição 2 de 4/)
      expect(chosen()).toEqual(['sol', 'lua', 'agua', 'fogo'])
      fireEvent.pointerUp(handle, at(to))
      expect(chosen()).toEqual(['lua', 'sol', 'agua', 'fogo'])
      expect(inHand()).toBe(0)
    })

    it('can be let go though the only other one has left meanwhile', () => {
      const { handle, meanwhile, inHand, chosen, medallion } = held('sol', 'lua')
      meanwhile(symbolRemoved({ symbol: 'lua' }))
      expect(inHand()).toBeGreaterThan(0)
      fireEvent.pointerMove(handle, at(to))
      fireEvent.pointerUp(handle, at(to))
      expect(inHand()).toBe(0)
      expect(chosen()).toEqual(['sol'])
      fireEvent.pointerDown(medallion('sol'), at([0, -120]))
      expect(inHand()).toBe(0)
    })

    it('is in hand no more once it has left the circle, also when it comes again', () => {
      const { handle, meanwhile, inHand, chosen, status } = held('sol', 'lua', 'agua', 'fogo')
      meanwhile(symbolRemoved({ symbol: 'sol' }))
      expect(inHand()).toBe(0)
      meanwhile(symbolPicked({ symbol: 'sol' }))
      expect(inHand()).toBe(0)
      fireEvent.pointerMove(handle, at(to))
      fireEvent.pointerUp(handle, at(to))
      expect(status()).toMatch(/^Sol está na posição 4 de 4/)
      expect(chosen()).toEqual(['lua', 'agua', 'fogo', 'sol'])
    })

    it('obeys the pointer that took it, and no other', () => {
      const bench = held('sol', 'lua', 'agua', 'fogo')
      const { handle, inHand, chosen, status } = bench
      fireEvent.pointerDown(bench[hold]('fogo'), at(from, 2))
      fireEvent.pointerMove(handle, at(to, 2))
      expect(status()).toMatch(/^Sol vai para a posição 1 de 4/)
      fireEvent.pointerUp(handle, at(to, 2))
      fireEvent.pointerCancel(handle, at(to, 2))
      expect(inHand()).toBeGreaterThan(0)
      fireEvent.pointerUp(handle, at(to))
      expect(chosen()).toEqual(['lua', 'sol', 'agua', 'fogo'])
    })

    it.each(['Esc', 'an interruption', 'letting go beside it'])('is given back by %s, for good', (end) => {
      const { handle, inHand, chosen, row } = held('sol', 'lua', 'agua', 'fogo')
      fireEvent.pointerMove(handle, at(to))
      if (end === 'Esc') fireEvent.keyDown(window, { key: 'Escape' })
      else if (end === 'an interruption') fireEvent.pointerCancel(handle, at(to))
      else fireEvent.pointerUp(document.body, at(to))
      expect(inHand()).toBe(0)
      fireEvent.pointerMove(handle, at(to))
      expect(row('sol').getAttribute('style') ?? '').toBe('')
      fireEvent.pointerUp(handle, at(to))
      expect(chosen()).toEqual(['sol', 'lua', 'agua', 'fogo'])
    })
  })

  it('a double click takes out one symbol, not the next one too; two keystrokes take out two', () => {
    const { chosen } = workbench('sol', 'lua', 'agua')
    const remove = (name: string) => screen.getByRole('button', { name: texts.remove(name) })
    fireEvent.click(remove('Sol'), { detail: 1 })
    fireEvent.click(remove('Lua'), { detail: 2 })
    expect(chosen()).toEqual(['lua', 'agua'])
    fireEvent.click(remove('Lua'))
    fireEvent.click(remove('Água'))
    expect(chosen()).toEqual([])
  })

  it('a double click moves one symbol by one place, and does not move its neighbour back', () => {
    const { chosen } = workbench('sol', 'lua', 'agua')
    fireEvent.click(screen.getByRole('button', { name: texts.up('Água') }), { detail: 1 })
    fireEvent.click(screen.getByRole('button', { name: texts.up('Lua') }), { detail: 2 })
    expect(chosen()).toEqual(['sol', 'agua', 'lua'])
    fireEvent.click(screen.getByRole('button', { name: texts.down('Sol') }), { detail: 1 })
    fireEvent.click(screen.getByRole('button', { name: texts.down('Água') }), { detail: 2 })
    expect(chosen()).toEqual(['agua', 'sol', 'lua'])
  })

  it('choosing a symbol draws its button anew, and no other', () => {
    workbench()
    const named = nameOf as Mock<typeof nameOf>
    named.mockClear()
    const fogo = within(screen.getByRole('list', { name: texts.picker })).getByRole('button', { name: 'Fogo' })
    fireEvent.click(fogo)
    expect(fogo.getAttribute('aria-pressed')).toBe('true')
    expect(new Set(named.mock.calls.map(([id]) => id))).toEqual(new Set(['fogo']))
  })

  it('beginning again takes the reading away in the same picture', () => {
    const parts = { therapy: null, outputs: null, crisisNote: null, colophon: null, otherTools: null }
    const { store } = rendered(View, parts, ['sol', 'lua', 'agua', 'fogo'])
    const reading = () => screen.queryByRole('heading', { name: texts.result })
    fireEvent.click(screen.getByRole('button', { name: texts.ask }))
    expect(reading()).not.toBeNull()
    flushSync(() => store.dispatch(restarted()))
    expect(reading()).toBeNull()
  })
})
