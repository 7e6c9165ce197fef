import type { ComponentType } from 'react'
import type { PictureFormat, PlateLook } from '../../core/tool'
import type { PlateWords } from './plate'

/** What a tool draws and says on its plate. */
interface Plate<Root> {
  Picture: ComponentType
  wordsOn: (root: Root) => PlateWords
}

/** A tool's drawing as a file; the code that makes one, and what only that needs, comes when it is asked for. */
export const pictureOf =
  <Root extends object>(load: () => Promise<Plate<Root>>) =>
  async (root: Root, format: PictureFormat, look: PlateLook): Promise<Blob> => {
    const [{ picture }, { Picture, wordsOn }] = await Promise.all([import('./picture'), load()])
    return picture(Picture, wordsOn(root), root, format, look)
  }
