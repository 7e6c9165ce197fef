import { optional } from '../../ui/tool'

/** It comes with the first choice. */
export const Remembered = optional(() => import('./Remembered'))
