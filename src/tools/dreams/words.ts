import { listed } from '../../core/words'
import { elementTexts } from './content'
import type { ElementId } from './elements'

/** As it stands in a sentence: `a mãe`. */
export const the = (id: ElementId): string => elementTexts[id].the

/** `a mãe, o pai e a criança` */
export const listOf = (ids: readonly ElementId[]): string => listed(ids.map(the))

/** `Mãe, Pai e Criança` */
export const namesOf = (ids: readonly ElementId[]): string => listed(ids.map((id) => elementTexts[id].name))
