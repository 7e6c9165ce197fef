import type { UnknownAction } from '@reduxjs/toolkit'
import type { ComponentType } from 'react'
import type { Answer, Keepsake } from '../../../core/keepsake'
import type { Material } from './compose'

/** How a tool keeps what its visitor makes of the result. */
export interface Making<Root, Part extends string> {
  select: (root: Root) => Keepsake<Part>
  /** Names a part to those who do not see beside which one the answers stand. */
  nameOf: (part: Part) => string
  materialOf: (root: Root) => Material<Part>
  /** What stands below the page, with the same wish to keep. */
  Beside?: ComponentType
  actions: {
    partAnswered: (payload: { part: Part; answer: Answer | null }) => UnknownAction
    partNoted: (payload: { part: Part; text: string }) => UnknownAction
    keepsakeEdited: (payload: { place: 'page' | 'sentence'; text: string | null }) => UnknownAction
  }
}
