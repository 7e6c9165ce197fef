/** Controls, direction marks, what has no width, half characters, and what is a character on one computer only. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufffd]/u

/** Drawn signs, which the site's fonts do not have; not the ones for rights and marks. */
export const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{RI}|\u20e3/u

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** The first character that cannot be seen, and where it stands. */
export function invisibleIn(text: string): string | undefined {
  const { 0: found, index } = invisible.exec(text) ?? {}
  return found && `${codeOf(found)}, na posição ${[...text.slice(0, index)].length + 1}`
}

/** Such a character in a message would be lost, or turn the message around: its number stands for it. */
export const madeVisible = (text: string): string =>
  text.replace(new RegExp(invisible, 'gu'), (found) => `[${codeOf(found)}]`)

/** Accents as one character with their letter; one plain space for spaces and line breaks, none at the beginning and end. */
export const normalised = (text: string): string =>
  text
    .normalize()
    .replace(/[\p{Z}\t-\r\u0085]+/gu, ' ')
    .replace(/^ | $/g, '')
