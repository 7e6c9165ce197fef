import sharp from 'sharp'
import { toGroup } from '../ornaments/ornament.ts'
import { sigil } from '../ornaments/small.ts'
import { PAPEL } from './colours.ts'

/** Half the side of the icon in the sigil's units: its ring of 11 keeps some air. */
const CLOSE = 12.5

/** For icons cut to a circle or a drop: what matters must lie within 40 % of the side (W3C manifest, `maskable`). */
const MASKABLE = 11.6 / 0.4 / 2

/** The sigil in wine on paper. */
export function drawIcon(half = CLOSE): string {
  const side = 2 * half
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${side} ${side}">`,
    `<path fill="${PAPEL.ground}" d="M${-half}${-half}h${side}v${side}h${-side}z"/>`,
    `<g fill="none" stroke="${PAPEL.accent}" stroke-width="1.2">${toGroup('sigil', sigil)}</g></svg>`,
  ].join('')
}

/** A square PNG of so many px. */
export function iconPng(size: number): Promise<Buffer> {
  return sharp(Buffer.from(drawIcon(MASKABLE)), { density: 1200 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}
