import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as geometry from '../../src/carousel/geometry'
import { sections } from '../../src/core/sections'
import { always, patiently } from '../support/runs'

const { firstIndex, lastIndex, lastSectionCopy, firstSectionCopy, indexOf, realIndex, sectionAt } = geometry

describe('the row of slides', () => {
  it('is the four sections between a copy of the last and a copy of the first', () => {
    const row = [lastSectionCopy, 1, 2, 3, 4, firstSectionCopy]
    expect(row).toEqual([0, 1, 2, 3, 4, 5])
    expect(row.map(sectionAt)).toEqual(['contact', 'about', 'approach', 'services', 'contact', 'about'])
    expect(row.map(realIndex)).toEqual([4, 1, 2, 3, 4, 1])
    expect(sections.map(({ id }) => indexOf(id))).toEqual([firstIndex, 2, 3, lastIndex])
  })

  it('shifts by one whole window per slide, and not at all for the first', () => {
    expect([0, 1, 2, 5].map(geometry.trackOffset)).toEqual([100, 0, -100, -400])
  })
})

const threshold = 0.3

it('the section in view is the largest of those of which 30 % is visible', patiently, () => {
  const share = fc.oneof(fc.constant(threshold), fc.double({ min: 0, max: 1, noNaN: true }))
  const shares = fc.uniqueArray(
    fc.tuple(
      fc.constantFrom(...sections.map(({ id }) => id)),
      fc.record({ ofSection: share, ofWindow: share, area: fc.nat() }),
    ),
    { selector: ([id]) => id },
  )
  always(shares, (entries) => {
    const qualified = entries.filter(
      ([, { ofSection, ofWindow, area }]) => area > 0 && (ofSection >= threshold || ofWindow >= threshold),
    )
    const active = geometry.mostVisible(new Map(entries), threshold)
    const largest = Math.max(...qualified.map(([, { area }]) => area))
    const candidates = qualified.filter(([, { area }]) => area === largest).map(([id]) => id)
    expect(qualified.length > 0 ? candidates : [null]).toContain(active)
  })
})
