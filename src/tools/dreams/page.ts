import { pictureOf } from '../../ui/tool'
import { Picture } from './Picture'

export { head } from './head'
export { plainText } from './plainText'
export { View } from './View'

export const drawPicture = pictureOf(Picture)
