export { head } from './head'
export { plainText } from './plainText'
export { View } from './View'
