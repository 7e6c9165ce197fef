import { brotliCompressSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'
import type { Point } from '../src/drawing/index.ts'
import { PORTRAIT } from './arch.ts'
import { drawEngravedPortrait, type Figure, inventedFigure } from './engravedPortrait.ts'
import { PHOTO_GRID, strokes } from './engraving.ts'
import { flowOf, sectionOf } from './flow.ts'
import { crop, openPhoto } from './photo.ts'
import { clamp, figureIn, fromFace, type IsFigure, outlineOf } from './silhouette.ts'
import { type Family, SLANT, turned } from './strokes.ts'

/** Most bytes of the drawing, packed: as many as the invented figure may have. */
const MOST = 14_000

/** Distance of the lines on the face, and by how much all are thinned until the drawing is light enough. */
const DENSE = 1.9
const THINNER = 1.06

/** The photograph named in the practice file, engraved, or the invented figure if there is none. */
export async function engravedFigureOf(file: string | null, root: string): Promise<Figure> {
  return file === null ? inventedFigure() : engravePhoto(await openPhoto(root, file))
}

/** A photograph in the pen of the invented figure. */
export async function engravePhoto(photo: Sharp): Promise<Figure> {
  const [width, height] = [2 * PORTRAIT.width, 2 * PORTRAIT.height]
  const picture = sharp(await crop(photo, width), { raw: { width, height, channels: 3 } }).normalise()
  const isFigure = await figureIn(picture)
  const { first, second } = await tonesOf(picture, isFigure)
  const hill = await flowOf(picture)
  const shapes = { head: outlineOf(isFigure) }
  const partAt = (x: number, y: number) => (isFigure(x, y) ? 'figure' : undefined)
  const scale = `scale(${1 / PHOTO_GRID})`
  for (let thin = 1; ; thin *= THINNER) {
    const along = strokes(level(hill, first, thin), partAt)
    const across = strokes(crossing(second, thin), (x, y) => partAt(...turned(x, y)))
    const figure = {
      shapes,
      strokes: [
        { d: along.join(''), transform: scale },
        { d: across.join(''), transform: `rotate(${SLANT})${scale}` },
      ],
    }
    if (brotliCompressSync(drawEngravedPortrait(figure)).length <= MOST) return figure
  }
}

type Place = (x: number, y: number) => number

/** How dark both families are. White lies between the brightest of the face and of all, so that no skin is bleached. */
async function tonesOf(picture: Sharp, isFigure: IsFigure): Promise<{ first: Place; second: Place }> {
  const [sharpest, soft] = [await greyOf(picture, 1.4), await greyOf(picture, 8)]
  const places = Array.from({ length: 170 * 250 }, (_, at): Point => [2 * (at % 170), 2 * Math.floor(at / 170)])
  const greyAt = (share: number, isMeant: IsFigure) => {
    const greys = Float64Array.from(
      places.filter((place) => isMeant(...place)),
      (place) => sharpest(...place),
    ).sort()
    return greys[Math.floor(share * (greys.length - 1))] ?? 0
  }
  const black = greyAt(0.03, isFigure)
  const white = (250 + greyAt(0.9, (x, y) => fromFace(x, y) < 0.5)) / 2
  const darkness = (grey: number) => (white - grey) / Math.max(1, white - black)
  // what differs from its surroundings is drawn stronger, as eyes and mouth must be read from afar
  return {
    first: (x, y) => 0.04 + 0.8 * clamp(0, 1, darkness(2.8 * sharpest(x, y) - 1.8 * soft(x, y))) ** 1.1,
    second: (x, y) => 1.6 * (darkness(soft(x, y)) - 0.72),
  }
}

/** Brightness of places, 0 to 255. */
async function greyOf(picture: Sharp, blur: number): Promise<Place> {
  const pixels = await picture.clone().blur(blur).greyscale().toColourspace('b-w').raw().toBuffer()
  const [width, height] = [2 * PORTRAIT.width, 2 * PORTRAIT.height]
  return (x, y) => pixels[clamp(0, height - 1, Math.round(2 * y)) * width + clamp(0, width - 1, Math.round(2 * x))] ?? 0
}

/** Both families begin outside the arch, so far to the left. */
const LEFT = 10

/** Lines from the left to the right, along the hill's contours. */
function level(hill: Float64Array, tone: Place, thin: number): Family {
  const sections = Array.from({ length: 360 }, (_, x) => sectionOf(hill, x - LEFT))
  const least = Math.min(...sections.map((section) => section.least))
  const most = Math.max(...sections.map((section) => section.most))
  const farJoints = 4 * Math.round(4 * thin ** 2)
  return {
    surface(u, v) {
      const x = Math.round(359 * u)
      return [x - LEFT, sections[x]?.yAt(least + v * (most - least)) ?? 0]
    },
    tone,
    count: Math.round((most - least) / DENSE / thin),
    joints: (x, y) => x % (fromFace(x, y) < 1 ? 4 : farJoints) === 0,
  }
}

/** Straight lines, level until the family is turned as a whole. */
const crossing = (tone: Place, thin: number): Family => ({
  surface: (u, v) => [2 * Math.round(359 * u) - LEFT, 612 * v - 185],
  tone: (x, y) => tone(...turned(x, y)),
  count: Math.round(185 / thin),
  joints: (x) => x % 24 === 0,
})
