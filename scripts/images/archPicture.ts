import { toGroup } from '../ornaments/ornament.ts'
import { nimbus } from '../ornaments/small.ts'
import { NIMBUS_LINE, PAPEL } from './colours.ts'
import { engravedFigure, NIMBUS, PORTRAIT } from './engravedPortrait.ts'
import { backgroundOf, duotonePhoto, openPhoto } from './photo.ts'

interface Place {
  x: number
  y: number
  width: number
  height: number
}

/** The arch with its portrait and its frame as a part of a larger SVG document; `root` is the project's folder. */
export async function archPicture(root: string, file: string | null, { x, y, width, height }: Place): Promise<string> {
  const inside = file === null ? engravedFigure() : await photograph(root, file)
  return [
    `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${PORTRAIT.width} ${PORTRAIT.height}" overflow="visible">`,
    `${inside}<path d="${PORTRAIT.arch}" stroke="${PAPEL.accent}" stroke-width="2"/></svg>`,
  ].join('')
}

/** The photograph with the nimbus over it, which is undone between 60 and 80 % of its own height. */
async function photograph(root: string, file: string): Promise<string> {
  const photo = await openPhoto(root, file)
  const picture = await (await duotonePhoto(photo, 680)).png().toBuffer()
  const colour = NIMBUS_LINE[await backgroundOf(photo)]
  return [
    `<defs><clipPath id="arch"><path d="${PORTRAIT.arch}"/></clipPath>`,
    '<linearGradient id="down" x2="0" y2="1"><stop offset=".6" stop-color="#fff"/><stop offset=".8" stop-color="#000"/></linearGradient>',
    '<mask id="undone" maskUnits="userSpaceOnUse" x="-150" y="-150" width="300" height="300"><path fill="url(#down)" d="M-150-150h300v300h-300z"/></mask></defs>',
    `<image clip-path="url(#arch)" width="340" height="500" href="data:image/png;base64,${picture.toString('base64')}"/>`,
    `<g transform="translate(${NIMBUS})" mask="url(#undone)" stroke="${colour}" stroke-width=".9">${toGroup('nimbus', nimbus)}</g>`,
  ].join('')
}
