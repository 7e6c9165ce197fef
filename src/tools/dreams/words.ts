import { elementTexts } from './content'
import type { ElementId } from './elements'

/** As it stands in a sentence: `a mãe`. */
export const the = (id: ElementId): string => elementTexts[id].the

const joined = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} e ${words.at(-1)}`

/** `a mãe, o pai e a criança` */
export const listOf = (ids: readonly ElementId[]): string => joined(ids.map(the))

/** `Mãe, Pai e Criança` */
export const namesOf = (ids: readonly ElementId[]): string => joined(ids.map((id) => elementTexts[id].name))

export const capitalised = (text: string): string => text.charAt(0).toLocaleUpperCase('pt-BR') + text.slice(1)

export const lowered = (text: string): string => text.charAt(0).toLocaleLowerCase('pt-BR') + text.slice(1)
