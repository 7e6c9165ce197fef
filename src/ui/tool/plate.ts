import { plainCrisis } from '../../core/crisis'
import { petals, sigilShape } from '../../drawing'
import { around, centred, shape } from './outlines'

/** A5 upright, in mm. */
const [width, height] = [148, 210]
export const plateShape = height / width

/** Where the drawing is: 74 % of the width. */
const middle = [width / 2, 84] as const
const drawingRadius = 0.37 * width

/** A word on the circle around the drawing. */
export interface Caption {
  text: string
  angle: number
}

interface Plate {
  drawing: SVGSVGElement
  ground: string
  ink: string
  captions: readonly Caption[]
  date: string
}

/** A drawing as a page to keep: what it is made of around it, at the foot the day, the mark of the site, and whom to call. */
export function plate({ drawing, ground, ink, captions, date }: Plate): SVGElement {
  const [x, y] = middle
  const box = { x: x - drawingRadius, y: y - drawingRadius, width: 2 * drawingRadius, height: 2 * drawingRadius }
  for (const [attribute, value] of Object.entries(box)) drawing.setAttribute(attribute, String(value))
  const words = { fill: ink, stroke: 'none' }
  const sigil = { fill: 'none', stroke: ink, 'stroke-width': 0.7, transform: `translate(${x} 171) scale(.42)` }
  const page = shape('svg', { viewBox: `0 0 ${width} ${height}` })
  page.append(
    shape('rect', { width, height, fill: ground }),
    drawing,
    ...captions.flatMap(({ text, angle }) => around(text, 4.6, middle, drawingRadius + 3, angle, words)),
    shape('circle', { r: sigilShape.r, ...sigil }),
    shape('path', { d: petals(...sigilShape.petals), ...sigil }),
    ...centred(date, 4.2, x, 184, words),
    ...centred(plainCrisis('line'), 3.1, x, 199, words),
  )
  return page
}
