// @vitest-environment happy-dom
import { configureStore } from '@reduxjs/toolkit'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { flushSync } from 'react-dom'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, it } from 'vitest'
import { texts } from '../../../src/tools/mandala/content'
import {
  interpretationRequested,
  mandalaSlice,
  restarted,
  type SymbolId,
  symbolMoved,
  symbolPicked,
  symbolRemoved,
} from '../../../src/tools/mandala/slice'
import { page } from '../../../src/tools/mandala/View'
import { noSite } from '../../support/siteParts'
import { type Event, pick } from './visits'

describe('the workbench', () => {
  afterEach(cleanup)

  /** Renders the tool with these symbols on the circle. */
  function rendered(ids: readonly SymbolId[]) {
    const store = configureStore({ reducer: { mandala: mandalaSlice.reducer } })
    for (const done of pick(...ids)) store.dispatch(done)
    const inStore = { store, children: createElement(page.View, { site: noSite }) }
    return { store, ...render(createElement(Provider, inStore)) }
  }

  /** The workbench, its drawing one pixel a unit. */
  function workbench(...ids: SymbolId[]) {
    const { store, container } = rendered(ids)
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
      rowHandle: (id: SymbolId) => element(`.mandala-row[data-pigment=${id}] > .mandala__grip`),
      row: (id: SymbolId) => element(`.mandala-row[data-pigment=${id}]`),
      inHand: () => container.querySelectorAll('.mandala__layer--lifted, .mandala-row--lifted, [data-dragging]').length,
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
    { by: 'list', hold: 'rowHandle', from: [0, 0], to: [0, 50] },
  ] as const

  describe.each(ways)('when a symbol is held in the $by', ({ hold, from, to }) => {
    const held = (...ids: SymbolId[]) => {
      const bench = workbench(...ids)
      const handle = bench[hold]('sol')
      fireEvent.pointerDown(handle, at(from))
      expect(bench.inHand()).toBeGreaterThan(0)
      return { ...bench, handle }
    }

    it.each(['the handle', 'the page'])('puts it where it is released, be it on %s', (where) => {
      const { handle, chosen, inHand, status } = held('sol', 'lua', 'agua', 'fogo')
      fireEvent.pointerMove(handle, at(to))
      expect(status()).toMatch(/^Sol vai para a posição 2 de 4/)
      expect(chosen()).toEqual(['sol', 'lua', 'agua', 'fogo'])
      fireEvent.pointerUp(where === 'the page' ? document.body : handle, at(to))
      expect(chosen()).toEqual(['lua', 'sol', 'agua', 'fogo'])
      expect(inHand()).toBe(0)
    })

    it('lets go of it, though the only other one has left meanwhile', () => {
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

    it('lets go of it once it has left the circle, also when it comes again', () => {
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

    it('follows the pointer that took it, and no other', () => {
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

    it.each(['Esc', 'an interruption'])('gives it back after %s, for good', (end) => {
      const { handle, inHand, chosen, row } = held('sol', 'lua', 'agua', 'fogo')
      fireEvent.pointerMove(handle, at(to))
      if (end === 'Esc') fireEvent.keyDown(window, { key: 'Escape' })
      else fireEvent.pointerCancel(handle, at(to))
      expect(inHand()).toBe(0)
      fireEvent.pointerMove(handle, at(to))
      expect(row('sol').getAttribute('style') ?? '').toBe('')
      fireEvent.pointerUp(handle, at(to))
      expect(chosen()).toEqual(['sol', 'lua', 'agua', 'fogo'])
    })
  })

  describe('the line below the drawing', () => {
    const three = pick('sol', 'lua', 'agua')
    const four = [...three, ...pick('fogo')]
    const missing = (count: number) => `${texts.missing(count)}.`
    it.each([
      [[], texts.nothing],
      [pick('sol'), `Sol está só no círculo. ${missing(3)}`],
      [pick('sol', 'lua'), `Lua está na posição 2 de 2, diante de Sol. ${missing(2)}`],
      [three, `Água está na posição 3 de 3, entre Lua e Sol. ${missing(1)}`],
      [[...three, symbolMoved({ symbol: 'agua', to: 0 })], 'Água está na posição 1 de 3, entre Lua e Sol.'],
      [[...three, symbolRemoved({ symbol: 'lua' })], `Lua saiu do círculo. Ficam Sol e Água. ${missing(2)}`],
      [[...pick('sol'), symbolRemoved({ symbol: 'sol' })], `Sol saiu do círculo, que agora está vazio. ${missing(4)}`],
      [[...three, restarted()], texts.nothing],
      [four, `Fogo está na posição 4 de 4, entre Água e Sol. ${texts.ready}`],
      [[...four, interpretationRequested()], `Fogo está na posição 4 de 4, entre Água e Sol. ${texts.ready}`],
      [[...four, ...pick('estrela')], 'Estrela está na posição 5 de 5, entre Fogo e Sol.'],
      [[...four, restarted()], texts.nothing],
    ])('says what was done last, and what it means for the interpretation (%#)', (events, line) => {
      const { meanwhile, status } = workbench()
      for (const event of events) meanwhile(event)
      expect(status()).toBe(line)
    })
  })

  describe('when a control is double clicked', () => {
    it('takes out one symbol, and two after two keystrokes', () => {
      const { chosen } = workbench('sol', 'lua', 'agua')
      const remove = (name: string) => screen.getByRole('button', { name: texts.remove(name) })
      fireEvent.click(remove('Sol'), { detail: 1 })
      fireEvent.click(remove('Lua'), { detail: 2 })
      expect(chosen()).toEqual(['lua', 'agua'])
      fireEvent.click(remove('Lua'))
      fireEvent.click(remove('Água'))
      expect(chosen()).toEqual([])
    })

    it('moves one symbol by one position, and not its neighbour back', () => {
      const { chosen } = workbench('sol', 'lua', 'agua')
      fireEvent.click(screen.getByRole('button', { name: texts.up('Água') }), { detail: 1 })
      fireEvent.click(screen.getByRole('button', { name: texts.up('Lua') }), { detail: 2 })
      expect(chosen()).toEqual(['sol', 'agua', 'lua'])
      fireEvent.click(screen.getByRole('button', { name: texts.down('Sol') }), { detail: 1 })
      fireEvent.click(screen.getByRole('button', { name: texts.down('Água') }), { detail: 2 })
      expect(chosen()).toEqual(['agua', 'sol', 'lua'])
    })
  })

  describe('when the list changes between a click and its event', () => {
    it.each<[change: Event, chosen: string[]]>([
      // Lua has another position now: the click was meant for another symbol
      [symbolRemoved({ symbol: 'sol' }), ['lua', 'agua']],
      [symbolPicked({ symbol: 'fogo' }), ['sol', 'agua', 'fogo']],
    ])('takes the click where the symbol has kept its position (%#)', (change, left) => {
      const { chosen, meanwhile } = workbench('sol', 'lua', 'agua')
      const click = new MouseEvent('click', { bubbles: true })
      meanwhile(change)
      fireEvent(screen.getByRole('button', { name: texts.remove('Lua') }), click)
      expect(chosen()).toEqual(left)
    })
  })

  describe('when the visitor starts again', () => {
    it('takes the result away in the same frame', () => {
      const { store } = rendered(['sol', 'lua', 'agua', 'fogo'])
      const result = () => screen.queryByRole('heading', { name: texts.result.title })
      fireEvent.click(screen.getByRole('button', { name: texts.ask }))
      expect(result()).not.toBeNull()
      flushSync(() => store.dispatch(restarted()))
      expect(result()).toBeNull()
    })
  })
})
