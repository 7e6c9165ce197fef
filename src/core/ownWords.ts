import type { Practice } from './practice'

/** What the practitioner says in the place of the sentence of that name; null: she has left it out. */
export const inOwnWords = ({ texts = {} }: Pick<Practice, 'texts'>, name: string, standard: string): string | null =>
  texts[name] ?? (name in texts ? null : standard)
