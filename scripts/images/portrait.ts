import type { Plugin } from 'vite'
import {
  drawEngravedPortrait,
  engravedFigureOf,
  type Format,
  heightOf,
  makePhoto,
  openPhoto,
  PHONE_WIDTH,
  type Photo,
  PORTRAIT,
  STOPS,
} from '../../engraver/index.ts'
import type { WholePractice } from '../../src/core/practice.ts'
import type { PortraitImage } from '../../src/ui/Portrait.tsx'
import { recoloured, recolouredIn } from '../palettes.ts'
import { practiceFolder } from '../practiceFile.ts'
import { type Add, staticFiles } from './staticFiles.ts'

export const portraitModule = 'portrait:image'

/** Telephones get one size whatever their density: it is sharp in an arch of 307 px and weighs at most 25 kB. */
const PHONE = '(max-width: 767px)'

type Shown = Pick<WholePractice, 'portrait' | 'palette'>

/**
 * Virtual module: the photograph named in the practice file, as it is or engraved, or the invented figure if there is none.
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
      const { file, engraved } = practiceNow().portrait
      if (file !== null) await openPhoto(folderNow(), file, engraved)
    },
    resolveId: (id) => (id === portraitModule ? `\0${portraitModule}` : null),
    async load(id) {
      if (id !== `\0${portraitModule}`) return null
      const add: Add = (made) => files.add(this, made)
      const { portrait, palette } = practiceNow()
      const { file, engraved } = portrait
      const image =
        file !== null && !engraved
          ? photograph(await makePhoto(folderNow(), file, stopsIn(palette)), add)
          : engraving(add, recolouredIn(drawEngravedPortrait(await engravedFigureOf(file, folderNow())), palette))
      return `export default ${JSON.stringify(image)}`
    },
  }
}

/** What the greys of a photograph become. */
export const stopsIn = (palette: WholePractice['palette']): readonly string[] =>
  STOPS.map((colour) => recoloured(colour, palette))

function engraving(add: Add, drawing: string): PortraitImage {
  const src = add({ name: 'portrait', extension: 'svg', content: Buffer.from(drawing) })
  return { kind: 'engraving', src, width: PORTRAIT.width, height: PORTRAIT.height }
}

function photograph({ background, files }: Photo, add: Add): PortraitImage {
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
    kind: 'photo',
    background,
    src: phone('webp'),
    width: PHONE_WIDTH,
    height: heightOf(PHONE_WIDTH),
    sources: [
      { type: 'image/avif', media: PHONE, srcSet: phone('avif') },
      { type: 'image/webp', media: PHONE, srcSet: phone('webp') },
      { type: 'image/avif', srcSet: all('avif') },
      { type: 'image/webp', srcSet: all('webp') },
    ],
    sizes: '520px',
  }
}
