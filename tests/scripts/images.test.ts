import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { examplePractice, withSaid } from '../../practice/index'
import { iconPng } from '../../scripts/images/icons'
import { drawSocialImage } from '../../scripts/images/social'
import { fitText, openFont } from '../../scripts/images/text'

const practice = {
  name: 'Nome da Psicóloga',
  profession: 'psicóloga',
  registration: { region: '06', number: '000000', status: 'ativo' },
  portrait: { file: null, alt: '' },
  said: withSaid(examplePractice).said,
} as const

describe('the picture for shared links', () => {
  it('is 1200 x 630, at most 200 kB, and the same every time', async () => {
    const [once, again] = await Promise.all([drawSocialImage(practice), drawSocialImage(practice)])
    expect(await sharp(once).metadata()).toMatchObject({ width: 1200, height: 630, format: 'png' })
    expect(once.length).toBeLessThanOrEqual(200_000)
    expect(again.equals(once)).toBe(true)
  })

  it('breaks the headline into two lines at full size', async () => {
    const font = await openFont('eb-garamond', 400)
    const { lines, size } = fitText('Tornar-se quem se é.', { font, size: 118, least: 92, width: 560, spacing: -0.022 })
    expect(lines).toEqual(['Tornar-se', 'quem se é.'])
    expect(size).toBe(118)
  })

  it('makes long names smaller until they fit, never smaller than legible', async () => {
    const font = await openFont('eb-garamond', 500)
    const setting = { font, size: 32, least: 24, width: 482 }
    const long = fitText('Maria Wilhelmina de Montmorency-Wolff', setting)
    expect(long.lines).toHaveLength(1)
    expect(long.size).toBeLessThan(32)
    const longer = fitText('Maria Wilhelmina Fernanda de Albuquerque Montmorency-Wolffenbüttel', setting)
    expect(longer.lines.length).toBeGreaterThan(1)
    for (const { size } of [long, longer]) expect(size).toBeGreaterThanOrEqual(24)
  })
})

describe('icons', () => {
  it.each([180, 192, 512])('of %i px are square and have no transparency', async (size) => {
    const icon = await iconPng(size, undefined)
    expect(await sharp(icon).metadata()).toMatchObject({ width: size, height: size, format: 'png' })
    expect((await sharp(icon).stats()).isOpaque).toBe(true)
  })

  it('keep the sigil within the part no mask cuts away', async () => {
    const { data, info } = await sharp(await iconPng(512, undefined))
      .greyscale()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const farthest = [...data].reduce((most, value, at) => {
      const pixel = Math.floor(at / info.channels)
      const distance = Math.hypot((pixel % 512) - 255.5, Math.floor(pixel / 512) - 255.5)
      return value < 128 ? Math.max(most, distance) : most
    }, 0)
    expect(farthest).toBeLessThanOrEqual(0.4 * 512)
  })
})
