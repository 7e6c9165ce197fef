// @vitest-environment happy-dom
import { expect, it } from 'vitest'
it('x', () => {
  console.log(location.href, typeof TouchEvent, typeof Touch, typeof WheelEvent, typeof IntersectionObserver)
  const k = new KeyboardEvent('keydown', { key: 'a', isComposing: true, repeat: true, ctrlKey: true })
  console.log(k.isComposing, k.repeat, k.ctrlKey)
  const d = document.createElement('div'); d.contentEditable = 'true'; d.setAttribute('contenteditable','true'); console.log(d.isContentEditable)
  const e = new WheelEvent('wheel', { deltaX: 3, ctrlKey: true }); console.log(e.deltaX, e.ctrlKey, e.timeStamp)
  console.log(window.visualViewport?.scale)
  history.pushState(null, '', '/a#b'); console.log(location.href, history.length)
  console.log(document.body.innerHTML = '<p inert><a>x</a></p>', document.querySelector(':scope > p'), document.body.querySelector(':scope > :not([inert])'), typeof document.body.scrollBy)
})
