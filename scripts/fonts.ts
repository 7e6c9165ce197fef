/** `npm run fonts`: makes the committed subsets of the two text families again. */
import { writeFonts } from './images/fonts.ts'

await writeFonts()
