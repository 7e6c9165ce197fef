/** Small words of Portuguese that texts are put together with. */

/** `Sol, Lua e Água`. */
export const listed = (words: readonly string[]): string => {
  const last = words[words.length - 1] ?? ''
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} e ${last}`
}

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

/** Several ways to say one thing, so that two results are not told alike. */
export type Ways = readonly [string, ...string[]]

/** One of them, another for another number. */
export const wayOf = (ways: Ways, number: number): string => ways[number % ways.length] ?? ways[0]

const cardinals = ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis'] as const

/** A count up to six in words, in the feminine: `duas etapas`. */
export const cardinal = (count: number): string => cardinals[count] ?? String(count)
