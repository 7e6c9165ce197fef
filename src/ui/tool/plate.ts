import { plainCrisis } from '../../core/crisis'
import { petals, sigilShape } from '../../drawing'
import { around, centred, linesOf, shape, written } from './outlines'

/** A5 upright, in mm; higher by what the visitor wrote. */
const [width, height] = [148, 210]

/** What the visitor made or wrote of it: size, distance of the lines, place of the first one, and how wide they run (mm). */
const words = { size: 4.4, leading: 6, top: 157, width: 118 }

/** Where the drawing is: 74 % of the width. */
const middle = [width / 2, 84] as const
const drawingRadius = 0.37 * width

/** A word on the circle around the drawing. */
export interface Caption {
  text: string
  angle: number
}

/** The words of a plate: around the drawing, and below it what the visitor made or wrote of it. */
export interface PlateWords {
  captions: readonly Caption[]
  texts: readonly string[]
}

interface Plate extends PlateWords {
  drawing: SVGSVGElement
  ground: string
  ink: string
  date: string
  /** The line by which the result can be read back, as the title of the file; may be empty. */
  choices: string
}

/**
 * A drawing as a page to keep, as wide as asked for (px): what it is made of around it; at the foot what the visitor wrote, the mark of
 * the site, the day, and whom to call.
 */
export function plate({ drawing, ground, ink, captions, texts, date, choices }: Plate, pixels: number): SVGElement {
  const [x, y] = middle
  const box = { x: x - drawingRadius, y: y - drawingRadius, width: 2 * drawingRadius, height: 2 * drawingRadius }
  for (const [attribute, value] of Object.entries(box)) drawing.setAttribute(attribute, String(value))
  const look = { fill: ink, stroke: 'none' }
  const lines = texts.flatMap((text) => text.split('\n')).flatMap((text) => linesOf(text, words.size, words.width))
  const more = lines.length * words.leading
  const sigil = {
    fill: 'none',
    stroke: ink,
    'stroke-width': 0.7,
    transform: `translate(${x} ${171 + more}) scale(.42)`,
  }
  const page = shape('svg', {
    viewBox: `0 0 ${width} ${height + more}`,
    width: pixels,
    height: Math.round((pixels * (height + more)) / width),
  })
  if (choices) {
    const title = shape('title', {})
    title.textContent = `\n${choices}\n`
    page.append(title)
  }
  page.append(
    shape('rect', { width, height: height + more, fill: ground }),
    drawing,
    ...captions.flatMap(({ text, angle }) => around(text, 4.6, middle, drawingRadius + 3, angle, look)),
    ...lines.flatMap((line, index) => written(line, words.size, x, words.top + index * words.leading, look)),
    shape('circle', { r: sigilShape.r, ...sigil }),
    shape('path', { d: petals(...sigilShape.petals), ...sigil }),
    ...centred(date, 4.2, x, 184 + more, look),
    ...centred(plainCrisis('line'), 3.1, x, 199 + more, look),
  )
  return page
}
