/** `npm run fonts`: makes what is committed of fonts again. */
import { writeFonts } from './images/fonts.ts'
import { writeSignsFont } from './images/signsFont.ts'

await Promise.all([writeFonts(), writeSignsFont()])
