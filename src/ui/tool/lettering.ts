/** Words set in one font as outlines. */
export interface Lettering {
  /** Size the outlines are set in; all lengths are in its units. */
  fontSize: number
  /** Path data of each glyph, its baseline's start at the origin. */
  glyphs: readonly string[]
  words: Readonly<Record<string, Word | undefined>>
}

export interface Word {
  width: number
  /** Which glyphs the word is made of, and where each one starts. */
  letters: readonly (readonly [glyph: number, x: number])[]
}
