import { circlePath, petals, ring, steps, ticks } from '../src/drawing/index.ts'
import { PORTRAIT } from './arch.ts'
import { engrave, GRID } from './engraving.ts'
import { FIGURE } from './figure.ts'
import { compactPath, nimbus, toGroup } from './ornaments/index.ts'

/** Middle of the nimbus and of the earring. */
export const NIMBUS = '182 212'
const EARRING = '189 276'

/** Colours of the tone `papel`; the figure stands in its own light and does not change with the page. */
const INK = { ground: '#E8DBC1', paper: '#F3EBDA', skin: '#F7F0E2', wine: '#6E1A2B', line: '#4A1520', gold: '#A67B26' }
const EARRING_GOLD = '#B08A42'

/** What stands before the nimbus: shapes that cover it, by name, and within them strokes with their transform. */
export interface Figure {
  shapes: Readonly<Record<string, string>>
  strokes: readonly { d: string; transform: string }[]
  jewel?: string
}

export const inventedFigure = (): Figure => ({
  shapes: FIGURE,
  strokes: [{ d: engrave(), transform: `scale(${1 / GRID})` }],
  jewel: earring(),
})

/** An engraved figure as an SVG document that needs nothing else; the frame of the arch is the page's. */
export function drawEngravedPortrait(figure: Figure): string {
  const { width, height } = PORTRAIT
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${engravedFigure(figure)}</svg>`
}

export function engravedFigure({ shapes, strokes, jewel = '' }: Figure): string {
  const uses = Object.keys(shapes)
    .map((name) => `<use href="#${name}"/>`)
    .join('')
  return [
    `<defs><clipPath id="arch"><path d="${PORTRAIT.arch}"/></clipPath>`,
    ...Object.entries(shapes).map(([name, d]) => `<path id="${name}" d="${compactPath(d)}"/>`),
    `<clipPath id="figure">${uses}</clipPath></defs>`,
    `<g clip-path="url(#arch)" fill="none" stroke-linejoin="round">${ground()}`,
    `<g fill="${INK.skin}">${uses}</g>`,
    '<g clip-path="url(#figure)">',
    ...strokes.map(
      ({ d, transform }) => `<path transform="${transform}" fill="${INK.line}" d="${compactPath(d, 0)}"/>`,
    ),
    '</g>',
    jewel,
    '</g>',
  ].join('')
}

/** Fine lines within the nimbus, before which the lit profile stands out without an outline. */
const RINGS = steps(36)
  .map((_, index) => circlePath(ring(10 + 3 * index)))
  .join('')

function ground(): string {
  return [
    `<path fill="${INK.ground}" d="M0 0h340v500H0z"/><g transform="translate(${NIMBUS})">`,
    `<path stroke="${INK.wine}" stroke-width=".55" opacity=".5" d="${compactPath(ticks(144, 146, 420), 1)}"/>`,
    `<circle r="143" fill="${INK.paper}"/>`,
    `<path stroke="${INK.gold}" stroke-width=".5" opacity=".6" d="${compactPath(RINGS)}"/>`,
    `<g stroke="${INK.gold}" stroke-width=".9" stroke-linejoin="miter">${toGroup('nimbus', nimbus)}</g></g>`,
  ].join('')
}

function earring(): string {
  const d = compactPath(circlePath(ring(6)) + petals(6, 1, 5.6))
  const look = `fill="${INK.paper}" stroke="${EARRING_GOLD}" stroke-width=".9" stroke-linejoin="miter"`
  return `<path transform="translate(${EARRING})" d="${d}" ${look} vector-effect="non-scaling-stroke"/>`
}
