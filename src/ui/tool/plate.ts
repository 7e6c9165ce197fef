import { crisis } from '../../core/crisis'
import type { PlateLook } from '../../core/tool'
import { arc, petals, sigilShape } from '../../drawing'
import { around, centred, evenLinesOf, shape, widthOf, written } from './outlines'

/** A4 upright, which is A3 at a smaller scale, and the screen of a phone, in mm; px across are for print in A4, and of a phone. */
const sheets = {
  paper: { height: 297, pixels: 2480 },
  phone: { height: (210 * 16) / 9, pixels: 1080 },
} as const

const width = 210
const centre = width / 2

/** What stands above the drawing, its arched title included, and below all words: sigil and day (mm). */
const head = 54
const foot = 50

/** The drawing's radius while there is room, and at least (mm); its title stands so far outside it. */
const radii = { most: 80, least: 42, title: 13 }

/** Sizes of letters, distance of their lines, and how wide they run (mm). */
const sentenceStyle = { size: 8.4, leading: 11, width: 150 }
const legendStyle = { size: 5.4, leading: 7.6, width: 160 }
const pageStyle = { size: 4.4, leading: 6.2, width: 150 }

/** The words of a plate, below the drawing. */
export interface PlateWords {
  /** What the drawing is made of, in the order chosen. */
  legend: readonly string[]
  /** What the visitor wrote of it, unless she made a page of it. */
  texts: readonly string[]
}

interface Plate extends PlateWords, Omit<PlateLook, 'tone'> {
  drawing: SVGSVGElement
  ground: string
  ink: string
}

/** A space at which no line ends. */
const unbroken = '\u00a0'

type Style = typeof sentenceStyle

/**
 * A drawing as a page to keep: number and title in an arch above it, what the visitor would say of it, what it is made of, what she
 * wrote, the mark of the site and the day. The drawing gets smaller for the words, and the page longer where that is not enough.
 */
export function plate(
  { drawing, ground, ink, title, number, kept, legend, texts, date, choices }: Plate,
  sheet: keyof typeof sheets,
): SVGElement {
  const { height, pixels } = sheets[sheet]
  const look = { fill: ink, stroke: 'none' }
  const set = (all: readonly string[], { size, leading, width }: Style) => ({
    lines: all
      .flatMap((text) => text.split('\n'))
      .flatMap((text) => evenLinesOf(text, size, width))
      .map((line) => line.replace(/ ·$/, '').replace(new RegExp(unbroken, 'g'), ' ')),
    size,
    leading,
  })
  const blocks = [
    set(kept?.sentence ? [kept.sentence] : [], sentenceStyle),
    set([legend.map((one) => one.replace(/ /g, unbroken)).join(' · ')], legendStyle),
    set(kept ? [kept.page] : texts, pageStyle),
  ].filter(({ lines }) => lines.length > 0)
  const gap = 7
  const words = blocks.reduce((sum, { lines, leading }) => sum + lines.length * leading + gap, 0)
  const room = (height - head - foot - words) / 2
  const radius = Math.min(radii.most, Math.max(radii.least, room))
  // what is left over stands above and below
  const rest = Math.max(0, room - radius)
  const long = Math.max(height, head + 2 * radius + words + foot)
  const middle = [centre, head + rest + radius] as const
  const box = { x: centre - radius, y: middle[1] - radius, width: 2 * radius, height: 2 * radius }
  for (const [attribute, value] of Object.entries(box)) drawing.setAttribute(attribute, String(value))

  const page = shape('svg', {
    viewBox: `0 0 ${width} ${long}`,
    width: pixels,
    height: Math.round((pixels * long) / width),
  })
  if (choices) {
    const name = shape('title', {})
    name.textContent = `\n${choices}\n`
    page.append(name)
  }
  const help = shape('desc', {})
  help.textContent = crisis.line
  const line = { fill: 'none', stroke: ink, 'stroke-opacity': 0.6 }
  const mark = (inset: number, weight: number) =>
    shape('rect', {
      ...line,
      x: inset,
      y: inset,
      width: width - 2 * inset,
      height: long - 2 * inset,
      'stroke-width': weight,
    })
  page.append(
    help,
    shape('rect', { width, height: long, fill: ground }),
    mark(9, 0.7),
    mark(11.2, 0.25),
    ...cartouche(title, number, middle, radius + radii.title, look, line),
    drawing,
  )
  let top = middle[1] + radius + gap
  for (const { lines, size, leading } of blocks) {
    for (const text of lines) {
      top += leading
      page.append(...written(text, size, centre, top, look))
    }
    top += gap
  }
  const sigil = {
    ...line,
    'stroke-opacity': 1,
    'stroke-width': 0.7,
    transform: `translate(${centre} ${long - 36}) scale(.42)`,
  }
  page.append(
    shape('circle', { r: sigilShape.r, ...sigil }),
    shape('path', { d: petals(...sigilShape.petals), ...sigil }),
    ...centred(date, 4.4, centre, long - 19, look),
  )
  return page
}

/** The title along an arch between two lines, with its number above. */
function cartouche(
  title: string,
  number: string,
  middle: readonly [x: number, y: number],
  radius: number,
  look: Record<string, string>,
  line: Record<string, string | number>,
): SVGElement[] {
  const size = 9.6
  const [inner, outer] = [radius - 3.6, radius + 9.4]
  const half = (widthOf(title, size) / 2 + 9) / radius
  const place = { ...line, 'stroke-width': 0.35, transform: `translate(${middle.join(' ')})` }
  return [
    shape('path', { ...place, d: arc(inner, -half, half) + arc(outer, -half, half) }),
    shape('path', { ...place, d: arc(inner - 1.3, -half, half), 'stroke-width': 0.2 }),
    ...around(title, size, middle, radius, 0, look),
    ...centred(number, 6, middle[0], middle[1] - outer - 3.4, look),
  ]
}
