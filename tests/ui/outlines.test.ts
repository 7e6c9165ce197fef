// @vitest-environment happy-dom
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { typedLine } from '../../src/ui/tool/LineField'
import { evenLinesOf, linesOf, written } from '../../src/ui/tool/outlines'
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
  expect(linesOf('uma frase que não cabe em uma só', 4.4, 55)).toEqual(['uma frase que não cabe em uma', 'só'])
  expect(evenLinesOf('uma frase que não cabe em uma só', 4.4, 55)).toEqual(['uma frase que não', 'cabe em uma só'])
  const long = linesOf('á'.repeat(200), 4.4, 118)
  expect(long.length).toBeGreaterThan(2)
  expect(long.every((line) => line.length < 90)).toBe(true)
})

it('what no XML can hold is not in the picture', () => {
  expect(written('um\u0002 dois\uffff', 4, 0, 0, {}).map(({ textContent }) => textContent)).toEqual(['um  dois '])
})

it('what is pasted into a line becomes one, and the caret stays where it is', () => {
  const field = document.createElement('input')
  document.body.append(field)
  field.value = 'x\tyabc'
  field.setSelectionRange(3, 3)
  expect(typedLine(field)).toBe('x yabc')
  expect([field.value, field.selectionStart]).toEqual(['x yabc', 3])
})
