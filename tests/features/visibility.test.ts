import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mostVisible, type Share } from '../../src/carousel/geometry'
import { sections } from '../../src/core/sections'
import { always, patiently } from '../support/runs'

const threshold = 0.3
const nothing: Share = { ofSection: 0, ofWindow: 0, area: 0 }

describe('the section in view', () => {
  it('is none while nothing has been measured, or nothing is seen', () => {
    expect(mostVisible(new Map(), threshold)).toBeNull()
    expect(mostVisible(new Map([['about', nothing]]), threshold)).toBeNull()
  })

  it('is the one of which more than 30 % is visible', () => {
    const shares = new Map([
      ['about', { ofSection: 0.2, ofWindow: 0.2, area: 200 }],
      ['approach', { ofSection: 0.3, ofWindow: 0.1, area: 100 }],
    ] as const)
    expect(mostVisible(shares, threshold)).toBe('approach')
  })

  it('may also be one so tall that 30 % of it never fit, if it covers 30 % of the window', () => {
    const shares = new Map([['services', { ofSection: 0.1, ofWindow: 0.3, area: 300 }]] as const)
    expect(mostVisible(shares, threshold)).toBe('services')
  })

  it('of two that qualify, is the one with the larger visible area', () => {
    const shares = new Map([
      ['services', { ofSection: 0.4, ofWindow: 0.4, area: 400 }],
      ['contact', { ofSection: 1, ofWindow: 0.3, area: 300 }],
    ] as const)
    expect(mostVisible(shares, threshold)).toBe('services')
  })

  it('is none below the threshold, however large', () => {
    const shares = new Map([['about', { ofSection: 0.29, ofWindow: 0.29, area: 1e6 }]] as const)
    expect(mostVisible(shares, threshold)).toBeNull()
  })

  it('always qualifies, and none that qualifies is larger', patiently, () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true })
    const shares = fc.uniqueArray(
      fc.tuple(
        fc.constantFrom(...sections.map(({ id }) => id)),
        fc.record({ ofSection: share, ofWindow: share, area: fc.nat() }),
      ),
      { selector: ([id]) => id },
    )
    always(shares, (entries) => {
      const measured = new Map(entries)
      const qualified = entries.filter(
        ([, { ofSection, ofWindow, area }]) => area > 0 && (ofSection >= threshold || ofWindow >= threshold),
      )
      const active = mostVisible(measured, threshold)
      if (active === null) expect(qualified).toEqual([])
      else {
        expect(qualified.map(([id]) => id)).toContain(active)
        expect(measured.get(active)?.area).toBe(Math.max(...qualified.map(([, { area }]) => area)))
      }
    })
  })
})
