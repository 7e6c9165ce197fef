import { texts } from './content'

/** Read at build: the title of a saved picture, to be outlines in it. */
export const drawnWords = [texts.name]
