// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest'
import { focusHeading } from '../../../src/tools/shared/focusHeading'

function show(place: Element, name: string) {
  const heading = document.createElement(name)
  heading.tabIndex = -1
  heading.dataset.arrival = ''
  place.append(heading)
  return heading
}

afterEach(() => document.body.replaceChildren())

describe('when there is a stage alone', () => {
  it('focuses its title', () => {
    const title = show(document.body, 'h1')
    focusHeading()
    expect(document.activeElement).toBe(title)
  })
})

describe('when a result stands below the stage', () => {
  it('focuses the title of the result', () => {
    show(document.body, 'h1')
    const result = Object.assign(document.createElement('section'), { className: 'result' })
    document.body.append(result)
    const title = show(result, 'h2')
    focusHeading()
    expect(document.activeElement).toBe(title)
  })
})
