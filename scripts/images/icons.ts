import sharp from 'sharp'
import type { Plugin } from 'vite'
import { recolouring } from '../palette.ts'
import { groupOf, PAPEL } from './drawings.ts'
import { drawSocialImage, type Shown } from './social.ts'

/** Half the side of the icon in the sigil's units: its ring of 11 keeps some air. */
const CLOSE = 12.5

/** For icons cut to a circle or a drop: what matters must lie within 40 % of the side (W3C manifest, `maskable`). */
const MASKABLE = 11.6 / 0.4 / 2

export function iconPng(size: number, palette: Shown['palette'], half = MASKABLE, colours = 256): Promise<Buffer> {
  const side = 2 * half
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${side} ${side}">`,
    `<path fill="${PAPEL.ground}" d="M${-half}${-half}h${side}v${side}h${-side}z"/>`,
    `<g fill="none" stroke="${PAPEL.accent}" stroke-width="1.2">${groupOf('marks', 'sigil')}</g></svg>`,
  ].join('')
  const icon = sharp(Buffer.from(recolouring(palette)(svg)), { density: 1200 }).resize(size, size)
  return icon.png({ compressionLevel: 9, palette: true, colours }).toBuffer()
}

/** What browsers, telephones and other sites show of this one. */
export const siteImages = (practice: Shown): Plugin => ({
  name: 'site-images',
  apply: 'build',
  async generateBundle() {
    if (this.environment.config.consumer !== 'client') return
    const { palette } = practice
    const files = {
      'social.png': await drawSocialImage(practice),
      // a bitmap: browsers that keep no icons parse a drawing again whenever the address changes
      'favicon.png': await iconPng(48, palette, CLOSE, 4),
      'icon-192.png': await iconPng(192, palette),
      'icon-512.png': await iconPng(512, palette),
      'apple-touch-icon.png': await iconPng(180, palette),
    }
    for (const [fileName, source] of Object.entries(files)) this.emitFile({ type: 'asset', fileName, source })
  },
})
