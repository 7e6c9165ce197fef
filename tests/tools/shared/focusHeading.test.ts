// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { focusHeading, placeHeading } from '../../../src/tools/shared/focusHeading'
import { instant } from '../../support/time'

function showHeading() {
  const heading = document.createElement('h2')
  heading.tabIndex = -1
  heading.dataset.arrival = ''
  document.body.append(heading)
  placeHeading.ref()
  return heading
}

afterEach(() => document.body.replaceChildren())

describe('when the heading is rendered', () => {
  it('focuses it', async () => {
    const heading = showHeading()
    await focusHeading(() => true)
    expect(document.activeElement).toBe(heading)
  })
})

describe('when the heading is not yet rendered', () => {
  let isWanted = true
  let arrived: Promise<void>

  beforeEach(async () => {
    isWanted = true
    arrived = focusHeading(() => isWanted)
    await instant()
  })

  it('focuses it as soon as it is', async () => {
    expect(document.activeElement).toBe(document.body)
    const heading = showHeading()
    await arrived
    expect(document.activeElement).toBe(heading)
  })

  it('leaves the focus in a field in which the visitor has begun to write', async () => {
    const field = document.createElement('input')
    document.body.append(field)
    field.focus()
    showHeading()
    await arrived
    expect(document.activeElement).toBe(field)
  })

  it('leaves the focus where it is once the visitor no longer waits', async () => {
    isWanted = false
    showHeading()
    await arrived
    expect(document.activeElement).toBe(document.body)
  })
})
