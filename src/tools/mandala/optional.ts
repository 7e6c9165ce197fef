import { optional } from '../../ui/tool'

/** It comes with the first choice. */
export const later = optional(() => import('./later'))

export const Remembered = later.piece(({ Remembered }) => Remembered)
export const Answers = later.piece(({ Answers }) => Answers)
export const KeptPage = later.piece(({ KeptPage }) => KeptPage)
export const KeptOnPaper = later.piece(({ KeptOnPaper }) => KeptOnPaper)
export const Picture = later.piece(({ Picture }) => Picture)
export const Companion = later.piece(({ Companion }) => Companion)
