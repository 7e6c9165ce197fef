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

afterEach(cleanup)

/** The tool with these symbols on the circle. */
function workbench(...ids: SymbolId[]) {
  const store = configureStore({ reducer: { mandala: mandalaSlice.reducer } })
  for (const done of pick(...ids)) store.dispatch(done)
  const inStore = { store, children: createElement(page.View, { site: noSite }) }
  render(createElement(Provider, inStore))
  return {
    store,
    chosen: () => store.getState().mandala.chosen,
    /** By a key, by time travel. */
    meanwhile: (event: Event) => act(() => void store.dispatch(event)),
    status: () => screen.getByRole('status').textContent,
  }
}

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
    const { store } = workbench('sol', 'lua', 'agua', 'fogo')
    const result = () => screen.queryByRole('heading', { name: texts.result.title })
    fireEvent.click(screen.getByRole('button', { name: texts.ask }))
    expect(result()).not.toBeNull()
    flushSync(() => store.dispatch(restarted()))
    expect(result()).toBeNull()
  })
})
