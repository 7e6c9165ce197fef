import type { Practice } from './practice'

/** What the practitioner says in the place of the sentence of that name; null: she has left it out. */
export const inOwnWords = ({ texts = {} }: Pick<Practice, 'texts'>, name: string, standard: string): string | null =>
  texts[name] ?? (name in texts ? null : standard)

/** The paragraphs of a section, by number: `atuacao/abertura/1`. */
export const openingIn = (practice: Pick<Practice, 'texts'>, page: string, paragraphs: readonly string[]): string[] =>
  paragraphs.flatMap((text, index) => inOwnWords(practice, `${page}/abertura/${index + 1}`, text) ?? [])
