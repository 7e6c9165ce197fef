import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import subsetFont from 'subset-font'

/** What texts in Portuguese need: Basic Latin, the accented letters, and the marks of the site's texts. */
export const LETTERS = 'ÁÂÃÀÇÉÊÍÓÔÕÚÜáâãàçéêíóôõúü'
const BASIC_LATIN = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('')
const MARKS = 'ªº§©·–—“”‘’…•«»°\u00a0'
export const CHARACTERS = BASIC_LATIN + LETTERS + MARKS

const FEATURES = ['kern', 'liga', 'calt', 'clig', 'ccmp', 'locl', 'mark', 'tnum']

/**
 * The fonts with the weights the site uses: of one weight alone, a font takes three fifths of the bytes. The italic is for the
 * visitor's own words alone, hence only on the pages of the tools.
 */
export const FONTS = [
  { name: 'eb-garamond', family: 'eb-garamond', style: 'normal', weights: 400 },
  { name: 'eb-garamond-italic', family: 'eb-garamond', style: 'italic', weights: 400 },
  { name: 'figtree', family: 'figtree', style: 'normal', weights: { min: 400, max: 600, default: 400 } },
] as const
export type Font = (typeof FONTS)[number]

/** Where the results lie, from the project's root; they are committed, hence a build makes no fonts. */
export const FONT_FOLDER = 'src/ui/fonts'

export async function subset(root: string, font: Font): Promise<Buffer> {
  return subsetFont(await wholeFont(root, font), CHARACTERS, {
    targetFormat: 'woff2',
    keepFeatures: FEATURES,
    variationAxes: { wght: font.weights },
    noHinting: true,
  })
}

export const wholeFont = (root: string, { family, style }: Font): Promise<Buffer> =>
  readFile(join(packageOf(root, family), `files/${family}-latin-wght-${style}.woff2`))

/** Makes the fonts again and puts their licences beside the site (after an update of the packages). */
export async function writeFonts(root = process.cwd()): Promise<void> {
  await mkdir(join(root, 'public/licenses'), { recursive: true })
  for (const font of FONTS) {
    await writeFile(join(root, FONT_FOLDER, `${font.name}.woff2`), await subset(root, font))
    const licence = await readFile(join(packageOf(root, font.family), 'LICENSE'))
    await writeFile(join(root, `public/licenses/${font.family}.txt`), licence)
  }
}

const packageOf = (root: string, name: string): string => join(root, 'node_modules/@fontsource-variable', name)
