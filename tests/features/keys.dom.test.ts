import { cleanup, fireEvent } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useKeys } from '../../src/carousel/keys'
import { landingStore, mountHook } from '../support/mounted'

let store = landingStore('desktop')

/** A bar and a row of two slides, of which the first is hidden; the other is 500 px high. */
beforeEach(() => {
  store = landingStore('desktop')
  document.body.innerHTML = `<button id="bar"></button><input><textarea></textarea><select></select>
    <p contenteditable="true"></p>
    <main><section inert></section><section id="slide"><button id="inside"></button></section></main>`
  Object.defineProperties(element('#slide'), { clientHeight: { value: 500 }, scrollHeight: { value: 900 } })
})

afterEach(() => {
  cleanup()
  document.body.replaceChildren()
})

function element(selector: string): Element {
  const found = document.querySelector(selector)
  if (!found) throw new Error(`no ${selector}`)
  return found
}

const listen = (isEnabled = true) =>
  mountHook(store, () => useKeys(isEnabled, { current: document.querySelector('main') }))

const type = (key: string, options: KeyboardEventInit = {}, target = 'body') =>
  fireEvent.keyDown(element(target), { key, ...options })

const index = () => store.getState().carousel.index

describe('when an arrow key is used', () => {
  it.each([
    ['ArrowRight', 'body', 2],
    ['ArrowLeft', 'body', 0],
    ['ArrowRight', '#bar', 2],
    ['ArrowRight', 'input', 1],
    ['ArrowRight', 'textarea', 1],
    ['ArrowRight', 'select', 1],
    ['ArrowRight', '[contenteditable]', 1],
  ])('requests a slide, unless the visitor is typing: %s in %s', (key, target, to) => {
    listen()
    type(key, {}, target)
    expect(index()).toBe(to)
  })

  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing', 'repeat'])('requests nothing with %s', (key) => {
    listen()
    type('ArrowRight', { [key]: true })
    expect(index()).toBe(1)
  })

  it('requests nothing where the page has answered already', () => {
    listen()
    element('#bar').addEventListener('keydown', (event) => event.preventDefault())
    type('ArrowRight', {}, '#bar')
    expect(index()).toBe(1)
  })

  it('requests nothing on the stacked page, or when the carousel has gone', () => {
    listen(false)
    type('ArrowRight')
    listen().unmount()
    type('ArrowRight')
    expect(index()).toBe(1)
  })
})

describe('when a key that scrolls is used', () => {
  it.each([
    ['ArrowDown', 50],
    ['ArrowUp', -50],
    ['PageDown', 450],
    ['PageUp', -450],
    ['Home', -900],
    ['End', 900],
    [' ', 450],
    ['Shift+ ', -450],
  ])('scrolls the current slide: %j', (keys, top) => {
    const scroll = vi.spyOn(element('#slide'), 'scrollBy')
    const scrollHidden = vi.spyOn(element('[inert]'), 'scrollBy')
    listen()
    type(keys.replace('Shift+', ''), { shiftKey: keys.startsWith('Shift') })
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ top })
    expect(scrollHidden).not.toHaveBeenCalled()
    expect(index()).toBe(1)
  })

  it('scrolls from the bar, and leaves keys with another meaning to the browser', () => {
    const scroll = vi.spyOn(element('#slide'), 'scrollBy')
    listen()
    type('ArrowDown', {}, '#bar')
    expect(scroll).toHaveBeenCalledOnce()
    type('ArrowDown', {}, '#inside')
    type('Home', { shiftKey: true })
    type(' ', {}, '#bar')
    type('Enter')
    expect(scroll).toHaveBeenCalledOnce()
  })
})
