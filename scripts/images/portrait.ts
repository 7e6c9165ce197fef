import type { Plugin } from 'vite'
import { heightOf, PHONE_WIDTH } from '../../src/art/portrait.ts'
import type { WholePractice } from '../../src/core/practice.ts'
import type { PortraitImage } from '../../src/ui/Portrait.tsx'
import { recolouring } from '../palette.ts'
import { practiceFolder } from '../practiceFile.ts'
import { type Format, type Inks, makePhoto, openPhoto } from './photo.ts'
import { type Add, staticFiles } from './staticFiles.ts'

export const portraitModule = 'portrait:image'

/** Telephones get one size whatever their density: it is sharp in an arch of 307 px and weighs at most 25 kB. */
const PHONE = '(max-width: 767px)'

type Shown = Pick<WholePractice, 'portrait' | 'palette'>

/**
 * Virtual module: the photograph named in the practice file, or the drawn figure if there is none.
 * @param practiceNow asked at each loading: while the practice file is filled in, it changes
 * @param folderNow where the photograph is named from
 */
export function portrait(practiceNow: () => Shown, folderNow = () => practiceFolder()): Plugin {
  const files = staticFiles()
  return {
    name: 'portrait',
    configureServer: files.configureServer,
    apply: (_config, { isPreview }) => isPreview !== true,
    async configResolved(config) {
      files.configResolved(config)
      // here an error is all that is printed; later the bundler would wrap it
      const { file } = practiceNow().portrait
      if (file !== null) await openPhoto(folderNow(), file)
    },
    resolveId: (id) => (id === portraitModule ? `\0${portraitModule}` : null),
    async load(id) {
      if (id !== `\0${portraitModule}`) return null
      const { portrait, palette } = practiceNow()
      if (portrait.file === null)
        return "import src from '/src/art/figure.svg'; export default { src, width: 340, height: 500 }"
      const photo = await makePhoto(folderNow(), portrait.file, inksOf(palette))
      return `export default ${JSON.stringify(photograph(photo, (made) => files.add(this, made)))}`
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

function photograph(files: Awaited<ReturnType<typeof makePhoto>>, add: Add): PortraitImage {
  const made = files.map(({ format, width, content }) => ({
    format,
    width,
    address: add({ name: `portrait-${width}`, extension: format, content }),
  }))
  const phone = (format: Format) =>
    made.find((file) => file.format === format && file.width === PHONE_WIDTH)?.address ?? ''
  const all = (format: Format) =>
    made.flatMap((file) => (file.format === format ? `${file.address} ${file.width}w` : [])).join(', ')
  return {
    src: phone('webp'),
    width: PHONE_WIDTH,
    height: heightOf(PHONE_WIDTH),
    sources: [
      { type: 'image/avif', media: PHONE, srcSet: phone('avif') },
      { type: 'image/webp', media: PHONE, srcSet: phone('webp') },
      { type: 'image/avif', srcSet: all('avif') },
      { type: 'image/webp', srcSet: all('webp') },
    ],
  }
}
