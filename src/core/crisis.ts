import type { Link } from './contactMethods'

/** Whom to call, in one order everywhere: first who comes, then who listens. Plain tone, no alarm. */
export const crisis = {
  /** Right below the visitor's words in a result, in one line on a phone. */
  short: 'Risco: 192. Violência: 190. Para conversar: 188.',
  /** Where the visitor writes, in the fine print of a result, in the small footer. */
  line: 'Risco agora: 192 (SAMU). Violência: 190. Para conversar, dia e noite: 188 (CVV).',
  minors:
    'Tem menos de 18 anos? Fale com um adulto de confiança. Se alguém machuca você agora: 190. Se já machucou: Disque 100. Para conversar: 188 (CVV).',
  /** Where violence is spoken of. */
  violence:
    'Se há risco agora, ligue 192 (SAMU) ou vá ao pronto-socorro mais próximo. Violência acontecendo agora: 190 (Polícia Militar). Violência contra a mulher: 180. Contra criança, adolescente, pessoa idosa ou com deficiência: 100. Para conversar, dia e noite, ligue 188 (CVV, gratuito).',
} satisfies Record<string, string>

export type CrisisLength = keyof typeof crisis

/** The text with its emergency numbers as links. */
export const callable = (text: string): readonly (string | Link)[] =>
  text.split(/\b(1(?:00|80|88|9[02]))\b/).map((part, index) => (index % 2 ? { text: part, href: `tel:${part}` } : part))
