import type { ComponentType } from 'react'
import type { PictureFormat, PlateLook } from '../../core/tool'
import type { Caption } from './plate'

/** A tool's drawing as a file; the code that makes one comes when it is asked for. */
export const pictureOf =
  <Root extends object>(Picture: ComponentType, captionsOf: (root: Root) => readonly Caption[] = () => []) =>
  async (root: Root, format: PictureFormat, look: PlateLook): Promise<Blob> => {
    const { picture } = await import('./picture')
    return picture(Picture, captionsOf(root), root, format, look)
  }
