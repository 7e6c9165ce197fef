import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawEngravedPortrait } from '../../scripts/images/engravedPortrait'

describe('the engraved portrait', () => {
  it('is the same every time, stands alone and weighs at most 22 kB (25 kB with gzip)', () => {
    const svg = drawEngravedPortrait()
    expect(drawEngravedPortrait()).toBe(svg)
    expect(svg).toContain('viewBox="0 0 340 500"')
    expect(svg).not.toMatch(/NaN|undefined|var\(|currentColor|href="[^#]/)
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(22_000)
    expect(gzipSync(svg).length).toBeLessThanOrEqual(25_000)
  })
})
