import { crisis } from '../../core/crisis'
import { finePrint, texts } from './content'
import type { Reading, ReadingPart } from './reading'
import { currentQuestion, otherQuestions, type Result } from './result'

interface Copied<Id extends string> extends Omit<Result<string>, 'activePart'> {
  title: string
  reading: Reading<Id>
  /** What the visitor wrote about a part; empty if nothing. */
  noteOn?: (id: Id) => string
  /** Lines below the parts. */
  below?: readonly string[]
  sources: string
}

/** A result for the clipboard: what the screen shows before any story is opened, as paragraphs. */
export function plainText<Id extends string>(result: Copied<Id>): string {
  const { title, reading, openingWords, answer, noteOn, below = [], sources } = result
  const { care, reflection, questions, parts, week } = reading
  const question = currentQuestion(result, questions)
  const words = openingWords.trim()
  const paragraphs = [
    words && `${words}\n${crisis.short}`,
    title,
    care,
    ...reflection,
    question && [question, answer.trim()].filter(Boolean).join('\n'),
    ...parts.map((part) => partText(part, noteOn?.(part.id) ?? '')),
    ...below,
    ...otherQuestions(question, questions),
    week && `${texts.week}\n${week}`,
    finePrint(sources),
  ]
  return paragraphs.filter(Boolean).join('\n\n')
}

const partText = ({ name, archetype, count, meaning, traits }: ReadingPart<string>, note: string): string =>
  [[name, archetype, count].filter(Boolean).join(', '), note && `${texts.yourNote} “${note}”`, meaning, traits]
    .filter(Boolean)
    .join('\n')
