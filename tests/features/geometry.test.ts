import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  firstIndex,
  firstSectionCopy,
  indexOf,
  lastIndex,
  lastSectionCopy,
  realIndex,
  sectionAt,
  trackOffset,
} from '../../src/carousel/geometry'
import { positionOf, sectionOf, sectionOfHash, sections } from '../../src/core/sections'
import { always, patiently } from '../support/runs'

const anyIndex = fc.integer({ min: lastSectionCopy, max: firstSectionCopy })

describe('the row of slides', () => {
  it('is the four sections between a copy of the last and a copy of the first', () => {
    const row = Array.from({ length: firstSectionCopy + 1 }, (_, index) => sectionAt(index))
    expect(row).toEqual(['contact', 'about', 'approach', 'services', 'contact', 'about'])
  })

  it('gives every section a place of its own', () => {
    expect(sections.map(({ id }) => indexOf(id))).toEqual([1, 2, 3, 4])
    expect([firstIndex, lastIndex]).toEqual([1, 4])
  })

  it('lets a copy stand for its original, and a real slide for itself', () => {
    expect([lastSectionCopy, firstSectionCopy].map(realIndex)).toEqual([4, 1])
    for (const { id } of sections) expect(realIndex(indexOf(id))).toBe(indexOf(id))
  })

  it('shows the same section before and after a copy gives way', patiently, () => {
    always(anyIndex, (index) => {
      expect(sectionAt(realIndex(index))).toBe(sectionAt(index))
      expect(realIndex(index)).toBeGreaterThanOrEqual(firstIndex)
      expect(realIndex(index)).toBeLessThanOrEqual(lastIndex)
    })
  })

  it('shifts by one whole window per slide, and not at all for the first', patiently, () => {
    expect(trackOffset(firstIndex)).toBe(0)
    always(anyIndex, (index) => {
      expect(trackOffset(index) - trackOffset(index + 1)).toBe(100)
    })
  })
})

describe('a section', () => {
  it('has its place on the landing page, and a page to which the bar leads from elsewhere', () => {
    expect(sections.map(({ id, pagePath }) => [positionOf(id), id, pagePath])).toEqual([
      [0, 'about', '/'],
      [1, 'approach', '/atuacao-clinica-junguiana'],
      [2, 'services', '/servicos-terapia'],
      [3, 'contact', '/contato-agendar'],
    ])
  })
})

describe('the fragment of an address', () => {
  it('names its section; none names the first; any other names none', () => {
    expect(['', '#about', '#emotional-map', '#services', '#contact', '#conteudo', '#'].map(sectionOfHash)).toEqual([
      'about',
      'about',
      'approach',
      'services',
      'contact',
      null,
      null,
    ])
  })

  it('agrees with the section’s own address', () => {
    for (const { id, address } of sections) {
      expect(sectionOfHash(new URL(address, 'https://www.exemplo.com.br').hash)).toBe(id)
      expect(sectionOf(id).address).toBe(address)
    }
  })
})
