// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { focusHeading, placeHeading } from '../../src/ui/tool'
import { instant } from '../support/time'

function showHeading() {
  const heading = document.createElement('h2')
  heading.tabIndex = -1
  heading.dataset.arrival = ''
  document.body.append(heading)
  placeHeading.ref()
  return heading
}

afterEach(() => document.body.replaceChildren())

it('the focus goes to a heading that is there', async () => {
  const heading = showHeading()
  await focusHeading(() => true)
  expect(document.activeElement).toBe(heading)
})

it('a heading that comes later gets the focus once the page says that it is there', async () => {
  const arrived = focusHeading(() => true)
  await instant()
  expect(document.activeElement).toBe(document.body)
  const heading = showHeading()
  await arrived
  expect(document.activeElement).toBe(heading)
})

it('whoever has begun to write meanwhile is not called away', async () => {
  const field = document.createElement('input')
  document.body.append(field)
  const arrived = focusHeading(() => true)
  field.focus()
  showHeading()
  await arrived
  expect(document.activeElement).toBe(field)
})

it('a heading nobody waits for any more leaves the focus where it is', async () => {
  let isWanted = true
  const arrived = focusHeading(() => isWanted)
  isWanted = false
  showHeading()
  await arrived
  expect(document.activeElement).toBe(document.body)
})
