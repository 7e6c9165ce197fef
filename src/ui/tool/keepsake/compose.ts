import type { Answer, Keepsake, Whole } from '../../../core/keepsake'
import { say, texts } from './texts'

/** A part of a result, as the page speaks of it. */
export interface Told<Part> {
  part: Part
  /** The part with its article, as it stands in a sentence: `a Água`. */
  the: string
  /** In the first person, for whom it makes sense and who has no words of her own for it; empty where nothing is to be said for her. */
  said: string
  /** That tells what she ticked, and stands beside a question about it, too. */
  isTicked?: boolean
  /** A sentence of what the visitor wrote of it before it was told; empty if nothing. */
  remembered: string
  /** What it asks whoever wrote nothing; none of the whole. */
  question?: string | null
}

export interface Material<Image> {
  /** How the page begins: what she chose; then what is said whatever she answers. */
  opening: readonly string[]
  parts: readonly Told<Image | Whole>[]
  /** An image as she would speak of it: `a Água da minha mandala`. */
  of: (the: string) => string
  /** What the page asks, and what she may talk about, where that is not left to the parts. */
  question?: string
  topic?: string
}

export interface Page {
  page: string
  sentence: string
}

/** The most parts that are spoken of one by one, so that a page has about 120 words besides hers. */
const spokenOf = 4

type Answered = Told<string> & { answer: Answer | null; line: string }

const isRefused = ({ answer }: Answered): boolean => answer === 'notMine'

/** The whole comes last: “do conjunto da minha mandala e a Lua” would be heard as one thing. */
const namesOf = (parts: readonly Answered[]): string[] =>
  [false, true].flatMap((isWhole) =>
    parts.filter(({ part }) => (part === 'reflection') === isWhole).map(({ the }) => the),
  )

/** Whether there is anything to make a page of. */
export const isBegun = ({ answers, lines, page, sentence }: Keepsake<string>): boolean =>
  page !== null || sentence !== null || [...Object.values(answers), ...Object.values(lines)].some(Boolean)

/** The page as the visitor's answers and words make it. */
function made<Image extends string>(material: Material<Image>, { answers, lines }: Keepsake<Image | Whole>): Page {
  const parts = material.parts.map((told) => ({
    ...told,
    answer: answers[told.part],
    line: lines[told.part].trim(),
  }))
  const isHers = ({ remembered, line }: Answered) => remembered !== '' || line !== ''
  // of what frightened nothing is said, unless by her
  const mine = parts.filter((one) => one.answer === 'mine' && (isHers(one) || one.said !== ''))
  const notMine = parts.filter(isRefused)
  // where not all can be spoken of, those of which she wrote are
  const first = [...mine.filter(isHers), ...mine.filter((one) => !isHers(one))].slice(0, spokenOf)
  const more = mine.filter((one) => !first.includes(one))
  // what is said of a part is not asked again: one is asked about of which the page says something else, or nothing
  const asked = [...more, ...first.filter(({ line }) => line), ...first].find(
    ({ question, remembered }) => question && !remembered,
  )
  const paragraphs = [
    material.opening,
    parts
      // what an image reminds her of stays hers, whatever was read of it
      .filter((one) => first.includes(one) || (one.answer === null ? isHers(one) : isRefused(one) && one.remembered))
      .flatMap((one) => {
        const { the, said, isTicked, remembered, line, answer } = one
        if (remembered) return [remembered, line && !isRefused(one) && say.noted(line)]
        return [line ? say.instead(the, line) : answer && (one !== asked || isTicked) && said]
      }),
    [more.length > 0 && say.more(namesOf(more))],
    [
      notMine.length > 0 && (notMine.length < parts.length ? say.notMine(namesOf(notMine)) : say.nothingMine),
      ...notMine.map(({ the, line }) => line && (notMine.length > 1 ? say.instead(the, line) : say.rather(line))),
    ],
    [
      material.question
        ? say.question(material.question)
        : asked?.question && say.questionOn(asked.the, asked.question),
    ],
  ]
  return {
    page: paragraphs
      .map((sentences) => sentences.filter(Boolean).join(' '))
      .filter(Boolean)
      .join('\n\n'),
    sentence: sentenceOf(material, parts, first.find(({ remembered }) => remembered) ?? asked),
  }
}

function sentenceOf({ topic, of }: Material<string>, parts: readonly Answered[], kept: Answered | undefined): string {
  // of one thing rather than of the whole, which comes first
  const noted = [...parts.slice(1), ...parts.slice(0, 1)].find(({ line }) => line)
  if (noted) return say.talkOfLine(noted.line)
  const one =
    kept ?? parts.find((part) => part.remembered && !isRefused(part)) ?? parts.find((part) => !isRefused(part))
  if (topic) return say.talkOf(topic)
  return one ? say.talkOf(one.part === 'reflection' ? one.the : of(one.the)) : say.talk
}

/** What remains: made of her answers, and as she changed it. */
export function pageOf(material: Material<string>, keepsake: Keepsake<string>): Page {
  const { page, sentence } = made(material, keepsake)
  return { page: keepsake.page ?? page, sentence: keepsake.sentence ?? sentence }
}

/** “O que fica” as the first paragraphs of what is copied; none where nothing was answered. */
export function paragraphsOf(material: Material<string>, keepsake: Keepsake<string>): string[] {
  if (!isBegun(keepsake)) return []
  const { page, sentence } = pageOf(material, keepsake)
  return [texts.title, page.trim(), sentence.trim()].filter(Boolean)
}
