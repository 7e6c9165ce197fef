import type { ComponentType } from 'react'
import type { KeepingActions, Keepsake, Whole } from '../../../core/keepsake'
import type { Material } from './compose'

/** How a tool keeps what its visitor makes of the result. */
export interface KeepsakeOptions<Root, Image extends string> {
  select: (root: Root) => Keepsake<Image | Whole>
  /** Names a part to those who do not see beside which one the answers stand. */
  nameOf: (image: Image) => string
  materialOf: (root: Root) => Material<Image>
  /** What stands below the page, with the same wish to keep. */
  Beside?: ComponentType
  actions: KeepingActions<Image>
}
