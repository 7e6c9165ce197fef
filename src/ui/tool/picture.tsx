import lettering from 'lettering:serif'
import { configureStore } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { plainCrisis } from '../../core/crisis'
import type { Tone } from '../../core/sections'
import type { PictureFormat } from '../../core/tool'
import type { Word } from './lettering'

/** Width of a saved picture, in px: as wide as asked for, and no wider, since drawing and packing take their time by the px. */
const size = 2000

/** Room around the drawing, in its units. */
const margin = 18

/** Size of the line at the foot that says whom to call, as a share of the picture's width. */
const footShare = 1 / 40

/** What a drawing's stylesheet says, as attributes that every program that reads SVG understands. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
] as const

/**
 * The drawing of a state as a file. It is drawn anew, at rest and out of sight, so that nothing on screen, mid-move or
 * cropped, gets into it; words become outlines, so that no program needs the font.
 */
export const pictureOf =
  (Picture: ComponentType) =>
  async (root: object, format: PictureFormat, tone: Tone): Promise<Blob> => {
    const svg = new Blob([standalone(Picture, tone, root)], { type: 'image/svg+xml' })
    return format === 'svg' ? svg : png(svg)
  }

function standalone(Picture: ComponentType, tone: Tone, state: object): string {
  const host = document.createElement('div')
  host.dataset.tone = tone
  host.className = 'picture-host'
  document.body.append(host)
  const root = createRoot(host)
  try {
    flushSync(() =>
      root.render(
        <Provider store={configureStore({ reducer: () => state, devTools: false })}>
          <Picture />
        </Provider>,
      ),
    )
    const svg = host.querySelector('svg')
    if (!svg) throw new Error('the picture has no <svg>')
    const { backgroundColor, color } = getComputedStyle(host)
    return serialise(svg, backgroundColor, color)
  } finally {
    root.unmount()
    host.remove()
  }
}

function serialise(svg: SVGSVGElement, ground: string, ink: string): string {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll<SVGElement>('*')]
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')]
  const looks = new Map<Element | null, Look>()
  copies.forEach((element, index) => {
    const original = originals[index]
    if (!original) return
    const style = getComputedStyle(original)
    const look = lookOf(style)
    looks.set(original, look)
    for (const { name } of [...element.attributes]) if (isStyling(name)) element.removeAttribute(name)
    for (const [property, value] of ownStyle(look, looks.get(original.parentElement)))
      element.setAttribute(property, value)
    if (original instanceof SVGTextElement) element.replaceWith(...outlined(original, style))
  })
  const drawn = svg.viewBox.baseVal
  const [x, y] = [drawn.x - margin, drawn.y - margin]
  const width = drawn.width + 2 * margin
  const foot = width * footShare
  const height = drawn.height + 2 * margin + 2 * foot
  copy.setAttribute('viewBox', [x, y, width, height].join(' '))
  copy.prepend(shape('rect', { x, y, width, height, fill: ground, stroke: 'none' }))
  copy.append(
    ...centred(plainCrisis('line'), foot, x + width / 2, y + height - 1.5 * foot, { fill: ink, stroke: 'none' }),
  )
  copy.setAttribute('xmlns', namespace)
  copy.setAttribute('width', String(size))
  copy.setAttribute('height', String((size * height) / width))
  return new XMLSerializer().serializeToString(copy)
}

type Look = readonly [property: string, value: string][]

const lookOf = (style: CSSStyleDeclaration): Look =>
  properties.map((property) => [property, style.getPropertyValue(property)])

/** What an element does not take over from its parent anyway. */
const ownStyle = (look: Look, inherited: Look | undefined): Look =>
  look.filter(([property, value], index) =>
    property === 'opacity' ? value !== '1' : value !== inherited?.[index]?.[1],
  )

const isStyling = (name: string): boolean =>
  ['class', 'style', 'role', 'tabindex', 'vector-effect'].includes(name) || /^(?:aria|data)-/.test(name)

const namespace = 'http://www.w3.org/2000/svg'

function shape(name: 'path' | 'rect', attributes: Attributes): SVGElement {
  const element = document.createElementNS(namespace, name)
  for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, String(value))
  return element
}

type Attributes = Record<string, string | number>

function wordOf(text: string | null): Word {
  const word = lettering.words[text ?? '']
  if (!word) throw new Error(`no outlines for "${text}"`)
  return word
}

/** Letters set from `x` on the line `y`. */
const letters = (text: string | null, scale: number, x: number, y: number, look: Attributes): SVGElement[] =>
  wordOf(text).letters.map(([glyph, at]) => {
    const transform = `translate(${x + at * scale} ${y}) scale(${scale})`
    return shape('path', { ...look, d: lettering.glyphs[glyph] ?? '', transform })
  })

function centred(text: string, fontSize: number, x: number, y: number, look: Attributes): SVGElement[] {
  const scale = fontSize / lettering.fontSize
  return letters(text, scale, x - (wordOf(text).width / 2) * scale, y, look)
}

/** A word of the drawing as outlines: first its halo in the colour of the ground, where it has one, then the letters. */
function outlined(text: SVGTextElement, style: CSSStyleDeclaration): SVGElement[] {
  const { width } = wordOf(text.textContent)
  const scale = Number.parseFloat(style.fontSize) / lettering.fontSize
  const lengths = (list: SVGAnimatedLengthList) => [...list.baseVal].reduce((sum, { value }) => sum + value, 0)
  const shift = { start: 0, middle: -width / 2, end: -width }[style.textAnchor] ?? 0
  const x = lengths(text.x) + lengths(text.dx) + shift * scale
  const y = lengths(text.y) + lengths(text.dy)
  const draw = (look: Attributes) => letters(text.textContent, scale, x, y, look)
  const word = draw({ fill: style.fill, stroke: 'none' })
  if (style.stroke === 'none') return word
  const strokeWidth = Number.parseFloat(style.strokeWidth) / scale
  const halo = { fill: style.stroke, stroke: style.stroke, 'stroke-width': strokeWidth, 'stroke-linejoin': 'round' }
  return [...draw(halo), ...word]
}

/** As a bitmap, which browsers draw beside the page's own work; older ones (Safari before 15) draw it within. */
const drawnBeside = async (image: HTMLImageElement): Promise<CanvasImageSource> =>
  'createImageBitmap' in window ? createImageBitmap(image) : image

async function png(svg: Blob): Promise<Blob> {
  const image = new Image()
  image.src = URL.createObjectURL(svg)
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve
      image.onerror = () => reject(new Error('the browser could not draw the picture'))
    })
    const canvas = document.createElement('canvas')
    canvas.width = image.naturalWidth
    canvas.height = image.naturalHeight
    const drawing = await drawnBeside(image)
    canvas.getContext('2d')?.drawImage(drawing, 0, 0)
    if ('close' in drawing) drawing.close()
    return await new Promise((resolve, reject) => {
      canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser could not pack the picture'))))
    })
  } finally {
    URL.revokeObjectURL(image.src)
  }
}
