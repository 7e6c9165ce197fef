import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { PORTRAIT } from '../../src/art/portrait.ts'
import { credentialLine } from '../../src/core/format.ts'
import type { WholePractice } from '../../src/core/practice.ts'
import { recolouring } from '../palette.ts'
import { practiceFolder } from '../practiceFile.ts'
import { contentOf, groupOf, PAPEL } from './drawings.ts'
import { openPhoto, tonedPhoto } from './photo.ts'
import { inksOf } from './portrait.ts'

const SOCIAL = { width: 1200, height: 630 }

/** The text's column and the space kept free around everything, px. */
const COLUMN = { left: 72, width: 560, top: 80, bottom: 563 }

const SIGIL = { size: 60, gap: 18 }

export type Shown = Pick<WholePractice, 'name' | 'profession' | 'registration' | 'portrait' | 'palette' | 'derivedCopy'>

export async function drawSocialImage(practice: Shown): Promise<Buffer> {
  const { width } = COLUMN
  const beside = width - SIGIL.size - SIGIL.gap
  const recoloured = recolouring(practice.palette)
  const serif = { file: 'eb-garamond-400', family: 'EB Garamond' }
  const strong = { file: 'eb-garamond-500', family: 'EB Garamond Medium' }
  // the name that this file has from the variable font
  const sans = { file: 'figtree-400', family: 'Figtree Light,' }
  const set = (text: string, setting: Setting) => setText(text, { ...setting, colour: recoloured(setting.colour) })
  const headline = { ...serif, size: 118, line: 106, spacing: -0.022 }
  const title = await set(practice.derivedCopy.headline, { ...headline, colour: PAPEL.ink, width })
  const lead = await set(practice.derivedCopy.subtitle, { ...serif, size: 31, line: 38, colour: PAPEL.accent, width })
  const name = await set(practice.name, { ...strong, size: 32, line: 35, colour: PAPEL.ink, width: beside })
  const credential = await set(credentialLine(practice), {
    ...sans,
    size: 23,
    line: 32,
    colour: PAPEL.soft,
    width: beside,
  })

  const leadTop = COLUMN.top + title.height + 30
  const credentialTop = COLUMN.bottom - credential.height
  const nameTop = credentialTop - name.height - 12
  const left = COLUMN.left + SIGIL.size + SIGIL.gap
  const rule = nameTop - 27.5
  const sigil = { x: COLUMN.left + SIGIL.size / 2, y: (nameTop + COLUMN.bottom) / 2, scale: SIGIL.size / 24 }
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SOCIAL.width} ${SOCIAL.height}" width="${SOCIAL.width}" height="${SOCIAL.height}" fill="none">`,
    `<path fill="${PAPEL.ground}" d="M0 0h${SOCIAL.width}v${SOCIAL.height}H0z"/>`,
    halo(),
    await archImage(practice),
    `<path stroke="${PAPEL.line}" d="M${COLUMN.left} ${rule}h${width}"/>`,
    `<g transform="translate(${sigil.x} ${sigil.y}) scale(${sigil.scale})" stroke="${PAPEL.accent}" stroke-width="1">${groupOf('marks', 'sigil')}</g>`,
    '</svg>',
  ].join('')
  return sharp(Buffer.from(recoloured(svg)))
    .composite([
      { input: title.image, left: COLUMN.left, top: COLUMN.top },
      { input: lead.image, left: COLUMN.left, top: leadTop },
      { input: name.image, left, top: nameTop },
      { input: credential.image, left, top: credentialTop },
    ])
    .png({ compressionLevel: 9, palette: true, quality: 92 })
    .toBuffer()
}

/** How a text is set. Lengths in px, `spacing` in ems. */
export interface Setting {
  file: string
  family: string
  size: number
  line: number
  colour: string
  width: number
  spacing?: number
}

/** A text as an image, cut to what is drawn of it: in a font of the site, whatever fonts the computer has. */
export async function setText(content: string, { file, family, size, line, colour, width, spacing = 0 }: Setting) {
  const unit = 1024
  const style = `foreground="${colour}" line_height="${line * unit}" letter_spacing="${Math.round(spacing * size * unit)}"`
  const text = {
    text: `<span ${style}>${content.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</span>`,
    font: `${family} ${size}`,
    fontfile: fileURLToPath(new URL(`../../src/art/fonts/${file}.ttf`, import.meta.url)),
    rgba: true,
  }
  const draw = async (box: { width: number; dpi: number } | { width: number; height: number }) => {
    const { data, info } = await sharp({ text: { ...text, ...box } })
      .png()
      .toBuffer({ resolveWithObject: true })
    return { image: data, width: info.width, height: info.height }
  }
  const whole = await draw({ width, dpi: 72 })
  const twoLines = Math.round(2.2 * line)
  if (whole.height > twoLines || whole.width > width) return draw({ width, height: twoLines })
  // lines about equally long: the widest is broken earlier as long as that takes no further line
  const balance = async (best: typeof whole): Promise<typeof whole> => {
    const next = await draw({ width: best.width - Math.round(size / 8), dpi: 72 })
    return next.height > best.height + line / 2 || next.width >= best.width ? best : balance(next)
  }
  return balance(whole)
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

/** The arch with its portrait and its frame. */
async function archImage({ portrait, palette }: Shown): Promise<string> {
  const inside = portrait.file === null ? contentOf('figure') : await photograph(portrait.file, palette)
  return [
    `<svg x="708" y="48" width="396" height="582" viewBox="0 0 ${PORTRAIT.width} ${PORTRAIT.height}" overflow="visible">`,
    `${inside}<path d="${PORTRAIT.arch}" stroke="${PAPEL.accent}" stroke-width="2"/></svg>`,
  ].join('')
}

async function photograph(file: string, palette: Shown['palette']): Promise<string> {
  const photo = await openPhoto(practiceFolder(), file)
  const image = await (await tonedPhoto(photo, 680, inksOf(palette))).png().toBuffer()
  return [
    `<defs><clipPath id="arch"><path d="${PORTRAIT.arch}"/></clipPath></defs>`,
    `<image clip-path="url(#arch)" width="340" height="500" href="data:image/png;base64,${image.toString('base64')}"/>`,
  ].join('')
}
