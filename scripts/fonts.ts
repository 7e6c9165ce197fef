import { FONT_FOLDER, writeFonts } from './images/fonts.ts'

/** `npm run fonts`: makes the committed fonts again, after an update of their packages or another choice of letters. */
await writeFonts()
console.log(`Fontes refeitas em ${FONT_FOLDER}/, com as licenças em public/licenses/.`)
