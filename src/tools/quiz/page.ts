export { plainText } from './plainText'
export { View } from './View'
