/** Words set in one font as outlines: path data with the baseline's start at the origin, and the width. */
export interface Lettering {
  /** Size the outlines are set in, in their own units. */
  fontSize: number
  words: Readonly<Record<string, { d: string; width: number } | undefined>>
}
