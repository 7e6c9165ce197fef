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

  const strong = {
    file: 'eb-garamond-500',
    family: 'EB Garamond Medium',
    size: 32,
    line: 35,
    colour: '#000',
    width: 482,
  }

  it('sets text in its own font, not in one of the computer', async () => {
    const font = openSync(`src/art/fonts/${strong.file}.ttf`)
    if (!('layout' in font)) throw new Error('a collection of fonts')
    const { advanceWidth } = font.layout('Qual é')
    const { width } = await setText('Qual é', strong)
    const ratio = width / ((advanceWidth / font.unitsPerEm) * strong.size)
    expect(Math.abs(ratio - 1)).toBeLessThan(0.05)
  })

  it('makes what needs more than two lines smaller until it fits', async () => {
    const names = ['Maria Wilhelmina Fernanda de Albuquerque Montmorency-Wolffenbüttel', 'Wilhelmina'.repeat(4)]
    for (const name of names) {
      const { width, height } = await setText(name, strong)
      expect(width, name).toBeLessThanOrEqual(482)
      expect(height, name).toBeLessThanOrEqual(2.2 * strong.line)
    }
  })
})
