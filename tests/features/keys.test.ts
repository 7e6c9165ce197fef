// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useKeys } from '../../src/carousel/keys'
import { landingStore, mountHook } from '../support/mounted'

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

let store = landingStore('desktop')
let track = document.createElement('div')

beforeEach(() => {
  store = landingStore('desktop')
  track = document.createElement('div')
  document.body.append(track)
})

const listen = (isEnabled = true) => mountHook(store, () => useKeys(isEnabled, { current: track }))

function press(key: string, options: KeyboardEventInit = {}, target: Element = document.body) {
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...options }))
}

function place(markup: { tag: string; attributes?: Record<string, string>; inside?: Element }) {
  const element = document.createElement(markup.tag)
  for (const [name, value] of Object.entries(markup.attributes ?? {})) element.setAttribute(name, value)
  const parent = markup.inside ?? document.body
  parent.append(element)
  return element
}

const index = () => store.getState().carousel.index

describe('arrow keys', () => {
  it('to the right bring the next section, to the left the previous one', () => {
    listen()
    press('ArrowRight')
    expect(index()).toBe(2)
    store = landingStore('desktop')
    listen()
    press('ArrowLeft')
    expect(index()).toBe(0)
  })

  it('work from a link or button inside the page', () => {
    listen()
    press('ArrowRight', {}, place({ tag: 'button' }))
    expect(index()).toBe(2)
  })

  it.each(['input', 'textarea', 'select'])('belong to the cursor in a field: %s', (tag) => {
    listen()
    press('ArrowRight', {}, place({ tag }))
    expect(index()).toBe(1)
  })

  it('belong to the cursor in editable text', () => {
    listen()
    press('ArrowRight', {}, place({ tag: 'div', attributes: { contenteditable: 'true' } }))
    expect(index()).toBe(1)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])('mean something else together with %s', (modifier) => {
    listen()
    press('ArrowLeft', { [modifier]: true })
    press('ArrowRight', { [modifier]: true })
    expect(index()).toBe(1)
  })

  it('do nothing while a word is being composed, when held down, or when somebody has answered already', () => {
    listen()
    press('ArrowRight', { isComposing: true })
    for (const key of ['ArrowRight', 'ArrowLeft']) press(key, { repeat: true })
    const answered = place({ tag: 'div' })
    answered.addEventListener('keydown', (event) => event.preventDefault())
    press('ArrowRight', {}, answered)
    expect(index()).toBe(1)
  })

  it('do nothing on the stacked page, nor after the carousel has gone', () => {
    listen(false)
    press('ArrowRight')
    expect(index()).toBe(1)
    listen().unmount()
    press('ArrowRight')
    expect(index()).toBe(1)
  })

  it('leave other keys alone', () => {
    listen()
    for (const key of ['Tab', 'Enter', 'a']) press(key)
    expect(index()).toBe(1)
  })
})

describe('vertical keys', () => {
  /** The current slide, 500 px high, with a neighbour that is not. */
  function slides() {
    const hidden = place({ tag: 'section', attributes: { inert: '' }, inside: track })
    const shown = place({ tag: 'section', inside: track })
    Object.defineProperties(shown, { clientHeight: { value: 500 }, scrollHeight: { value: 900 } })
    return { slide: shown, shown: vi.spyOn(shown, 'scrollBy'), hidden: vi.spyOn(hidden, 'scrollBy') }
  }

  it.each([
    ['ArrowDown', 50],
    ['ArrowUp', -50],
    ['PageDown', 450],
    ['PageUp', -450],
    ['Home', -900],
    ['End', 900],
    [' ', 450],
    ['Shift+ ', -450],
  ])('%j scrolls the current slide when nothing has the focus', (keys, top) => {
    const { shown, hidden } = slides()
    listen()
    press(keys.replace('Shift+', ''), { shiftKey: keys.startsWith('Shift') })
    expect(shown).toHaveBeenCalledExactlyOnceWith({ top })
    expect(hidden).not.toHaveBeenCalled()
    expect(index()).toBe(1)
  })

  it('scroll the slide also from the bar, and are left to the browser inside the slide', () => {
    const { slide, shown } = slides()
    listen()
    press('ArrowDown', {}, place({ tag: 'button' }))
    expect(shown).toHaveBeenCalledOnce()
    press('ArrowDown', {}, place({ tag: 'button', inside: slide }))
    press('Home', { shiftKey: true })
    press(' ', {}, place({ tag: 'button' }))
    expect(shown).toHaveBeenCalledOnce()
  })
})
