import type { Plugin } from 'vite'
import { heightOf, PHONE_WIDTH } from '../../src/art/portrait.ts'
import type { WholePractice } from '../../src/core/practice.ts'
import { recolouring } from '../palette.ts'
import { practiceFolder } from '../practiceFile.ts'
import { madeImage } from './madeImage.ts'
import { type Inks, makePhoto, openPhoto } from './photo.ts'

export const portraitModule = 'portrait:image'

type Shown = Pick<WholePractice, 'portrait' | 'palette'>

/**
 * Virtual module: the photograph named in the practice file, or the drawn figure if there is none.
 * @param practiceNow asked at each loading: while the practice file is filled in, it changes
 * @param folderNow where the photograph is named from
 */
export function portrait(practiceNow: () => Shown, folderNow = () => practiceFolder()): Plugin {
  return {
    name: 'portrait',
    apply: (_config, { isPreview }) => isPreview !== true,
    async configResolved() {
      // here an error is all that is printed; later the bundler would wrap it
      const { file } = practiceNow().portrait
      if (file !== null) await openPhoto(folderNow(), file)
    },
    resolveId: (id) => (id === portraitModule ? `\0${portraitModule}` : null),
    async load(id) {
      if (id !== `\0${portraitModule}`) return null
      const { portrait, palette } = practiceNow()
      return portrait.file === null
        ? "import src from '/src/art/figure.svg'; export default { src, width: 340, height: 500 }"
        : photograph(await makePhoto(folderNow(), portrait.file, inksOf(palette)))
    },
  }
}

/** The ink of a photograph is the wine of the site, darker; its paper is the page's, lighter. */
export function inksOf(palette: WholePractice['palette']): Inks {
  const [dark = [], light = []] = recolouring(palette)('#541220 #f7efde')
    .split(' ')
    .map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))
  return [dark.map((value) => Math.round(0.6 * value)), light]
}

/**
 * Code of the module, a `PortraitImage`. Telephones get one size whatever their density: it is sharp in an arch of 307 px and
 * weighs at most 25 kB.
 */
function photograph(files: Awaited<ReturnType<typeof makePhoto>>): string {
  const name = ({ format, width }: (typeof files)[number]) => `${format}${width}`
  const imports = files.map((file) => {
    const image = madeImage(`portrait-${file.width}.${file.format}`, file.content)
    return `import ${name(file)} from ${JSON.stringify(image)}\n`
  })
  const set = (format: string) =>
    files.flatMap((file) => (file.format === format ? `\${${name(file)}} ${file.width}w` : [])).join(', ')
  return `${imports.join('')}export default {
    src: webp${PHONE_WIDTH}, width: ${PHONE_WIDTH}, height: ${heightOf(PHONE_WIDTH)},
    sources: [
      { type: 'image/avif', media: '(max-width: 767px)', srcSet: avif${PHONE_WIDTH} },
      { type: 'image/webp', media: '(max-width: 767px)', srcSet: webp${PHONE_WIDTH} },
      { type: 'image/avif', srcSet: \`${set('avif')}\` },
      { type: 'image/webp', srcSet: \`${set('webp')}\` },
    ],
  }`
}
