import { type Practice, withOverride } from '../../core/practice'
import { slug } from '../../core/words'
import type { ChapterContent, ClosingContent, Entry, Inline, Text } from './types'

/** The text in the place of a sentence; null: it is left out. */
type Override = (name: string, standard: string, titles: readonly string[]) => string | null

/** A list of nothing is none. */
const some = <One>(list: readonly One[] | undefined) => (list?.length ? list : undefined)

const wordsOf = (run: Inline): string => (typeof run === 'string' ? run : run.text)

/**
 * Chapters of a page with each of their texts replaced: paragraphs by chapter and number (`servicos/para-quem-e/1`),
 * entries by chapter and title, and what stands above either (`servicos/para-quem-e/titulo`). An entry goes with its
 * text, a chapter with the last of its texts and notes, and links with the text they stand in.
 */
export const overrideTexts = <One extends ChapterContent>(
  page: string,
  chapters: readonly One[],
  override: Override,
): readonly One[] =>
  chapters.flatMap((chapter) => {
    const base = `${page}/${slug(chapter.name ?? chapter.title)}`
    const textOf = (name: string, text: Text, ...entry: readonly string[]): Text | null => {
      const standard = [text].flat().map(wordsOf).join('')
      const replaced = override(`${base}/${name}`, standard, [chapter.title, ...entry])
      return replaced === standard ? text : replaced
    }
    const titleOf = ({ title }: Entry, name: string) =>
      override(`${base}/${name}/titulo`, title, [chapter.title, title]) ?? title
    const entries = <One extends Entry>(list: readonly One[] | undefined) =>
      some(
        list?.flatMap((entry) => {
          const name = slug(entry.name ?? entry.title)
          const text = textOf(name, entry.text, entry.title)
          return text === null ? [] : { ...entry, title: titleOf(entry, name), text }
        }),
      )
    const paragraphs = chapter.paragraphs?.map((text, index) => textOf(`${index + 1}`, text))
    const title = override(`${base}/titulo`, chapter.title, [chapter.title]) ?? chapter.title
    const texts = {
      paragraphs: some(paragraphs?.filter((text) => text !== null)),
      steps: entries(chapter.steps),
      rows: entries(chapter.rows),
      questions: entries(chapter.questions),
      notes: entries(chapter.notes),
    }
    return Object.values(texts).some(Boolean) ? { ...chapter, ...texts, title } : []
  })

/** Chapters of a page in the practitioner's own words (`practice/sentences.ts`). */
export const chaptersIn = <One extends ChapterContent>(
  page: string,
  practice: Pick<Practice, 'texts'>,
  chapters: readonly One[],
): readonly One[] =>
  practice.texts ? overrideTexts(page, chapters, (name, standard) => withOverride(practice, name, standard)) : chapters

/** The end of a page, whose button stays. */
export const closingIn = (page: string, practice: Pick<Practice, 'texts'>, closing: ClosingContent): ClosingContent =>
  chaptersIn(page, practice, [closing])[0] ?? { ...closing, paragraphs: [] }
