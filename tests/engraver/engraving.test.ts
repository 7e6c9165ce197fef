import { brotliCompressSync, gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { engravePhoto } from '../../engraver/engravedPhoto'
import { drawEngravedPortrait, inventedFigure } from '../../engraver/engravedPortrait'
import { photograph } from './pictures'

/** At most what the shipped portrait may weigh. */
function expectAlone(svg: string) {
  expect(svg).toContain('viewBox="0 0 340 500"')
  expect(svg).not.toMatch(/NaN|undefined|var\(|currentColor|href="[^#]/)
  expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(14_000)
  expect(gzipSync(svg).length).toBeLessThanOrEqual(20_000)
}

describe('the engraved portrait', () => {
  it('is the same every time, stands alone and weighs at most 14 kB (20 kB with gzip)', () => {
    const svg = drawEngravedPortrait(inventedFigure())
    expect(drawEngravedPortrait(inventedFigure())).toBe(svg)
    expectAlone(svg)
  })

  it('is made of a photograph before a light wall, too, the same every time', async () => {
    const photo = sharp(await photograph('light'))
    const svg = drawEngravedPortrait(await engravePhoto(photo))
    expect(drawEngravedPortrait(await engravePhoto(photo))).toBe(svg)
    expectAlone(svg)
  })

  it('is made of a photograph before a dark wall', async () => {
    expectAlone(drawEngravedPortrait(await engravePhoto(sharp(await photograph('dark')))))
  })

  it('has as many lines as fit, were the photograph nothing but detail', async () => {
    const pixels = Buffer.from(Array.from({ length: 34 * 50 * 3 }, (_, at) => (at * at * 7919) % 256))
    const noise = sharp(pixels, { raw: { width: 34, height: 50, channels: 3 } })
      .resize(680, 1000)
      .png()
    expectAlone(drawEngravedPortrait(await engravePhoto(sharp(await noise.toBuffer()))))
  })
})
