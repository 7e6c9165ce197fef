import { petals, rings, sigilShape } from '../../drawing'

/** The saved image, for the screen of a phone (px); type keeps away from the edges. */
const width = 1080
const height = 1920
const side = 84
const textWidth = width - 2 * side
const foot = 150

/** Side of the drawing, its distance from the top, and the middle and height of the words (px). */
const drawingSide = 1000
const drawingTop = 140
const wordsMiddle = 1427
const wordsHeight = 330

interface ImageTexts {
  /** The visitor's words, or else the question of the result. */
  words: string
  question: string
  name: string
  credential: string
}

/**
 * A result as a PNG: the drawing, the visitor's words or the question, name and registration. Everything is drawn with
 * what the page has loaded already, and nothing is requested. Rejects where the browser cannot draw.
 * @param result where the page shows the result
 */
export async function resultImage(result: Element, { words, question, name, credential }: ImageTexts): Promise<Blob> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  const drawing = result.querySelector('.drawing')?.cloneNode(true) as SVGSVGElement | undefined
  if (!context || !drawing) throw new Error('there is no canvas, or no drawing')
  // out of the lens, which turns and crops it
  const host = Object.assign(document.createElement('div'), { className: 'image-host' })
  host.append(drawing)
  result.append(host)
  try {
    const style = getComputedStyle(host)
    const token: Token = (name) => style.getPropertyValue(`--${name}`).trim()
    context.fillStyle = token('ground')
    context.fillRect(0, 0, width, height)
    context.translate((width - drawingSide) / 2, drawingTop)
    context.drawImage(await withoutTexts(drawing), 0, 0)
    drawTexts(context, drawing)
    context.resetTransform()
    drawWords(context, token, words, question)
    drawSignature(context, token, name, credential)
  } finally {
    host.remove()
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser could not pack the image'))))
  })
}

/** Computed styles of a drawing that an image of its own, which has no stylesheet, needs as attributes. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'vector-effect',
  'opacity',
  'display',
] as const

/** The drawing as an image of its own. Texts are left out: such an image knows no fonts of the page. */
async function withoutTexts(svg: SVGSVGElement): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll('*')]
  for (const [index, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(originals[index] ?? svg)
    for (const property of properties) element.setAttribute(property, style.getPropertyValue(property))
  }
  for (const text of copy.querySelectorAll('text')) text.remove()
  copy.setAttribute('width', String(drawingSide))
  copy.setAttribute('height', String(drawingSide))
  const image = new Image()
  const file = new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' })
  image.src = URL.createObjectURL(file)
  try {
    await image.decode()
    return image
  } finally {
    URL.revokeObjectURL(image.src)
  }
}

/** Draws the texts of the drawing letter by letter, where the page has set them, also along an arc. */
function drawTexts(context: CanvasRenderingContext2D, svg: SVGSVGElement) {
  const { x, y } = svg.getBoundingClientRect()
  for (const text of svg.querySelectorAll('text')) {
    const style = getComputedStyle(text)
    const { a, b, c, d, e, f } = text.getScreenCTM() ?? new DOMMatrix()
    context.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`
    context.fillStyle = style.fill
    context.strokeStyle = style.stroke
    context.lineWidth = Number.parseFloat(style.strokeWidth)
    let index = 0
    for (const letter of text.textContent ?? '') {
      const start = text.getStartPositionOfChar(index)
      context.save()
      context.transform(a, b, c, d, e - x, f - y)
      context.translate(start.x, start.y)
      context.rotate((text.getRotationOfChar(index) * Math.PI) / 180)
      if (style.stroke !== 'none') context.strokeText(letter, 0, 0)
      context.fillText(letter, 0, 0)
      context.restore()
      index += letter.length
    }
  }
}

/** Value of a colour or font of the page: `ink`, `serif`. */
type Token = (name: string) => string

/** Distance of lines, as a share of their size. */
const leading = 1.16

/** The visitor's words, or the question, as large as their height allows. */
function drawWords(context: CanvasRenderingContext2D, token: Token, words: string, question: string) {
  let size = words ? 136 : 68
  let lines: string[]
  do {
    size -= 2
    context.font = `${words ? 'italic ' : ''}400 ${size}px ${token('serif')}`
    lines = linesOf(context, words || question)
  } while (size > 20 && lines.length * size * leading > wordsHeight)
  context.fillStyle = token(words ? 'ink' : 'accent')
  const first = wordsMiddle - ((lines.length - 1) / 2) * size * leading + size * 0.3
  // a word wider than the line is squeezed into it
  for (const [index, line] of lines.entries()) context.fillText(line, side, first + index * size * leading, textWidth)
}

/** The text broken at spaces and line breaks. */
function linesOf(context: CanvasRenderingContext2D, text: string): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line ? `${line} ${word}` : word
      if (context.measureText(longer).width <= textWidth) line = longer
      else {
        lines.push(line)
        line = word
      }
    }
    lines.push(line)
  }
  return lines.filter(Boolean)
}

function drawSignature(context: CanvasRenderingContext2D, token: Token, name: string, credential: string) {
  const top = height - foot - 110
  context.strokeStyle = token('line')
  context.lineWidth = 1.5
  context.stroke(new Path2D(`M${side} ${top}H${width - side}`))
  context.save()
  context.translate(side + 38, top + 72)
  context.scale(3.2, 3.2)
  context.strokeStyle = token('accent')
  context.lineWidth = 0.9
  context.stroke(new Path2D(rings(sigilShape.r) + petals(...sigilShape.petals)))
  context.restore()
  context.fillStyle = token('ink')
  context.font = `400 38px ${token('serif')}`
  context.fillText(name, side + 100, top + 66)
  context.fillStyle = token('soft')
  context.font = `400 27px ${token('sans')}`
  context.fillText(credential, side + 100, top + 104)
}
