import type { ComponentType } from 'react'
import type { PictureFormat, PlateLook } from '../../core/tool'
import type { PlateWords } from './plate'

/** A tool's drawing as a file; the code that makes one, and what only that needs, comes when it is asked for. */
export const pictureOf =
  <Root extends object>(load: () => Promise<ComponentType>, wordsOn: (root: Root) => PlateWords) =>
  async (root: Root, format: PictureFormat, look: PlateLook): Promise<Blob> => {
    const [{ picture }, Picture] = await Promise.all([import('./picture'), load()])
    return picture(Picture, wordsOn(root), root, format, look)
  }
