import mandalaFile from './mandala.svg'
import mapFile from './map.svg'
import marks from './marks.svg'
import missing from './missing.svg'

/** A group of an SVG file, to be drawn by `<use>`, and the box it lies in. */
export interface Drawing {
  href: string
  viewBox: string
}

/** By which a tool is known. */
export const medallion = (tool: string): Drawing => ({ href: `${marks}#tool-${tool}`, viewBox: '-40 -40 80 80' })
const meeting = (kind: string): Drawing => ({ href: `${marks}#meeting-${kind}`, viewBox: '-44 -34 88 68' })

export const mandala: Drawing = { href: `${mandalaFile}#mandala`, viewBox: '-206 -206 412 412' }
export const map: Drawing = { href: `${mapFile}#map`, viewBox: '-215 -215 430 430' }

/** The mark of the site. */
export const sigil: Drawing = { href: `${marks}#sigil`, viewBox: '-12 -12 24 24' }
/** Lace behind the first letter of a biography. */
export const initial: Drawing = { href: `${marks}#initial`, viewBox: '-50 -50 100 100' }

export const meetings = { both: meeting('both'), inPerson: meeting('in-person'), video: meeting('video') }

/** A mandala that lacks one petal, the place it left, and the petal: for the page that says there is no such page. */
export const missingPetal: Drawing = { href: `${missing}#missing-petal`, viewBox: '-206 -206 412 412' }
export const missingGap: Drawing = { href: `${missing}#missing-gap`, viewBox: '-206 -206 412 412' }
export const loosePetal: Drawing = { href: `${missing}#loose-petal`, viewBox: '-32 -20 64 40' }
