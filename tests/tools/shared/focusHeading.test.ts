// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { focusHeading } from '../../../src/tools/shared/focusHeading'

function show(place: Element, name: string) {
  const heading = document.createElement(name)
  heading.tabIndex = -1
  heading.dataset.arrival = ''
  place.append(heading)
  return heading
}

afterEach(() => document.body.replaceChildren())

it('focuses the title of the stage, and that of a result once one stands below', () => {
  const title = show(document.body, 'h1')
  focusHeading()
  expect(document.activeElement).toBe(title)
  const result = Object.assign(document.createElement('section'), { className: 'result' })
  document.body.append(result)
  const resultTitle = show(result, 'h2')
  focusHeading()
  expect(document.activeElement).toBe(resultTitle)
})
