import { polygonContains } from 'd3-polygon'
import { parsePath } from './ornaments/index.ts'

/** In the arch's units (340 x 500). Head and hair are drawn in one direction, so that together they clip as one. */
export const FIGURE = {
  head: 'M143 152C127 163 118 182 117 199C117 205 121 209 120 214C117 223 107 236 99 246C96 251 100 255 108 255C111 257 108 261 105.5 264.5C103 268 107 270 112 271.5C107 273 105.5 277 107.5 281C109 285 113 287 112 291C108 296 107.5 304 113 309C120 315 134 314 147 310C153 322 157 338 152 356C147 375 122 386 90 401C52 419 26 456 18 520L330 520C320 410 284 386 250 369C229 357 223 334 222 306C240 280 256 240 258 204C262 150 236 108 194 108C166 110 148 130 143 152Z',
  hair: 'M143 152C162 164 175 186 177 210C180 226 192 230 200 241C206 250 206 262 204 276C207 287 214 296 222 305C231 295 239 283 243 275C248 280 253 283.5 262.1 284.5C276 286.9 290 280.5 297.2 268.4C304.4 256.3 303.4 241 294.7 229.9C285.9 218.8 271.2 214.3 257.8 218.6C260 212 263 200 263 182C264 138 238 104 198 105C168 106 146 128 143 152Z',
}

const REGIONS = {
  ear: 'M183 247C181 236 184 227 192 225C201 223 206 231 204 241C203 251 197 256 195 263C194 269 190 273 186 271C183 268 184 255 183 247Z',
  bun: 'M262.1 284.5C276 286.9 290 280.5 297.2 268.4C304.4 256.3 303.4 241 294.7 229.9C285.9 218.8 271.2 214.3 257.8 218.6C242.8 223.3 233 237.6 234.1 253.2C235.1 268.9 246.7 281.8 262.1 284.5Z',
  robe: 'M152 352C156 374 168 390 184 398C204 392 222 372 227 342L240 342L250 369C284 386 320 410 330 520L18 520C26 456 52 419 90 401C122 386 150 375 152 352Z',
  hair: FIGURE.hair,
  face: 'M60 140L210 140L200 250C194 266 190 284 176 297C168 304 158 308 147 310L130 330L60 330Z',
  neck: FIGURE.head,
}

/** Pieces each cubic is cut into: the error stays below a fifth of a unit in figures of 500. */
const PIECES = 12

/** The points of a path of one outline made of M, L, C and Z. */
export function flatten(d: string): [number, number][] {
  const points: [number, number][] = []
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

const outlines = Object.entries(REGIONS).map(([part, d]) => [part, flatten(d)] as const)
const head = flatten(FIGURE.head)

/** The frontmost part of the figure at a place. */
export function partAt(x: number, y: number): string | undefined {
  const part = outlines.find(([, outline]) => polygonContains(outline, [x, y]))?.[0]
  return part === 'face' && !polygonContains(head, [x, y]) ? undefined : part
}

/**
 * The edge in the light, from the forehead to the shoulder, brow, lid and lashes, nostril, lips, ear and the rim of the bun: by their greatest
 * thickness, the ways of strokes. Of the edge the outer half is cut off.
 */
export const FEATURES: Readonly<Record<string, string>> = {
  0.7: 'M143.6 218.8C144.4 220.8 144.6 222.8 143.8 224.8M105.4 264.8C109.4 263.8 114.6 265.8 119.6 268.4M106.4 278C111 279.6 116 277.2 119.6 273',
  0.8: 'M127.6 217.6C126.4 220.4 124.4 222.4 121.6 223.2M140 220C140.6 222.6 140.2 225 138.8 227M236 262C231 243 243 222 266 218M189.6 267C191.8 265.4 193 262.6 193.2 259.6',
  0.9: 'M110.8 289C114 290.6 117 289.6 119.6 287.2M124 208.6C131 204.2 142 204.6 150.6 210.4M130 219C129.4 221.8 127.6 224.4 124.8 225.8M133 220C132.8 222.8 131.4 225.6 129 227.4M136.4 220.4C136.6 223.2 135.6 225.8 133.6 228M122.4 268.2C124.2 269 125 270.4 124.8 272.2M106.4 280.4C111 282.8 117 280 121.6 273M190.2 238.4C193 234.4 196 236.4 195 241C194.2 245 191.6 247 190.6 250',
  1: 'M124.4 199.4C130 195 138 193.4 145 195.2M104.4 267.4C109 265.6 114.6 267 121.4 269.2',
  1.1: 'M112.6 254.6C117.4 253.8 119.8 247.4 116.6 243.2',
  1.2: 'M98.6 251.6C101.6 256.2 108 256 112.6 254.4M187.4 239C188 232.4 191.4 229.4 195 230C199.4 230.8 199.8 237.4 198 243.4C196.4 248.6 193.6 251 192.4 257M184.6 247.4C187.4 249.6 187.4 253.6 184.8 257.6',
  1.8: 'M122.6 203C125.6 197.6 135 194.8 144 197M127 199.6C135 195 146 195.6 155 202M185 247C183.4 236 185.4 227.2 192.6 225.8C200 224.6 204.4 232 202.8 241C201.4 249.4 196.8 254.4 195.2 262C194.2 268 190.4 272 186.4 270.4',
  2: 'M106.6 271C112 271.8 117 269.2 124 269.8M268 217.9C290 217.9 302 235 301.2 252C300 272 284 285 264 284.3',
  2.2: 'M112.4 290.4C108 296 107.5 304 113 309C120 315 134 314 147 310M124.6 214.2C129 220.4 141 222.4 150.4 214.8M104.6 252.4C107 249 111.6 248.8 114.4 251.6M188.4 243.6C191 247 190.8 252 188.8 256C188 259 189.8 260.4 191.6 258.6',
  1.6: 'M143 152C127 163 118 182 117 199C117 205 121 209 120 214C117 223 107 236 99 246M112 271.5C107 273 105.5 277 107.5 281C109 285 113 287 112 291M147 310C153 322 157 338 152 356C147 375 122 386 90 401C52 419 26 456 18 520',
  1.9: 'M99.5 245.4C96 251 100 255 108 255M108 254.6C111 257 108 261 105.5 264.5C103 268 107 270 112 271.5',
}
