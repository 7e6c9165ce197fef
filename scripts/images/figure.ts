import { polygonContains } from 'd3-polygon'
import { parsePath } from '../ornaments/compact.ts'

type Point = [number, number]

/** In the arch's units (340 x 500). Head and hair are drawn in one direction, so that together they clip as one. */
export const FIGURE = {
  head: 'M143 152C127 163 118 182 117 199C117 205 121 209 120 214C117 223 107 236 99 246C96 251 100 255 108 255C111 257 108 261 105.5 264.5C103 268 107 270 112 271.5C107 273 105.5 277 107.5 281C109 285 113 287 112 291C108 296 107.5 304 113 309C120 315 134 314 147 310C153 322 157 338 152 356C147 375 122 386 90 401C52 419 26 456 18 520L330 520C320 410 284 386 250 369C229 357 223 334 222 306C240 280 256 240 258 204C262 150 236 108 194 108C166 110 148 130 143 152Z',
  hair: 'M143 152C162 164 175 186 177 210C180 226 192 230 200 241C206 250 206 262 204 276C207 287 214 296 222 301C226 288 231 275 236 262C237 273 246 283 262 285C284 288 303 272 301 247C299 224 276 212 258 219C260 212 263 200 263 182C264 138 238 104 198 105C168 106 146 128 143 152Z',
  robe: 'M152 352C146 375 122 386 90 401C52 419 26 456 18 520L330 520C320 410 284 386 250 369C238 363 231 354 227 342C222 372 204 392 184 398C168 390 156 374 152 352Z',
  /** Brow, lid, nostril, mouth, ear and hairline. */
  features:
    'M125 200C131 195 141 194 150 198M127 215C133 220 141 220 149 215M105 250C108 249 111 250 113 252M112 271.5C116 271 120 270 123 272M184 244C190 240 196 246 194 254C192 262 187 266 184 262M143 152C162 164 175 186 177 210C180 226 192 230 200 241',
}

/** Pieces each cubic is cut into: the error stays below a twentieth of a unit in figures of 500. */
const PIECES = 24

/** The polygon of a path of one outline made of M, L, C and Z. */
function flatten(d: string): Point[] {
  const points: Point[] = []
  for (const { values } of parsePath(d)) {
    const [a = 0, b = 0, c = 0, e = 0, f = 0, g = 0] = values
    const [x, y] = points.at(-1) ?? [0, 0]
    if (values.length === 2) points.push([a, b])
    if (values.length !== 6) continue
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES
      points.push([bezier(t, x, a, c, f), bezier(t, y, b, e, g)])
    }
  }
  return points
}

function bezier(t: number, p0: number, p1: number, p2: number, p3: number): number {
  const s = 1 - t
  return s * s * s * p0 + 3 * s * s * t * p1 + 3 * s * t * t * p2 + t * t * t * p3
}

export const SHOULDERS = 345

const head = flatten(FIGURE.head)
const hair = flatten(FIGURE.hair)
const robe = flatten(FIGURE.robe)

/** How dark the figure is at a place, about 0 to 1; `null` outside it. */
export function toneAt(x: number, y: number): number | null {
  if (polygonContains(hair, [x, y])) return hairTone(x, y)
  if (y > SHOULDERS && polygonContains(robe, [x, y])) return robeTone(x, y)
  if (polygonContains(head, [x, y])) return skinTone(x, y)
  return null
}

function hairTone(x: number, y: number): number {
  const bun = Math.hypot(x - 268, y - 250) < 37
  const strands = bun ? Math.hypot(x - 262, y - 244) * 0.55 : Math.hypot(x - 168, y - 250) * 0.42
  return 0.7 + 0.2 * Math.sin(strands) - 0.42 * spot(x, y, 196, 128, 30, 12) - 0.3 * spot(x, y, 272, 232, 16, 9)
}

function robeTone(x: number, y: number): number {
  const folds = Math.sin((x - y * 0.55) * 0.13)
  return 0.5 + 0.22 * ramp(150, 320, x) + 0.12 * folds - 0.26 * spot(x, y, 92, 430, 40, 34)
}

function skinTone(x: number, y: number): number {
  const jaw = x > 138 ? spot(x, y, 168, 318, 40, 13) : 0
  return (
    0.07 +
    0.2 * ramp(132, 214, x) +
    0.55 * jaw +
    0.3 * ramp(196, 222, x) * ramp(300, 330, y) +
    0.14 * spot(x, y, 131, 214, 9, 7) +
    0.12 * spot(x, y, 150, 252, 14, 18) +
    0.14 * spot(x, y, 117, 258, 5, 4)
  )
}

function ramp(from: number, to: number, value: number): number {
  const t = Math.max(0, Math.min(1, (value - from) / (to - from)))
  return t * t * (3 - 2 * t)
}

const spot = (x: number, y: number, cx: number, cy: number, width: number, height: number): number =>
  Math.exp(-(((x - cx) / width) ** 2 + ((y - cy) / height) ** 2) / 2)
