import type { Whole } from '../../core/keepsake'
import { listed } from '../../core/words'
import type { Material } from '../../ui/tool/keepsake'
import { profiles } from './content'
import { opening, said, sides as sideNames, whole } from './keepsakeTexts'
import { reading } from './reading'
import { withArticle } from './readingTexts'
import { selectAnswers, selectWords } from './selectors'
import { type ArchetypeId, type QuizRoot, sides } from './slice'

/** What a page about the quiz can be made of. */
export function materialOf(root: QuizRoot): Material<ArchetypeId | Whole> {
  const { rows } = reading(selectAnswers(root))
  const written = sides.filter((side) => selectWords(root, side))
  const the = rows.map(({ archetype }) => withArticle(profiles[archetype].name))
  return {
    opening: [opening(listed(the))],
    parts: [
      { part: 'reflection', ...whole, words: '' },
      ...rows.map(({ archetype }, index) => ({
        part: archetype,
        the: the[index] ?? '',
        said: said[archetype],
        words: index === 0 ? written.map((side) => `${sideNames[side]}: ${selectWords(root, side)}`).join(' / ') : '',
        question: profiles[archetype].question,
      })),
    ],
  }
}
