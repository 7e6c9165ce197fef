import { forbiddenIn } from '../../practice/phrases'

/** Whole words only; `\b` does not know accented letters. */
const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu')

/** What the profession avoids, beyond what the check of the practice file knows already. */
export const avoidedEverywhere: readonly RegExp[] = [
  words('testes?|avaliaç(ão|ões)|diagnóstic[oa]s?|laudos?|perf(il|is) psicológicos?|resultados? clínicos?'),
  words('você é|seu tipo é|descubra quem você( realmente)? é'),
  words('significa que|revelam?|provam?|indica que você|seu inconsciente (quer|está dizendo)'),
  words('tratamento garantido|resolver|superar de vez|transforme sua vida'),
  words('anormal|anormais|desequilibrad[oa]s?'),
  words('destino|missão|energia|vibraç(ão|ões)|previs(ão|ões)|oráculos?|sagrado feminino'),
  words('masculin[oa]s?|feminin[oa]s?'),
  // “do que você precisa” is a question, not an order
  words('(?<!(?:se|que|quando) )você (precisa|deve|tem que)'),
  words('especialistas?|[ao] únic[ao] (psicólog[ao]|profissional)'),
  words('pacientes?'),
  words('100 ?% segur[oa]|total anonimato|anonimato total'),
]

/** What a tool's texts avoid: all that, and the words that belong to a consulting room. */
export const avoidedInTools: readonly RegExp[] = [
  ...avoidedEverywhere,
  words('traumas?|bloqueios?|repress(ão|ões)|sintomas?|transtornos?'),
  words('normal|normais|equilibrad[oa]s?'),
]

/** Where the words may stand all the same, sentence by sentence. */
const exceptions: readonly string[] = [
  // the service is free of charge, not the practice
  '(CVV, gratuito)',
  // disclaimers
  'não são testes psicológicos',
  'É um exercício, não um teste',
  'sem valor diagnóstico',
  'Não é oráculo',
  'não provam nada a respeito de você',
  // what is better not written into the form
  'diagnósticos, remédios, nomes de outras pessoas',
  // the meanings of the mandala's symbols, word for word in the specification
  'Consciência, energia vital, ego',
  'Inconsciente, intuição, feminino',
  'Estabilidade, transcendência, desafio',
  'Emoções, purificação, fluidez',
  'Transformação, paixão, energia',
  'Crescimento, conexão, vida',
  'Orientação, esperança, destino',
  'Amor, compaixão, centro emocional',
]

const withoutExceptions = (text: string): string =>
  exceptions.reduce((rest, exception) => rest.replaceAll(exception, ' … '), text)

/** Every phrase in the text that should not be there, with a little of what surrounds it. */
export function avoidedIn(text: string, patterns: readonly RegExp[]): string[] {
  const rest = withoutExceptions(text)
  const found = patterns.flatMap((pattern) => {
    const match = pattern.exec(rest)
    return match ? [`“${match[0]}” in “…${rest.slice(Math.max(0, match.index - 40), match.index + 60)}…”`] : []
  })
  const [forbidden] = forbiddenIn(rest)
  return forbidden ? [...found, `“${forbidden.found.join('”, “')}”: ${forbidden.reason}`] : found
}
