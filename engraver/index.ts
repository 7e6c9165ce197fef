export { heightOf, PHONE_WIDTH, PORTRAIT } from './arch.ts'
export { STOPS } from './duotone.ts'
export { engravedFigureOf } from './engravedPhoto.ts'
export { drawEngravedPortrait, engravedFigure, NIMBUS } from './engravedPortrait.ts'
export {
  backgroundOf,
  duotonePhoto,
  type Format,
  makePhoto,
  openPhoto,
  openPicture,
  type Photo,
  photoProblem,
} from './photo.ts'
