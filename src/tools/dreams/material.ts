import { type Material, remembered } from '../../ui/tool/keepsake'
import { elementTexts, listOf } from './content'
import { dreamOf } from './dream'
import { gentle, opening, said, whole } from './keepsakeTexts'
import { reading, toldOf } from './reading'
import { selectSelection, selectWords } from './selectors'
import type { DreamsRoot, ElementId } from './slice'

/** What a page about the dream can be made of; of what is asked nothing, nothing is said in the dreamer's name. */
export function materialOf(root: DreamsRoot): Material<ElementId> {
  const dream = dreamOf(selectSelection(root))
  const { isGentle } = reading(dream)
  return {
    opening: dream.length > 0 ? [opening(listOf(dream))] : [],
    parts: [
      { part: 'reflection', the: whole.the, said: (isGentle ? gentle : whole).said, remembered: '' },
      ...dream.map((id) => {
        const { the } = elementTexts[id]
        const { question } = toldOf(id, { dream, words: '' })
        return {
          part: id,
          the,
          said: id === 'medo' || !question ? '' : said[id],
          remembered: remembered(the, selectWords(root, id)),
          question,
        }
      }),
    ],
    of: whole.of,
    ...(isGentle && { question: gentle.question, topic: gentle.topic }),
  }
}
