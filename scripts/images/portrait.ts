import type { Plugin } from 'vite'
import type { Practice } from '../../src/core/practice.ts'
import { recolouring } from '../palette.ts'
import { practiceFolder } from '../practiceFile.ts'
import { madeImage } from './madeImage.ts'
import { type Inks, makePhoto, openPhoto } from './photo.ts'

export const portraitModule = 'portrait:image'

type Shown = Pick<Practice, 'portrait' | 'palette'>

/**
 * Virtual module: address of the photograph named in the practice file, or the drawn figure if there is none.
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
      const image =
        portrait.file === null
          ? '/src/art/figure.svg'
          : madeImage('portrait.webp', await makePhoto(folderNow(), portrait.file, inksOf(palette)))
      return `export { default } from ${JSON.stringify(image)}`
    },
  }
}

/** The ink of a photograph is the wine of the site, darker; its paper is the page's, lighter. */
function inksOf(palette: Practice['palette']): Inks {
  const [dark = [], light = []] = recolouring(palette)('#6e1a2b #f7efde')
    .split(' ')
    .map((colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)))
  return [dark.map((value) => Math.round(0.45 * value)), light]
}
