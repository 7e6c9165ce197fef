import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { interpretationAsked, restarted, symbolMoved, symbolRemoved } from '../../../src/tools/mandala/actions'
import { nameOf, symbols, texts } from '../../../src/tools/mandala/content'
import { plainText } from '../../../src/tools/mandala/plainText'
import { reading } from '../../../src/tools/mandala/reading'
import { pairText } from '../../../src/tools/mandala/readingTexts'
import { mandalaSlice, type SymbolId, symbolIds } from '../../../src/tools/mandala/slice'
import { outlookOf, statusOf, statusOfDrag } from '../../../src/tools/mandala/status'
import { always } from '../../support/runs'
import { pick, visited } from './visits'

const { writingChanged } = mandalaSlice.actions

/** Any circle that can be interpreted. */
const circle = fc.shuffledSubarray([...symbolIds], { minLength: 4 })

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

const paragraphsOf = (chosen: readonly SymbolId[]) => reading(chosen).paragraphs

describe('the reading', () => {
  it('has the eight meanings word for word', () => {
    expect(
      Object.fromEntries(symbolIds.map((id) => [nameOf(id), `${symbols[id].meaning}: ${symbols[id].archetype}`])),
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
    const pairs = choices(2).map(([one = 'sol', other = 'sol']) => [pairText(one, other), pairText(other, one)])
    expect(new Set(pairs.flat()).size).toBe(28)
    for (const [image, mirrored] of pairs) {
      expect(image).toMatch(/^\p{Lu}.+\?$/u)
      expect(mirrored).toBe(image)
    }
  })

  it('differs for all 70 choices of four, also where the names are left out', () => {
    const readings = choices(4).map((chosen) => paragraphsOf(chosen).join(' '))
    expect(readings).toHaveLength(70)
    expect(new Set(readings).size).toBe(70)
    const names = new RegExp(symbolIds.map(nameOf).join('|'), 'g')
    expect(new Set(readings.map((reading) => reading.replace(names, '…'))).size).toBe(70)
  })

  it('differs between all orders of four or five', () => {
    for (const chosen of [choices(4)[0], choices(5)[20]]) {
      const all = orders(chosen ?? [])
      const readings = all.map((order) => paragraphsOf(order).join(' '))
      expect(new Set(readings).size).toBe(all.length)
    }
  })

  it('speaks of the first and the last, of what came between, and of the Self at the edge', () => {
    const [ends, between] = paragraphsOf(['sol', 'lua', 'agua', 'fogo'])
    expect(ends).toMatch(/^[^.]*o? ?Sol[^.]*Fogo\. /)
    expect(ends).toContain(pairText('sol', 'fogo'))
    expect(ends).toMatch(/ Self[^.]* borda[^.]* o Sol\./)
    expect(between).toMatch(/a Lua[^.]* a Água\. |A Lua e a Água /)
    expect(between).toContain(pairText('agua', 'lua'))
    expect(paragraphsOf(['lua', 'agua', 'fogo', 'coracao'])[0]).toContain(
      'O Self está no centro, como em toda mandala deste exercício.',
    )
    expect(paragraphsOf(['sol', 'arvore', 'fogo', 'coracao'])[0]).toMatch(/o Sol e a Árvore/i)
  })

  it('names what stayed out and calls it no lack; with all eight it speaks of something else', () => {
    always(circle, (chosen) => {
      const [, , outside = ''] = paragraphsOf(chosen)
      for (const id of symbolIds.filter((one) => !chosen.includes(one))) expect(outside).toContain(nameOf(id))
      if (chosen.length === 8) expect(outside).toMatch(/^Nada ficou de fora/)
      expect(outside).toMatch(/\?$/)
      expect(outside).not.toMatch(/falta/i)
    })
  })
})

describe('the line below the drawing', () => {
  const said = (...done: Parameters<typeof visited>) => {
    const state = visited(...done)
    const { name, words } = statusOf(state.lastChange, state.chosen)
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
      return outlookOf(state.lastChange, state.chosen.length)
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
    expect(statusOfDrag('arvore', order)).toEqual({
      name: 'Árvore',
      words: 'vai para a posição 3 de 6, entre Lua e Água. Solte para confirmar, Esc para desfazer.',
    })
  })
})

describe('the result as plain text', () => {
  it('holds every symbol with all that is said of it, the reflection and what was written', () => {
    const state = visited(...pick('sol', 'lua', 'agua', 'fogo'), writingChanged({ text: ' Lembrei do rio. ' }))
    const text = plainText({ mandala: state })
    const isWhole = (all: string, id: SymbolId) =>
      all.includes(`${symbols[id].image}\n`) && all.includes(symbols[id].question)
    for (const id of state.chosen) {
      for (const part of [nameOf(id), symbols[id].meaning]) expect(text).toContain(part)
      // the first and the last are told, others where they have been opened
      expect(isWhole(text, id)).toBe(id === 'sol' || id === 'fogo')
      expect(isWhole(plainText({ mandala: { ...state, unfolded: [id] } }), id)).toBe(true)
    }
    for (const paragraph of paragraphsOf(state.chosen)) expect(text).toContain(paragraph)
    expect(text).toContain('\n\nVocê escreveu\nLembrei do rio.\n\n')
    expect(plainText({ mandala: { ...state, writing: '  ' } })).not.toContain('Você escreveu')
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
