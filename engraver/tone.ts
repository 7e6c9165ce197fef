export type Tone = (x: number, y: number, u: number, v: number) => number

/** Spots: how dark, the middle, and the extent in both directions. */
const FACE = [
  0.22, 120, 213, 4, 6, 0.06, 130, 205, 12, 3, 0.12, 156, 214, 8, 8, 0.4, 110, 258, 6, 2.4, 0.1, 128, 271, 4, 6, 0.26,
  114, 286, 6, 3, 0.06, 158, 274, 12, 20, 0.35, 138, 314, 24, 5, 0.22, 164, 188, 14, 24, -0.25, 144, 244, 13, 14, -0.5,
  113, 273, 7, 7, -0.4, 136, 214, 11, 5, -0.2, 113, 247, 4, 4, -0.14, 160, 302, 16, 5, -0.06, 126, 298, 10, 8,
]
const NECK = [0.55, 165, 318, 34, 13, -0.25, 206, 388, 14, 8]
const TENDON = [-0.25, 297.5, 340, 7, 40]
const SHEEN = [-0.54, 190, 136, 34, 18, -0.25, 232, 196, 14, 30, -0.46, 259, 234, 16, 10, -0.12, 92, 430, 36, 34]
const DEEP = [0.5, 172, 318, 26, 12, 0.5, 285, 266, 14, 14, 0.4, 214, 290, 8, 20, 0.45, 300, 440, 30, 60]

/** How dark each part is at a place, about 0 to 1; `u` runs along its strokes and `v` across them. */
export const TONES = {
  face: (x, y) => 0.08 + 0.42 * ramp(128, 210, x + 0.2 * (y - 230)) + sum(FACE, x, y),
  neck: (x, y) => 0.16 + 0.5 * ramp(150, 232, x) + sum(NECK, x, y) + sum(TENDON, x + 0.35 * y, y),
  hair(x, y, u, v) {
    const strands = 0.76 + 0.12 * Math.sin(v * 47) + 0.3 * ramp(0.75, 1, u) + sum(SHEEN, x, y)
    return Math.max(0.17, strands) * (0.12 + 0.88 * ramp(0, 0.12, u))
  },
  bun: (x, y, u) => (0.7 + 0.3 * ramp(262, 300, x + 0.6 * (y - 250)) + sum(SHEEN, x, y)) * ramp(-0.06, 0.07, u),
  robe(x, y, _, v) {
    const folds = 0.09 * Math.sin((x - y * 0.55) * 0.1) + sum(SHEEN, x, y)
    return v < 0.02 ? 0.42 : 0.3 + 0.34 * ramp(140, 320, x) + 0.26 * (1 - ramp(0.03, 0.14, v)) + folds
  },
} satisfies Record<string, Tone>

/** How dark the second family is. */
export const CROSSING: Tone = (x, y) => sum(DEEP, x, y) - 0.1

function ramp(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

function sum(spots: readonly number[], x: number, y: number): number {
  let dark = 0
  for (let index = 0; index < spots.length; index += 5) {
    const [by = 0, cx = 0, cy = 0, width = 1, height = 1] = spots.slice(index, index + 5)
    dark += by * Math.exp(-(((x - cx) / width) ** 2 + ((y - cy) / height) ** 2) / 2)
  }
  return dark
}
