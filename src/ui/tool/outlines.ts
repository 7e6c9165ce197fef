import lettering from 'lettering:serif'
import { printable } from '../../core/associations'
import { degreesOf, TURN } from '../../drawing'
import type { Word } from './lettering'

/** Words as outlines, so that no program needs the font. */

type Attributes = Record<string, string | number>

const namespace = 'http://www.w3.org/2000/svg'

export function shape(
  name: 'svg' | 'title' | 'desc' | 'path' | 'circle' | 'rect' | 'text',
  attributes: Attributes,
): SVGElement {
  const element = document.createElementNS(namespace, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value))
  return element
}

/** A word's outlines as they were set at build; what was not set, dates and what the visitor wrote, letter by letter. */
function wordOf(text: string): Word {
  const known = lettering.words[text]
  if (known) return known
  let width = 0
  const letters = [...text].flatMap((character) => {
    const letter = lettering.words[character]
    if (!letter) throw new Error(`no outlines for "${text}"`)
    const start = width
    width += letter.width
    return letter.letters.map(([glyph, x]) => [glyph, start + x] as const)
  })
  return { width, letters }
}

const letter = (glyph: number, transform: string, look: Attributes): SVGElement =>
  shape('path', { ...look, d: lettering.glyphs[glyph] ?? '', transform })

/** Letters set from `x` on the line `y`. */
const line = ({ letters }: Word, scale: number, x: number, y: number, look: Attributes): SVGElement[] =>
  letters.map(([glyph, at]) => letter(glyph, `translate(${x + at * scale} ${y}) scale(${scale})`, look))

/** A line of what somebody wrote; where a letter of it has no outline, words in whatever serif there is. */
export function written(text: string, fontSize: number, x: number, y: number, look: Attributes): SVGElement[] {
  if ([...text].every((character) => lettering.words[character])) return centred(text, fontSize, x, y, look)
  const words = shape('text', { ...look, x, y, 'font-family': 'Georgia, serif', 'font-size': fontSize })
  words.setAttribute('text-anchor', 'middle')
  words.textContent = printable(text)
  return [words]
}

/** How wide a text is, letter by letter; a letter without outline counts as wide as it is high. */
export const widthOf = (text: string, fontSize: number): number =>
  ([...text].reduce((sum, character) => sum + (lettering.words[character]?.width ?? lettering.fontSize), 0) *
    fontSize) /
  lettering.fontSize

/** The lines of a text of at most so wide; a word that is wider is broken. */
export function linesOf(text: string, fontSize: number, maxWidth: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of text.match(/[^ ]* ?/g) ?? []) {
    if (line && widthOf(line + part.trimEnd(), fontSize) > maxWidth) {
      lines.push(line.trimEnd())
      line = ''
    }
    for (const character of part) {
      if (widthOf(line + character, fontSize) > maxWidth && character !== ' ') {
        lines.push(line)
        line = ''
      }
      line += character
    }
  }
  return [...lines, line.trimEnd()]
}

/** The lines of a text, as few as `linesOf` makes and of about the same width. */
export function evenLinesOf(text: string, fontSize: number, maxWidth: number): string[] {
  const lines = linesOf(text, fontSize, maxWidth)
  // no word is broken for it
  const narrower = Math.max(0.95 * maxWidth, ...text.split(' ').map((word) => widthOf(word, fontSize)))
  return lines.length > 1 && narrower < maxWidth && linesOf(text, fontSize, narrower).length === lines.length
    ? evenLinesOf(text, fontSize, narrower)
    : lines
}

export function centred(text: string, fontSize: number, x: number, y: number, look: Attributes): SVGElement[] {
  const word = wordOf(text)
  const scale = fontSize / lettering.fontSize
  return line(word, scale, x - (word.width / 2) * scale, y, look)
}

/** Height of capital letters, as a share of the size. */
const capHeight = 0.65

/** A word along a circle, standing on it from outside; in the lower half it runs the other way, to be read upright. */
export function around(
  text: string,
  fontSize: number,
  [x, y]: readonly [x: number, y: number],
  radius: number,
  angle: number,
  look: Attributes,
): SVGElement[] {
  const { width, letters } = wordOf(text)
  const scale = fontSize / lettering.fontSize
  const isLower = Math.cos(angle) < -0.001
  const foot = isLower ? -(radius + capHeight * fontSize) : radius
  const middle = isLower ? angle + TURN / 2 : angle
  return letters.map(([glyph, at], index) => {
    const half = ((letters[index + 1]?.[1] ?? width) - at) / 2
    const turn = degreesOf(middle + ((at + half - width / 2) * scale) / foot)
    return letter(
      glyph,
      `translate(${x} ${y}) rotate(${turn}) translate(${-half * scale} ${-foot}) scale(${scale})`,
      look,
    )
  })
}

/** A word in the middle of an arc around the drawing's centre. */
function alongArc(words: string, fontSize: number, arc: SVGPathElement, fill: string): SVGElement[] {
  const { x, y } = arc.getPointAtLength(arc.getTotalLength() / 2)
  const radius = Math.hypot(x, y) - (y > 0 ? capHeight * fontSize : 0)
  return around(words, fontSize, [0, 0], radius, Math.atan2(x, -y), { fill, stroke: 'none' })
}

/** A word of the drawing: first its halo in the colour of the ground, where it has one, then the letters. */
export function outlined(text: SVGTextElement, style: CSSStyleDeclaration): SVGElement[] {
  const words = text.textContent ?? ''
  const fontSize = Number.parseFloat(style.fontSize)
  const arc = text.parentElement?.querySelector('path')
  if (arc && text.querySelector('textPath')) return alongArc(words, fontSize, arc, style.fill)
  const word = wordOf(words)
  const scale = fontSize / lettering.fontSize
  const lengths = (list: SVGAnimatedLengthList) => [...list.baseVal].reduce((sum, { value }) => sum + value, 0)
  const shift = { start: 0, middle: -word.width / 2, end: -word.width }[style.textAnchor] ?? 0
  const x = lengths(text.x) + lengths(text.dx) + shift * scale
  const y = lengths(text.y) + lengths(text.dy)
  const letters = line(word, scale, x, y, { fill: style.fill, stroke: 'none' })
  if (style.stroke === 'none') return letters
  const strokeWidth = Number.parseFloat(style.strokeWidth) / scale
  const halo = { fill: style.stroke, stroke: style.stroke, 'stroke-width': strokeWidth, 'stroke-linejoin': 'round' }
  return [...line(word, scale, x, y, halo), ...letters]
}
