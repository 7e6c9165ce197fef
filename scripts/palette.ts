import { readFileSync } from 'node:fs'
import type { CSSOptions, Plugin } from 'vite'
import type { PaletteName } from '../src/core/practice.ts'
import { madeImage } from './images/madeImage.ts'

/** The widths have names (`src/ui/styles/media.css`); what older browsers need is for the last step of the build. */
export const cssOptions: CSSOptions = {
  transformer: 'lightningcss',
  lightningcss: { drafts: { customMedia: true }, targets: {} },
}

const readStyles = (file: string): string => readFileSync(new URL(`../src/ui/styles/${file}`, import.meta.url), 'utf8')

const blockOf = (palette: PaletteName | undefined): string =>
  palette && palette !== 'Terracota' ? readStyles(`palettes/${palette.toLowerCase()}.css`) : ''

/** Replaces the colours of `themes.css` in a text by a palette's: for images, which no custom property reaches. */
export function recolouring(palette: PaletteName | undefined): (text: string) => string {
  const changed = new Map(
    Array.from(blockOf(palette).matchAll(/--([\w-]+): (#[\da-f]{6});/g), ([, name, to]) => [name, to]),
  )
  const shipped = readStyles('themes.css').matchAll(/var\(--([\w-]+), (#[\da-f]{6})\)/g)
  const colours = new Map(
    // after those of the themes the line of the drawn figure
    [...shipped, ['', 'papel-accent', '#4a1520']].map(([, name = '', from = '']) => [from, changed.get(name)]),
  )
  return (text) => text.replace(/#[\da-f]{6}\b/gi, (colour) => colours.get(colour.toLowerCase()) ?? colour)
}

const imageFile = /\/src\/art\/(figure|illustration-\w+)\.svg$/
const themeColors = /\/src\/seo\/themeColors\.ts$/
const stylesheet = '\0palette.css'

/** Modules that depend on the palette. */
export const isRecoloured = (id: string): boolean => id === stylesheet || imageFile.test(id) || themeColors.test(id)

/** The site in a palette's colours: its block of custom properties, images, and the colour of the browser's frame. */
export function palette(nameNow: () => PaletteName | undefined): Plugin {
  return {
    name: 'palette',
    enforce: 'pre',
    resolveId: (id) => (id === 'palette.css' ? stylesheet : null),
    load(id) {
      if (id === stylesheet) return blockOf(nameNow())
      const [, name] = imageFile.exec(id) ?? []
      if (!name) return null
      const image = madeImage(`${name}.svg`, recolouring(nameNow())(readFileSync(id, 'utf8')))
      return `export { default } from ${JSON.stringify(image)}`
    },
    transform: (code, id) => (themeColors.test(id) ? recolouring(nameNow())(code) : null),
  }
}
