import './tool.css'

export { Announcement } from './Announcement'
export { pictureOf } from './picture'
export { Reading, Reflection } from './Reading'
export { ResultEnd } from './ResultEnd'
export { Steps } from './Steps'
export { useArrivalFocus } from './useArrivalFocus'
