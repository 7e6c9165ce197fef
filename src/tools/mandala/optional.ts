import { optional } from '../../ui/tool'

/** It comes with the first choice. */
export const later = optional(() => import('./later'))

export const Remembered = later.piece(({ Remembered }) => Remembered)
export const Answers = later.piece(({ Answers }) => Answers)
export const Kept = later.piece(({ Kept }) => Kept)
export const KeptOnPaper = later.piece(({ KeptOnPaper }) => KeptOnPaper)
