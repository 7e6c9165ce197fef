import { crisis } from '../../core/crisis'
import { listed } from '../../core/words'
import { type Material, remembering } from '../../ui/tool/keepsake'
import { hard, nothing, opening, said, trusted, whole, withSentences } from './keepsakeTexts'
import { quoted, reading } from './reading'
import { selectAnswers, selectWords } from './selectors'
import type { JourneyRoot, StepId } from './slice'

/** What a page about the journey can be made of; of distress is told first, asked nothing, and in the sentence. */
export function materialOf(root: JourneyRoot): Material<StepId> {
  const { hard: distress, rows } = reading(selectAnswers(root))
  return {
    opening: [
      rows.length > 0 ? opening(quoted(rows.map(({ step }) => step))) : nothing,
      ...rows.flatMap(({ step, chosen }) => (chosen.some(({ isHard }) => isHard) ? (hard[step] ?? []) : [])),
      ...(distress.length > 0 ? [trusted, crisis.line] : []),
    ],
    parts: [
      { part: 'reflection', the: whole.the, said: whole.said, remembered: '' },
      ...rows.map(({ step, chosen, question }) => {
        const the = quoted([step])
        const motifs = chosen.filter((one) => !one.isHard).map(({ motif }) => motif)
        const words = selectWords(root, step)
        return {
          part: step,
          the,
          said: motifs.length > 0 ? said(the, listed(motifs)) : '',
          isTicked: true,
          remembered: words && remembering(withSentences(the), words),
          question,
        }
      }),
    ],
    of: whole.of,
    ...(distress.length > 0 && { topic: listed(distress.map(({ motif }) => motif)) }),
  }
}
