/** Controls, direction marks, what has no width, half characters, private-use and unassigned ones; not white space. */
const invisible = /(?![\t-\r\u0085])[\p{C}\p{Default_Ignorable_Code_Point}\ufffd]/gu

/** Drawn signs, which the site's fonts do not have; not the ones for rights and marks. */
export const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{RI}|\u20e3/u

/**
 * Accents as one character with their letter; one plain space for spaces and line breaks, none at the beginning and
 * end; without what cannot be seen.
 */
export const normalised = (text: string): string =>
  text
    .normalize()
    .replace(invisible, '')
    .replace(/[\p{Z}\t-\r\u0085]+/gu, ' ')
    .replace(/^ | $/g, '')
