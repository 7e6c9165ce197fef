import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawEngravedPortrait } from '../../scripts/images/engravedPortrait'

describe('the engraved portrait', () => {
  it('is the same every time, stands alone and weighs at most 14 kB (20 kB with gzip)', () => {
    const svg = drawEngravedPortrait()
    expect(drawEngravedPortrait()).toBe(svg)
    expect(svg).toContain('viewBox="0 0 340 500"')
    expect(svg).not.toMatch(/NaN|undefined|var\(|currentColor|href="[^#]/)
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(14_000)
    expect(gzipSync(svg).length).toBeLessThanOrEqual(20_000)
  })
})
