import { describe, expect, it } from 'vitest'
import { forbiddenIn, placeholderIn } from '../../scripts/practice/phrases'
import { texts as formTexts } from '../../src/site/form/content'
import { tools } from '../../src/tools'
import { allPages, textOf } from '../support/pages'

/** Whole words only; `\b` does not know accented letters. */
const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu')

/** Left column of content.md 6.6, beyond what the check of the practice file knows already. */
const avoidedEverywhere: readonly RegExp[] = [
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

/** Words that belong to a consulting room, not to a tool. */
const avoidedInTools: readonly RegExp[] = [
  words('traumas?|bloqueios?|repress(ão|ões)|sintomas?|transtornos?'),
  words('normal|normais|equilibrad[oa]s?'),
]

/** Where the words may stand all the same, sentence by sentence. */
const exceptions: readonly string[] = [
  // the service is free of charge, not the practice
  '(CVV, gratuito, 24 h)',
  // disclaimers
  'não são testes psicológicos',
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
function avoidedIn(text: string, patterns: readonly RegExp[]): string[] {
  const rest = withoutExceptions(text)
  const found = patterns.flatMap((pattern) => {
    const match = pattern.exec(rest)
    return match ? [`“${match[0]}” in “…${rest.slice(Math.max(0, match.index - 40), match.index + 60)}…”`] : []
  })
  const forbidden = forbiddenIn(rest)
  return forbidden ? [...found, `“${forbidden.found}”: ${forbidden.reason}`] : found
}

/** What a visitor reads or is read to: the page, its title and description, names and pictures. */
const spoken = (document: Document): string =>
  [
    document.title,
    ...[...document.querySelectorAll('meta[name="description"], meta[property]')].map((meta) =>
      meta.getAttribute('content'),
    ),
    ...['aria-label', 'alt', 'placeholder', 'title'].flatMap((attribute) =>
      [...document.querySelectorAll(`[${attribute}]`)].map((element) => element.getAttribute(attribute)),
    ),
    textOf(document.body),
  ].join(' · ')

const pages = (await allPages()).map(({ path, document }) => ({ path, text: spoken(document) }))
const toolPaths = tools.map(({ path }) => path)

describe.each(pages)('the page $path', ({ path, text }) => {
  it('promises, judges and sells nothing', () => {
    expect(
      avoidedIn(text, toolPaths.includes(path) ? [...avoidedEverywhere, ...avoidedInTools] : avoidedEverywhere),
    ).toEqual([])
  })

  it('leaves no place to fill in', () => {
    expect(placeholderIn(text)).toBeUndefined()
  })

  it('never raises its voice', () => {
    expect(text.match(/[^.]{0,40}(?:[!¡]|\p{Emoji_Presentation})/gu) ?? []).toEqual([])
  })

  it('says no word twice in a row', () => {
    expect(text.match(/(?<![\p{L}\d])(\p{Ll}{2,}) \1(?![\p{L}\d])/gu) ?? []).toEqual([])
  })
})

it('the one exclamation mark of the site is that of the success message', () => {
  const exclaiming = Object.values(formTexts).filter((text) => typeof text === 'string' && text.includes('!'))
  expect(exclaiming).toEqual(['Mensagem enviada com sucesso! Responderemos em breve.'])
})

describe('the check itself', () => {
  it.each([
    'Faça o teste e descubra quem você realmente é.',
    'O símbolo significa que algo mudou.',
    'Sua energia feminina pede passagem.',
    'Você precisa agendar.',
    'Se quiser mudar, você deve agendar.',
    'Primeira sessão grátis.',
    'Sou especialista em sonhos.',
    'Um diagnóstico em cinco perguntas.',
  ])('stops %j', (text) => {
    expect(avoidedIn(text, avoidedEverywhere)).not.toEqual([])
  })

  it.each([
    'Os exercícios não são testes psicológicos e não substituem acompanhamento.',
    'Exercício de reflexão, sem valor diagnóstico.',
    'Ligue 188 (CVV, gratuito, 24 h).',
    'O que isso desperta em você?',
    'Diga do que você precisa.',
    'Um caminho que se percorre sem destinatário certo.',
  ])('lets %j pass', (text) => {
    expect(avoidedIn(text, avoidedEverywhere)).toEqual([])
  })
})
