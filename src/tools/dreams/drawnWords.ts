import { elementTexts, texts } from './content'

/** Read at build: the words of the drawing and its title, to be outlines in a saved picture. */
export const drawnWords = [texts.title, ...Object.values(elementTexts).map(({ name }) => name)]
