import type { Whole } from '../../core/keepsake'
import { listed } from '../../core/words'
import type { Material } from '../../ui/tool/keepsake'
import { profiles } from './content'
import { opening, said, whole } from './keepsakeTexts'
import { reading } from './reading'
import { withArticle } from './readingTexts'
import { selectAnswers, selectWords } from './selectors'
import { type ArchetypeId, type QuizRoot, sides } from './slice'

/** What a page about the quiz can be made of. */
export function materialOf(root: QuizRoot): Material<ArchetypeId | Whole> {
  const { rows } = reading(selectAnswers(root))
  const words = sides.map((side) => selectWords(root, side)).filter(Boolean)
  const the = rows.map(({ archetype }) => withArticle(profiles[archetype].name))
  return {
    opening: [opening(listed(the))],
    parts: [
      { part: 'reflection', ...whole, words: '' },
      ...rows.map(({ archetype }, index) => ({
        part: archetype,
        the: the[index] ?? '',
        said: said[archetype],
        // each in quotes of its own
        words: index === 0 ? words.join('” e “') : '',
        question: profiles[archetype].question,
      })),
    ],
  }
}
