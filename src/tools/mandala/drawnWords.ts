import { nameOf, texts } from './content'
import { symbolIds } from './slice'

/** Read at build: the words of the drawing, its title and legend, to be outlines in a saved picture. */
export const drawnWords = [texts.title, texts.self, ...symbolIds.map(nameOf)]
