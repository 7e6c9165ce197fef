/** Small words of Portuguese that texts are put together with. */

/** `Sol, Lua e Água`. */
export const listed = (words: readonly string[]): string => {
  const last = words[words.length - 1] ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} e ${last}`
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** Several wordings of one thing, so that two results differ in their words. */
export type Variants = readonly [string, ...string[]]

/** The wording that a seed picks. */
export const pick = (variants: Variants, seed: number): string => variants[seed % variants.length] ?? variants[0]

const cardinals = ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis'] as const

/** A count up to six in words, in the feminine: `duas etapas`. */
export const cardinal = (count: number): string => cardinals[count] ?? String(count)

/** `o-que-fica-registrado` for `O que fica registrado`. */
export const slug = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '')
