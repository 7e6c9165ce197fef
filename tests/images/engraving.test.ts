import { brotliCompressSync, gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { drawEngravedPortrait } from '../../scripts/images/engraved-portrait'
import { toneAt } from '../../scripts/images/figure'
import { contains, flatten, simplify } from '../../scripts/images/polygon'

describe('the engraved portrait', () => {
  it('is the same every time, stands alone and weighs at most 22 kB (25 kB with gzip)', () => {
    const svg = drawEngravedPortrait()
    expect(drawEngravedPortrait()).toBe(svg)
    expect(svg).toContain('viewBox="0 0 340 500"')
    expect(svg).not.toMatch(/NaN|undefined|var\(|currentColor|href="[^#]/)
    expect(brotliCompressSync(svg).length).toBeLessThanOrEqual(22_000)
    expect(gzipSync(svg).length).toBeLessThanOrEqual(25_000)
  })

  it('is darker in the hair than in the face, and empty beside the figure', () => {
    expect(toneAt(10, 100)).toBeNull()
    expect(toneAt(220, 160) ?? 0).toBeGreaterThan(toneAt(140, 180) ?? 1)
  })
})

describe('polygons', () => {
  const square = flatten('M0 0L10 0L10 10L0 10Z')

  it('contain what lies inside', () => {
    expect(contains(square, 5, 5)).toBe(true)
    expect(contains(square, 15, 5)).toBe(false)
  })

  it('lose only points nearer than the tolerance', () => {
    const line = [
      [0, 0],
      [5, 0.01],
      [10, 0],
      [10, 10],
    ] as const
    expect(simplify(line, 0.1)).toEqual([
      [0, 0],
      [10, 0],
      [10, 10],
    ])
  })
})
