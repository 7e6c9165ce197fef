import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { SIGNS_FONT, signsFont } from '../../../scripts/images/signsFont'
import { elementTexts } from '../../../src/tools/dreams/content'

const root = process.cwd()
const committed = readFileSync(`${root}/${SIGNS_FONT}`)

describe('the engraved signs of a dream', () => {
  it('weigh at most 14 kB', () => {
    expect(committed.length).toBeLessThanOrEqual(14_000)
  })

  it('are what is drawn today', async () => {
    expect((await signsFont(root)).equals(committed)).toBe(true)
  })

  it.each(Object.values(elementTexts))('$name has its own at the code point of its emoji', ({ emoji }) => {
    const font = create(committed)
    if (!('glyphsForString' in font)) throw new Error('a collection of fonts')
    const [sign, ...rest] = font.glyphsForString(emoji)
    expect(sign?.bbox.width).toBeGreaterThan(300)
    expect(sign?.bbox.height).toBeGreaterThan(500)
    // what asks for the picture of an emoji leaves no ink of its own
    for (const { bbox } of rest) expect(bbox.width).not.toBeGreaterThan(0)
  })
})
