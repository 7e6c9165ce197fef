import { crisis } from '../../core/crisis'
import type { ToolModule } from '../../core/tool'
import { finePrint, texts } from './content'
import { currentQuestion, noteOn, otherQuestions, type Result } from './state'

/** A part of a result: a symbol, an element, a step, an archetype. What is `undefined` is not shown. */
export interface ReadingPart<Id extends string> {
  id: Id
  name: string
  /** As shown beside the name: `Arquétipo: Self`. */
  archetype?: string
  /** As shown at the end of the line: `3 de 4`, `2 pontos`. */
  count?: string
  /** One to three lines, always visible, the same for everybody. */
  meaning?: string
  /** Traits of an archetype, in one line. */
  traits?: string
  /** Whether the longer story of the part may be opened. */
  hasStory: boolean
}

/** All that a result says of what was chosen, in the order in which it is shown, copied and printed. */
export interface Reading<Id extends string> {
  /** Where distress or fear was chosen: what is said before everything else. Emergency numbers in it become links. */
  care: string | null
  /** Two or three sentences about the choice as a whole, each a paragraph of its own. */
  reflection: readonly string[]
  /** The first one has a line to answer in; any others stand after the parts. */
  questions: readonly string[]
  parts: readonly ReadingPart<Id>[]
  /** Short lines below the parts: one for each group of equal points. */
  ties?: readonly string[]
  /** One small thing to do in the week; empty where nothing should be proposed. */
  week: string
}

/** Where nothing is chosen of which there would be something to say. */
export const emptyReading: Reading<never> = { care: null, reflection: [], questions: [], parts: [], week: '' }

/** What a tool says around its reading. */
export interface ResultTexts {
  title: string
  subtitle?: string
  /** Stands in the place of the reflection where there is nothing to read. */
  empty?: string
  /** One short sentence. */
  sources: string
  /** Label of the button that starts over. */
  restart: string
}

/** A number that follows from a choice and spreads similar choices widely: FNV-1a, MurmurHash3's finalizer, 32 bits. */
export const seedOf = (ids: readonly string[]): number => {
  let hash = 0x811c9dc5
  for (const character of ids.join()) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193)
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** A result as data: what the visitor wrote, and what is said of the choice. */
interface WholeResult extends Omit<Result<string>, 'activePart'>, Pick<ResultTexts, 'title' | 'sources'> {
  reading: Reading<string>
}

/** What leaves the page of a result: its plain text, and the texts of its image. */
export const copiesOf = <Root>(
  resultOf: (root: Root) => WholeResult,
): Pick<ToolModule<Root>, 'plainText' | 'imageTexts'> => ({
  plainText: (root) => plainText(resultOf(root)),
  imageTexts: (root) => {
    const result = resultOf(root)
    return { words: result.openingWords.trim(), question: currentQuestion(result, result.reading.questions) }
  },
})

/** A result for the clipboard: what the screen shows before any story is opened, as paragraphs. */
export function plainText(result: WholeResult): string {
  const { title, reading, openingWords, answer, notes, sources } = result
  const { care, reflection, questions, parts, ties = [], week } = reading
  const question = currentQuestion(result, questions)
  const words = openingWords.trim()
  const paragraphs = [
    words && `${words}\n${crisis.short}`,
    title,
    care,
    ...reflection,
    question && [question, answer.trim()].filter(Boolean).join('\n'),
    ...parts.map((part) => partText(part, noteOn(notes, part.id))),
    ...ties,
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
