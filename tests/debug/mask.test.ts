import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { notFoundRoute, routeOf, routes } from '../../src/app/routes'
import { maskedLog, maskedText } from '../../src/debug/mask'
import { logText, statesOf } from '../../src/debug/sessionLog'
import { always, patiently } from '../support/runs'
import { recordedSession } from './session'

const anyText = fc.string({ unit: 'grapheme' })
/** Letters of words that stand nowhere else in a log. */
const anyWord = fc.stringMatching(/^[zqjkwßãéŁЖ漢]{4,12}$/u)

const maskedFile = (session: Parameters<typeof recordedSession>[0]) => logText(maskedLog(recordedSession(session)))

describe('a masked text', () => {
  it.each([
    ['Maria d’Ávila', 'xxxxx x’xxxxx'],
    ['ana.lima@exemplo.com.br', 'xxx.xxxx@xxxxxxx.xxx.xx'],
    ['(11) 98765-4321', '(00) 00000-0000'],
    ['Sonhei com o mar.\n\nE com 2 gatos 🐈', 'xxxxxx xxx x xxx.\n\nx xxx 0 xxxxx xx'],
    ['', ''],
  ])('%j becomes %j', (text, masked) => {
    expect(maskedText(text)).toBe(masked)
  })

  it('is as long as it was, with every space, line break and sign of punctuation in its place', () => {
    always(anyText, (text) => {
      const masked = maskedText(text)
      expect(masked).toHaveLength(text.length)
      for (const { index, 0: sign } of text.matchAll(/[\s\p{P}]/gu))
        expect(masked.slice(index, index + sign.length)).toBe(sign)
    })
  })
})

describe('a masked log', () => {
  it(
    'holds no word of what was typed, in whatever field',
    () => {
      always(fc.array(anyWord, { minLength: 1, maxLength: 5 }), (words) => {
        const file = maskedFile({ text: words.join(' ') }).toLowerCase()
        expect(words.filter((word) => file.includes(word.toLowerCase()))).toEqual([])
      })
    },
    patiently.timeout,
  )

  it(
    'is the same file whatever the letters and digits were',
    () => {
      always(anyText, (text) => {
        const likeIt = text
          .replace(/\p{Nd}/gu, (digit) => '7'.repeat(digit.length))
          .replace(/\p{L}/gu, (letter) => 'é'.repeat(letter.length))
        expect(maskedFile({ text })).toBe(maskedFile({ text: likeIt }))
      })
    },
    patiently.timeout,
  )

  it('keeps everything else: times, events, and every step of the visit but for the texts', () => {
    const log = recordedSession({ text: 'Ana' })
    const masked = maskedLog(log)
    expect(masked.masked).toBe(true)
    expect(masked.entries.map(({ at, action: { type } }) => [at, type])).toEqual(
      log.entries.map(({ at, action: { type } }) => [at, type]),
    )
    expect(JSON.stringify(statesOf(masked))).toBe(JSON.stringify(statesOf(log)).replaceAll('Ana', 'xxx'))
  })

  it('leaves the log it was made from as it was', () => {
    const log = recordedSession()
    maskedLog(log)
    expect(log).toEqual(recordedSession())
  })

  it.each(routes.map(({ path }) => path))('keeps the path %s', (path) => {
    const masked = maskedLog({ ...recordedSession({ path }), path })
    expect(masked.path).toBe(path)
    expect(statesOf(masked).pop()?.layout.path).toBe(path)
  })

  it('hides an address that is no page of the site, which remains none', () => {
    const file = maskedFile({ path: '/maria-da-silva/1985' })
    expect(file).not.toMatch(/maria|silva|1985/)
    const { path } = maskedLog({ ...recordedSession(), path: '/maria-da-silva/1985' })
    expect(path).toBe('/xxxxx-xx-xxxxx/0000')
    expect(routeOf(path)).toBe(notFoundRoute)
  })
})
