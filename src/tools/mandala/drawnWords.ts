import { nameOf, texts } from './content'
import { symbolIds } from './slice'

/** Read at build: the words of the drawing and around it, to be outlines in a saved picture. */
export const drawnWords = [texts.self, ...symbolIds.map(nameOf)]
