import { listed } from '../../core/words'
import { type Material, remembering } from '../../ui/tool/keepsake'
import { profiles } from './content'
import { day, opening, otherDay, said, whole } from './keepsakeTexts'
import { reading } from './reading'
import { withArticle } from './readingTexts'
import { computeStandings } from './scores'
import { selectAnswers, selectWords } from './selectors'
import { type ArchetypeId, type QuizRoot, sides } from './slice'

/** What a page about the quiz can be made of. */
export function materialOf(root: QuizRoot): Material<ArchetypeId> {
  const answers = selectAnswers(root)
  const { rows } = reading(answers)
  const the = (archetype: ArchetypeId) => withArticle(profiles[archetype].name)
  const days = sides
    .flatMap((side) => selectWords(root, side) || [])
    .map((words, index) => remembering(index === 0 ? day : otherDay, words))
  const leaders = computeStandings(answers).filter(({ place }) => place === 1)
  return {
    opening: [opening(listed(leaders.map(({ archetype }) => the(archetype))))],
    parts: [
      { part: 'reflection', the: whole.the, said: whole.said, remembered: '' },
      ...rows.map(({ archetype }, index) => ({
        part: archetype,
        the: the(archetype),
        said: said[archetype],
        remembered: index === 0 ? days.join(' ') : '',
        question: profiles[archetype].question,
      })),
    ],
    of: whole.of,
  }
}
