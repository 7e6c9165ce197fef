import { openSync } from 'fontkit'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { examplePractice, withDerivedCopy } from '../../practice/index'
import { drawSocialImage, setText } from '../../scripts/images/social'

const practice = withDerivedCopy(examplePractice)

describe('the picture for shared links', () => {
  it('is 1200 x 630, at most 200 kB, and the same every time', async () => {
    const [once, again] = await Promise.all([drawSocialImage(practice), drawSocialImage(practice)])
    expect(await sharp(once).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    expect(once.length).toBeLessThanOrEqual(200_000)
    expect(again.equals(once)).toBe(true)
  })

  it('sets text in its own font, not in one of the computer', async () => {
    const font = openSync('src/art/fonts/eb-garamond-400.ttf')
    if (!('layout' in font)) throw new Error('a collection of fonts')
    const { advanceWidth } = font.layout('Qual é')
    const { width } = await sharp(await setText('<span size="32pt">Qual é</span>')).metadata()
    const ratio = width / ((advanceWidth / font.unitsPerEm) * 32)
    expect(Math.abs(ratio - 1)).toBeLessThan(0.05)
  })

  it('makes what is too long smaller until it fits', async () => {
    const { width, height } = await sharp(
      await setText(`<span size="118pt">${'Wilhelmina '.repeat(9)}</span>`),
    ).metadata()
    expect(width).toBeLessThanOrEqual(560)
    expect(height).toBeLessThanOrEqual(486)
  })
})
