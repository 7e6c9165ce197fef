import { type Point, TURN } from '../src/drawing/index.ts'
import { CROSSING, TONES, type Tone } from './tone.ts'

/** A family of strokes: `u` runs along each of them and `v` from one to the next, both from 0 to 1. */
type Surface = (u: number, v: number) => Point

export interface Family {
  surface: Surface
  tone: Tone
  count: number
  /** The points a stroke is drawn through: their distance, or where they are. */
  joints: number | ((x: number, y: number) => boolean)
}

/** The surface that passes through some curves, each given by points it passes through. */
function through(curves: string): Surface {
  const guides = curves.split('|').map((curve) => (curve.match(/\S+,\S+/g) ?? []).map(toPoint))
  return (u, v) =>
    spline(
      v,
      guides.map((guide) => spline(u, guide)),
    )
}

function toPoint(pair: string): Point {
  const [x = 0, y = 0] = pair.split(',').map(Number)
  return [x, y]
}

/** Uniform Catmull-Rom curve. */
function spline(t: number, points: readonly Point[]): Point {
  const place = t * (points.length - 1)
  const index = Math.max(0, Math.min(points.length - 2, Math.floor(place)))
  const f = place - index
  const [b, c] = [points[index] ?? ORIGIN, points[index + 1] ?? ORIGIN]
  const [a, d] = [points[index - 1] ?? mirror(c, b), points[index + 2] ?? mirror(b, c)]
  const mix = (k: 0 | 1) =>
    b[k] + (f / 2) * (c[k] - a[k] + f * (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k] + f * (3 * (b[k] - c[k]) + d[k] - a[k])))
  return [mix(0), mix(1)]
}

const ORIGIN: Point = [0, 0]
const mirror = ([x, y]: Point, [cx, cy]: Point): Point => [2 * cx - x, 2 * cy - y]

/** Strands that wind inwards around a point. */
const swirl =
  (cx: number, cy: number, r: number, turn: number): Surface =>
  (u, v) => {
    const angle = TURN * v + turn * u
    const far = r * (1 - u ** 1.5)
    return [cx + far * Math.cos(angle), cy + far * Math.sin(angle)]
  }

/** Slant of the second family of strokes, in degrees. */
export const SLANT = 32

export function turned(x: number, y: number): Point {
  const [cos, sin] = [Math.cos((SLANT * TURN) / 360), Math.sin((SLANT * TURN) / 360)]
  return [x * cos - y * sin, x * sin + y * cos]
}

const slanted: Surface = (u, v) => {
  const [x, y] = turned((u - 0.5) * 420, (v - 0.5) * 400)
  return [240 + x, 370 + y]
}

/** Contours of face and neck, strands from the hairline to the bun, rings around the neck. */
const GUIDES = {
  face: '114,168 130,154 150,148 178,156 | 110,196 130,184 156,180 186,194 | 106,216 128,210 158,208 194,222 | 92,238 122,238 158,238 200,238 | 92,258 120,262 158,264 202,252 | 96,274 120,282 156,284 204,262 | 96,292 120,304 158,300 206,270 | 96,310 124,324 160,312 206,280',
  neck: '120,314 150,306 176,294 192,272 199,236 | 138,322 160,318 184,304 204,274 210,244 | 140,340 168,340 196,326 222,300 228,290 | 138,362 170,370 200,354 228,328 236,320 | 138,386 172,396 206,380 228,358 238,350 | 140,410 178,424 208,412 228,396 238,386',
  hair: '143,152 148.6,134.6 160.4,119.9 177,109.4 198,105 225,110.4 246,126.6 259,151 262.4,182 261,206 257,228 | 146,153 164,126 194,114 224,126 245,158 252,192 254,216 262,242 | 158,161 182,138 212,142 234,168 248,202 264,246 | 170,178 194,162 220,176 240,208 264,248 | 176,200 198,190 218,200 238,222 264,250 | 179,222 200,210 220,216 238,232 264,252 | 196,238 212,230 230,238 264,254 | 205,252 216,248 234,250 264,255 | 204,276 212,270 228,264 264,256 | 214,296 219,284 232,270 264,258 | 224,308 233,295 244,278 266,262',
  robe: '150,344 155,368 166,386 184,398 205,388 221,366 228,336 | 118,366 126,398 150,424 186,434 222,422 252,396 262,355 | 76,394 96,434 138,464 188,472 240,458 284,424 300,380 | 36,424 66,470 124,504 190,512 256,496 308,452 330,400 | 0,454 36,506 112,544 192,552 272,534 330,480 356,420 | -40,484 6,542 100,584 194,592 288,572 352,508 384,440',
}

export const FAMILIES: Readonly<Record<string, Family>> = {
  face: { surface: through(GUIDES.face), tone: TONES.face, count: 80, joints: 13 },
  neck: { surface: through(GUIDES.neck), tone: TONES.neck, count: 40, joints: 15 },
  hair: { surface: through(GUIDES.hair), tone: TONES.hair, count: 66, joints: 18 },
  robe: { surface: through(GUIDES.robe), tone: TONES.robe, count: 50, joints: 30 },
  bun: { surface: swirl(268, 251, 33, 4.8), tone: TONES.bun, count: 44, joints: 10 },
}

/** Crosses all the others where they are darkest. */
export const SECOND: Family = { surface: slanted, tone: CROSSING, count: 125, joints: 30 }
