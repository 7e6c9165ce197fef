import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { credentialLine } from '../../src/core/format.ts'
import type { Practice } from '../../src/core/practice.ts'
import { recolouring } from '../palette.ts'
import { contentOf, PAPEL } from './drawings.ts'

export type Shown = Pick<Practice, 'name' | 'profession' | 'registration' | 'palette' | 'derivedCopy'>

/** Of the text: where it begins, and the space it has (px). */
const column = { left: 72, top: 72, width: 560, height: 486 }

/** The picture shown where a link to the site is shared: who and what in words, beside the mandala. */
export async function drawSocialImage(practice: Shown): Promise<Buffer> {
  const recoloured = recolouring(practice.palette)
  const [width, height] = [1200, 630]
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none">`,
    `<path fill="${PAPEL.ground}" d="M0 0h${width}v${height}H0z"/>`,
    `<g transform="translate(1010 315) scale(1.72)" color="${PAPEL.line}" stroke="${PAPEL.line}" stroke-width=".9">${contentOf('mandala')}</g>`,
    '</svg>',
  ].join('')
  const space = line(' ', 36, PAPEL.ink)
  const text = [
    line(practice.derivedCopy.headline, 118, PAPEL.ink, 0.72),
    space,
    line(practice.derivedCopy.subtitle, 31, PAPEL.accent, 0.95),
    space,
    line(practice.name, 34, PAPEL.ink),
    line(credentialLine(practice), 26, PAPEL.soft),
  ].join('\n')
  return sharp(Buffer.from(recoloured(svg)))
    .composite([{ input: await setText(recoloured(text)), left: column.left, top: column.top }])
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toBuffer()
}

/** Markup of a paragraph: its letters' size (pt), and the distance of its lines as a part of the font's own. */
const line = (content: string, size: number, colour: string, distance = 1): string =>
  `<span size="${size}pt" foreground="${colour}" line_height="${distance}">${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`

/** Sets markup in a font of the site, whatever fonts the computer has; what does not fit the column becomes smaller. */
export async function setText(markup: string): Promise<Buffer> {
  const fontfile = fileURLToPath(new URL('../../src/art/fonts/eb-garamond-400.ttf', import.meta.url))
  const { width, height } = column
  const text = { text: markup, font: 'EB Garamond', fontfile, rgba: true, width }
  const image = sharp({ text: { ...text, dpi: 72 } }).png()
  const { data, info } = await image.toBuffer({ resolveWithObject: true })
  return info.height > height || info.width > width
    ? sharp({ text: { ...text, height } })
        .png()
        .toBuffer()
    : data
}
