/** Characters by names under which somebody who has never seen them would look them up; the first that fits counts. */
const names: readonly (readonly [RegExp, string])[] = [
  [/\p{Cc}/u, 'um caractere de controle'],
  [/\p{Bidi_Control}/u, 'uma marca de direção da escrita'],
  [/\u00ad/, 'um hífen invisível'],
  [/\u200b/, 'um espaço de largura zero'],
  [/\u200c/, 'um separador de largura zero'],
  [/\u200d/, 'um ligador de largura zero'],
  [/\ufeff/, 'uma marca de ordem de bytes'],
  [/\p{Variation_Selector}/u, 'um seletor de variação'],
  [/\p{Cs}/u, 'meio caractere sem a outra metade'],
  [/\ufffd/, 'um caractere perdido ao copiar'],
  [/./su, 'um caractere invisível'],
]

/** Controls, direction marks, what has no width, half characters, and what is a character on one computer only. */
const invisible = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\ufffd]/u

/** Drawn signs, which the site's fonts do not have; not the ones for rights and marks. */
export const emoji = /(?![©®™])\p{Extended_Pictographic}|\p{RI}|\u20e3/u

const codeOf = (character: string): string =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Says the first character that cannot be seen, and where it stands. */
export function invisibleIn(text: string): string | undefined {
  const { 0: found, index } = invisible.exec(text) ?? {}
  if (found === undefined) return undefined
  const name = names.find(([pattern]) => pattern.test(found))?.[1]
  return `${name} (${codeOf(found)}) na posição ${[...text.slice(0, index)].length + 1}`
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
