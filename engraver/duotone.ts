/** Ink of wine on paper: the colours of five greys from black to white. */
export const STOPS = ['#2A0C14', '#6E1A2B', '#B87A6E', '#EACFB9', '#F7EFDE'] as const

export const channelsOf = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

type Table = readonly (readonly number[])[]

const tableOf = (stops: readonly string[]): Table =>
  Array.from({ length: 256 }, (_, grey) => colourAt(grey / 255, stops.map(channelsOf)))

const TABLE = tableOf(STOPS)

export const duotoneOf = (grey: number, table: Table = TABLE): readonly number[] =>
  table[Math.max(0, Math.min(255, Math.round(grey)))] ?? []

/** Brightness of a pixel as the eye weighs it, 0 to 255. */
export const luma = (red: number, green: number, blue: number): number => 0.3 * red + 0.59 * green + 0.11 * blue

/** Gives every pixel of an sRGB picture (three bytes each) the colour of its grey, which is one between `stops`. */
export function duotone(pixels: Uint8Array, stops: readonly string[] = STOPS): Buffer {
  const table = tableOf(stops)
  const out = Buffer.alloc(pixels.length)
  for (let at = 0; at < pixels.length; at += 3) {
    out.set(duotoneOf(luma(pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0), table), at)
  }
  return out
}

function colourAt(share: number, stops: Table): readonly number[] {
  const position = share * (stops.length - 1)
  const index = Math.min(Math.floor(position), stops.length - 2)
  const [from = [], to = []] = stops.slice(index)
  return from.map((value, channel) => Math.round(value + ((to[channel] ?? 0) - value) * (position - index)))
}
