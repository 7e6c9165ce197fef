import { readFileSync } from 'node:fs'
import { clampChroma, converter, formatHex, type Oklch, wcagLuminance } from 'culori'
import type { CustomAtRules, Visitor } from 'lightningcss'
import type { Plugin } from 'vite'
import type { PaletteName } from '../src/core/practice.ts'

/** By how many degrees a family of hues is turned (OKLCH): the warm reds and browns, the greens, the blues of the night. */
interface Palette {
  clay: number
  sage: number
  night: number
  /** How much of its colourfulness a turned colour keeps. */
  chroma: number
}

const palettes: Record<PaletteName, Palette> = {
  Terracota: { clay: 0, sage: 0, night: 0, chroma: 1 },
  Anil: { clay: -145, sage: 105, night: 0, chroma: 0.68 },
  Mata: { clay: 125, sage: 0, night: -75, chroma: 0.55 },
  Ameixa: { clay: -50, sage: 165, night: 40, chroma: 0.72 },
}

const colour = /#[\da-f]{6}\b/gi

/** Stay as they are: the red of a mistake, on the site and in the editor, and what tells symbols and archetypes apart. */
const kept: readonly string[] = [
  '#8f1d0d',
  '#8a1c12',
  ...['mandala/drawing.css', 'quiz/quiz.css'].flatMap(
    (file) => readFileSync(new URL(`../src/tools/${file}`, import.meta.url), 'utf8').match(colour) ?? [],
  ),
]

/** Below, a colour has no hue one could name. */
const leastChroma = 0.012

const toOklch = converter('oklch')

function turnOf({ clay, sage, night }: Palette, { c, h = 0 }: Oklch): number {
  if (c < leastChroma) return 0
  if (h < 60 || h >= 345) return clay
  if (h >= 105 && h < 200) return sage
  // gold and paper are every palette's
  return h >= 230 && h < 320 ? night : 0
}

/**
 * The colour as a palette has it. It is as light as before by WCAG's measure (relative luminance, but for the rounding to 8
 * bits), so that between two colours the contrast stays within 2 % of what it was.
 */
export function recoloured(hex: string, name: PaletteName = 'Terracota'): string {
  const shipped = toOklch(hex)
  const turn = shipped && turnOf(palettes[name], shipped)
  if (!turn || kept.includes(hex.toLowerCase())) return hex
  const luminance = wcagLuminance(shipped)
  const as = (l: number) =>
    clampChroma({ ...shipped, l, c: shipped.c * palettes[name].chroma, h: (shipped.h ?? 0) + turn }, 'oklch')
  let [dark, light] = [0, 1]
  for (let step = 0; step < 30; step++) {
    const middle = (dark + light) / 2
    if (wcagLuminance(as(middle)) < luminance) dark = middle
    else light = middle
  }
  return formatHex(as(light))
}

/** The same for every colour that is written in a text. */
export const recolouredIn = (text: string, name: PaletteName | undefined): string =>
  name ? text.replace(colour, (hex) => recoloured(hex, name)) : text

/** The same for stylesheets; translucent colours stay as translucent. */
const inStyles = (nameOf: () => PaletteName | undefined): Visitor<CustomAtRules> => ({
  Color(color) {
    const name = nameOf()
    if (!name || typeof color === 'string' || color.type !== 'rgb') return
    const part = (value: number) => value.toString(16).padStart(2, '0')
    const hex = recoloured(`#${part(color.r)}${part(color.g)}${part(color.b)}`, name)
    const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
    return { ...color, r, g, b }
  },
})

/** Modules with colours in them: the stylesheets, the plates, and what the browser's own frame wears. */
export const hasColours = (id: string): boolean =>
  /\.css(?:$|\?)|^\0(?:plate:|portrait:image)|\/src\/seo\/themeColors\.ts$/.test(id)

/** The site in the colours of this name, which may be another one later. */
export const palette = (nameOf: () => PaletteName | undefined): Plugin => ({
  name: 'palette',
  enforce: 'pre',
  config: (_config, { command }) =>
    nameOf() || command === 'serve' ? { css: { lightningcss: { visitor: inStyles(nameOf) } } } : null,
  transform: (code, id) => (id.endsWith('/src/seo/themeColors.ts') ? recolouredIn(code, nameOf()) : null),
})
