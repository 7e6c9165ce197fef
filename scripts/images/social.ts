import type { Font } from 'fontkit'
import sharp from 'sharp'
import { PORTRAIT } from '../../src/art/portrait.ts'
import { credentialLine } from '../../src/core/format.ts'
import type { WholePractice } from '../../src/core/practice.ts'
import { recolouring } from '../palette.ts'
import { practiceFolder } from '../practiceFile.ts'
import { contentOf, groupOf, PAPEL } from './drawings.ts'
import { openPhoto, tonedPhoto } from './photo.ts'
import { inksOf } from './portrait.ts'
import { fitText, openFont, outline, type Setting } from './text.ts'

const SOCIAL = { width: 1200, height: 630 }

/** The text's column and the space kept free around everything, px. */
const COLUMN = { left: 72, width: 560, top: 68, bottom: 570 }

const SIGIL = { size: 60, gap: 18 }

export type Shown = Pick<WholePractice, 'name' | 'profession' | 'registration' | 'portrait' | 'palette' | 'said'>

/** Text is drawn as outlines of the site's own fonts. */
export async function drawSocialImage(practice: Shown): Promise<Buffer> {
  const serif = await openFont('eb-garamond', 400)
  const strong = await openFont('eb-garamond', 500)
  const sans = await openFont('figtree', 400)
  const { width } = COLUMN
  const beside = width - SIGIL.size - SIGIL.gap
  const title = block(practice.said.headline, { font: serif, size: 118, least: 92, width, spacing: -0.022 }, 0.9)
  const lead = block(practice.said.subtitle, { font: serif, size: 31, least: 28, width }, 1.22)
  const name = block(practice.name, { font: strong, size: 32, least: 24, width: beside }, 1.1)
  const credential = block(credentialLine(practice), { font: sans, size: 23, least: 20, width: beside }, 1.4)

  const nameTop = COLUMN.bottom - credential.height - 4 - name.height
  const nameLeft = COLUMN.left + SIGIL.size + SIGIL.gap
  const rule = Math.round(nameTop - 23) + 0.5
  const sigilTop = (nameTop + COLUMN.bottom - SIGIL.size) / 2
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL.width} ${SOCIAL.height}" width="${SOCIAL.width}" height="${SOCIAL.height}" fill="none">`,
    `<path fill="${PAPEL.ground}" d="M0 0h${SOCIAL.width}v${SOCIAL.height}H0z"/>`,
    halo(),
    await archPicture(practice),
    title.at(COLUMN.left, COLUMN.top, PAPEL.ink),
    lead.at(COLUMN.left, COLUMN.top + title.height + 30, PAPEL.accent),
    `<path stroke="${PAPEL.line}" d="M${COLUMN.left} ${rule}h${width}"/>`,
    `<g transform="translate(${COLUMN.left + SIGIL.size / 2} ${sigilTop + SIGIL.size / 2}) scale(${SIGIL.size / 24})" stroke="${PAPEL.accent}" stroke-width="1">${groupOf('marks', 'sigil')}</g>`,
    name.at(nameLeft, nameTop, PAPEL.ink),
    credential.at(nameLeft, COLUMN.bottom - credential.height, PAPEL.soft),
    '</svg>',
  ].join('')
  return sharp(Buffer.from(recolouring(practice.palette)(svg)))
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toBuffer()
}

function halo(): string {
  const [x, y, size] = [894, 288, 960]
  return [
    '<linearGradient id="fade"><stop offset=".24" stop-color="#000"/><stop offset=".46" stop-color="#fff"/></linearGradient>',
    `<mask id="away" maskUnits="userSpaceOnUse" x="-206" y="-206" width="412" height="412"><path fill="url(#fade)" d="M-206-206h412v412h-412z"/></mask>`,
    `<g transform="translate(${x} ${y}) scale(${size / 412})" mask="url(#away)" color="${PAPEL.line}" stroke="${PAPEL.line}" stroke-width=".9" opacity=".7">`,
    `${contentOf('mandala')}</g>`,
  ].join('')
}

/** A text set in its column, `leading` being the height of a line in ems. */
function block(text: string, setting: Setting, leading: number) {
  const { lines, size } = fitText(text, setting)
  const step = size * leading
  return {
    height: lines.length * step,
    at(left: number, top: number, colour: string): string {
      const first = Math.round(top + (step + baseline(setting.font) * size) / 2)
      const d = lines.map((line, index) => outline(line, setting, size, left, first + index * step))
      return `<path fill="${colour}" d="${d.join('')}"/>`
    },
  }
}

/** Twice the distance from the middle of a line to its baseline, in ems: as browsers set it. */
const baseline = ({ ascent, descent, unitsPerEm }: Font): number => (ascent + descent) / unitsPerEm

/** The arch with its portrait and its frame. */
async function archPicture({ portrait, palette }: Shown): Promise<string> {
  const inside = portrait.file === null ? contentOf('figure') : await photograph(portrait.file, palette)
  return [
    `<svg x="708" y="48" width="396" height="582" viewBox="0 0 ${PORTRAIT.width} ${PORTRAIT.height}" overflow="visible">`,
    `${inside}<path d="${PORTRAIT.arch}" stroke="${PAPEL.accent}" stroke-width="2"/></svg>`,
  ].join('')
}

async function photograph(file: string, palette: Shown['palette']): Promise<string> {
  const photo = await openPhoto(practiceFolder(), file)
  const picture = await (await tonedPhoto(photo, 680, inksOf(palette))).png().toBuffer()
  return [
    `<defs><clipPath id="arch"><path d="${PORTRAIT.arch}"/></clipPath></defs>`,
    `<image clip-path="url(#arch)" width="340" height="500" href="data:image/png;base64,${picture.toString('base64')}"/>`,
  ].join('')
}
