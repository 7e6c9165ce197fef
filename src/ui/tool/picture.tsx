import { configureStore } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import { crisis } from '../../core/crisis'
import type { Tone } from '../../core/sections'
import type { PictureFormat, PlateLook } from '../../core/tool'
import { outlined } from './outlines'
import { type PlateWords, plate } from './plate'
import { withText } from './pngText'

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
 * The drawing of a state as a plate, with words around it where the tool has any. It is drawn anew, at rest and out of
 * sight, so that nothing on screen, mid-move or cropped, gets into it.
 */
export async function picture(
  Picture: ComponentType,
  words: PlateWords,
  root: object,
  format: PictureFormat,
  { tone, ...look }: PlateLook,
): Promise<Blob> {
  const made = drawn(Picture, tone, root, (svg, { backgroundColor, color }) =>
    plate(
      { drawing: standalone(svg), ground: backgroundColor, ink: color, ...words, ...look },
      format === 'phone' ? 'phone' : 'paper',
    ),
  )
  const svg = new Blob([new XMLSerializer().serializeToString(made)], { type: 'image/svg+xml' })
  if (format === 'svg') return svg
  return withText(await png(svg), [look.choices, crisis.line].filter(Boolean).join('\n'))
}

/** Draws a picture of the state for as long as it is being copied. */
function drawn<Copy>(
  Picture: ComponentType,
  tone: Tone,
  state: object,
  copy: (svg: SVGSVGElement, page: CSSStyleDeclaration) => Copy,
): Copy {
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
    return copy(svg, getComputedStyle(host))
  } finally {
    root.unmount()
    host.remove()
  }
}

/** A copy that needs neither stylesheet nor font. */
function standalone(svg: SVGSVGElement): SVGSVGElement {
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
  return copy
}

type Look = readonly [property: string, value: string][]

const lookOf = (style: CSSStyleDeclaration): Look =>
  properties.map((property) => [property, style.getPropertyValue(property).replace(mixed, asRgb)])

/** A mixed colour as browsers compute it, which few other programs read. */
const mixed = /color\(srgb ([\d.]+) ([\d.]+) ([\d.]+)\)/

const asRgb = (_: string, ...parts: string[]): string =>
  `rgb(${parts
    .slice(0, 3)
    .map((part) => Math.round(255 * Number(part)))
    .join()})`

/** What an element does not take over from its parent anyway. */
const ownStyle = (look: Look, inherited: Look | undefined): Look =>
  look.filter(([property, value], index) =>
    property === 'opacity' ? value !== '1' : value !== inherited?.[index]?.[1],
  )

/** Attributes that only a stylesheet, a reader or the application needs; an id was for a word on an arc, which has become outlines. */
const isStyling = (name: string): boolean =>
  ['class', 'style', 'id', 'role', 'tabindex', 'vector-effect'].includes(name) || /^(?:aria|data)-/.test(name)

/** The image as a bitmap, which browsers draw beside the page's own work; older ones (Safari before 15) draw it within. */
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
