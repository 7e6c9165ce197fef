import sharp from 'sharp'

/** A picture like a photograph: a wall that gets darker downwards, grain, and somebody in profile. */
export function photograph(wall: 'light' | 'dark', width = 1020, height = 1500): Promise<Buffer> {
  const pixels = Buffer.alloc(width * height * 3)
  const [base, figure] = wall === 'light' ? [205, 70] : [45, 150]
  let seed = 7
  for (let at = 0; at < pixels.length; at += 3) {
    const x = ((at / 3) % width) / width
    const y = Math.floor(at / 3 / width) / height
    seed = (seed * 1103515245 + 12345) % 2147483648
    const grain = (seed % 17) - 8
    const head = ((x - 0.5) / 0.22) ** 2 + ((y - 0.42) / 0.2) ** 2 < 1
    const body = y > 0.68 + (x - 0.5) ** 2
    const grey = (head || body ? figure + 40 * x : base - 30 * y) + grain
    pixels.set([grey + 12, grey, grey - 10], at)
  }
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}
