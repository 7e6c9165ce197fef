import type { Plugin } from 'vite'
import {
  initial,
  loosePetal,
  mandala,
  map,
  medallions,
  meetingBoth,
  meetingInPerson,
  meetingVideo,
  missingGap,
  missingPetal,
  nimbus,
  type Ornament,
  plates,
  sigil,
  toPicture,
  toSvg,
} from '../engraver/ornaments/index.ts'
import { ARGILA_LINE, NOITE_LINE, PAPEL, SALVIA_LINE } from './images/colours.ts'
import { staticFiles } from './images/staticFiles.ts'

/** File by file, under the names of `import mandala from 'ornament:mandala'`; what is small shares one. */
export const SHEETS: Record<string, Record<string, Ornament>> = {
  mandala: { mandala },
  map: { map },
  marks: {
    sigil,
    ...Object.fromEntries(Object.entries(medallions).map(([tool, medallion]) => [`tool-${tool}`, medallion])),
    initial,
    'meeting-both': meetingBoth,
    'meeting-in-person': meetingInPerson,
    'meeting-video': meetingVideo,
  },
  missing: { 'missing-petal': missingPetal, 'missing-gap': missingGap, 'loose-petal': loosePetal },
  nimbus: { nimbus },
}

const sheetOf = (name: string): string | undefined =>
  Object.keys(SHEETS).find((sheet) => name === sheet || name in (SHEETS[sheet] ?? {}))

/** A file each, under the names of `import sky from 'plate:sky'`. */
export const PLATES: Record<string, Ornament> = plates

/** Each in the line of its page's tone; of the others that is `noite`. */
const COLOURS = new Map([
  [plates.room, PAPEL.line],
  [plates.letter, ARGILA_LINE],
  ...[plates.doorway, plates.encounter, plates.moons, plates.distance, plates.leaves].map(
    (plate) => [plate, SALVIA_LINE] as const,
  ),
])

/** A drawing in the colours of the site's palette. */
type Recolouring = (svg: string) => string

/**
 * Virtual modules of all drawings made at build. `ornament:<name>`: where the drawing is, and in which box it lies; or a file, and the
 * box of its first. `plate:<name>`: a picture in the colour of its page that can wait until it is scrolled to.
 */
export function ornaments(recoloured: Recolouring): Plugin {
  const files = staticFiles()
  return {
    name: 'ornaments',
    configResolved: files.configResolved,
    configureServer: files.configureServer,
    resolveId(id) {
      const [, kind, name] = /^(ornament|plate):(.*)/.exec(id) ?? []
      if (name === undefined) return null
      if (kind === 'ornament' ? sheetOf(name) : PLATES[name]) return `\0${id}`
      const names = [...Object.values(SHEETS), PLATES].flatMap(Object.keys)
      throw new Error(`No ${kind} "${name}" in scripts/ornaments.ts; there are ${names.join(', ')}.`)
    },
    load(id) {
      const [, kind, name = ''] = /^\0(ornament|plate):(.*)/.exec(id) ?? []
      if (!kind) return null
      const plate = kind === 'plate' && PLATES[name]
      if (plate) {
        const content = Buffer.from(recoloured(toPicture(plate, COLOURS.get(plate) ?? NOITE_LINE)))
        const src = files.add(this, { name: `plate-${name}`, extension: 'svg', content })
        const [, , width, height] = plate.viewBox.split(' ').map(Number)
        return `export default ${JSON.stringify({ src, width, height })}`
      }
      const sheet = sheetOf(name) ?? ''
      const drawings = SHEETS[sheet] ?? {}
      const content = Buffer.from(toSvg(drawings))
      const address = files.add(this, { name: sheet, extension: 'svg', content })
      const drawing = drawings[name]
      const href = drawing ? `${address}#${name}` : address
      const { viewBox } = drawing ?? Object.values(drawings)[0] ?? {}
      return `export default ${JSON.stringify({ href, viewBox })}`
    },
  }
}
