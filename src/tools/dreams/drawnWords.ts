import { elementTexts } from './content'

/** Read at build: the words of the drawing, to be outlines in a saved picture. */
export const drawnWords = Object.values(elementTexts).map(({ name }) => name)
