import { texts } from './content'

/** Read at build: the words of the drawing, to be outlines in a saved picture. */
export const drawnWords = [texts.self]
