import { elementTexts, texts } from './content'

/** Read at build: the words of the drawing and its title, to be outlines in a saved picture. */
export const drawnWords = [texts.title, ...Object.values(elementTexts).map(({ name }) => name)]

/** Read where their font is made (scripts/images/signsFont.ts): the emoji that are drawn anew. */
export const drawnEmoji = Object.fromEntries(
  Object.entries(elementTexts).map(([element, { emoji }]) => [element, emoji]),
)
