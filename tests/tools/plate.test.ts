import fc from 'fast-check'
import { expect, it } from 'vitest'
import { linesOf } from '../../src/ui/tool/outlines'
import { always } from '../support/runs'

/** Spaces of any kind may go where a line ends. */
const bare = (text: string) => text.replace(/\s/gu, '')

it('a text in lines is all there, letter by letter', () => {
  always(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
    const lines = linesOf(text, 4.4, 118)
    expect(bare(lines.join(''))).toBe(bare(text))
  })
})

it('a line ends between two words, or within one that no line holds', () => {
  expect(linesOf('a piscina da minha avó', 4.4, 30)).toEqual(['a piscina da', 'minha avó'])
  expect(linesOf('curta', 4.4, 118)).toEqual(['curta'])
  const long = linesOf('á'.repeat(200), 4.4, 118)
  expect(long.length).toBeGreaterThan(2)
  expect(long.every((line) => line.length < 90)).toBe(true)
})
