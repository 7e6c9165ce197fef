/** Ink of wine on paper: the colours of five greys from black to white. */
export const STOPS = ['#2A0C14', '#6E1A2B', '#B87A6E', '#EACFB9', '#F7EFDE'] as const

export const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

const TABLE: readonly (readonly number[])[] = Array.from({ length: 256 }, (_, grey) => colourAt(grey / 255))

export const duotoneOf = (grey: number): readonly number[] => TABLE[Math.max(0, Math.min(255, Math.round(grey)))] ?? []

/** Brightness of a pixel as the eye weighs it, 0 to 255. */
export const luma = (red: number, green: number, blue: number): number => 0.3 * red + 0.59 * green + 0.11 * blue

/** Gives every pixel of an sRGB picture (three bytes each) the colour of its grey. */
export function duotone(pixels: Uint8Array): Buffer {
  const out = Buffer.alloc(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    out.set(duotoneOf(luma(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0)), at)
  }
  return out
}

function colourAt(share: number): readonly number[] {
  const position = share * (STOPS.length - 1)
  const index = Math.min(Math.floor(position), STOPS.length - 2)
  const [from = [], to = []] = STOPS.slice(index).map(channelsOf)
  return from.map((value, channel) => Math.round(value + ((to[channel] ?? 0) - value) * (position - index)))
}
