import { readFileSync } from 'node:fs'

const read = (file: string): string => readFileSync(new URL(`../../src/art/${file}.svg`, import.meta.url), 'utf8')

/** The theme `papel` of `themes.css`, for images that stand outside the pages. */
export const PAPEL = { ground: '#F3EBDA', ink: '#241A16', soft: '#5E4D42', accent: '#6E1A2B', line: '#B08A42' }

/** The children of an SVG file. */
export const contentOf = (file: string): string => read(file).replace(/^<svg[^>]*>|<\/svg>$/g, '')

/** A group of a file whose groups are not nested in one another. */
export const groupOf = (file: string, id: string): string =>
  read(file)
    .split(/(?=<g id=)/)
    .find((group) => group.startsWith(`<g id="${id}">`))
    ?.replace('</svg>', '') ?? ''
