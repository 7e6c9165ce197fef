/** What a practitioner's own texts may not say, and why: Código de Ética (CFP 10/2005) art. 20, resolução CFP 3/2007. */
export interface ForbiddenPhrase {
  pattern: RegExp
  reason: string
}

/** Whole words only; `\b` does not know accented letters. */
const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu')

export const forbiddenPhrases: readonly ForbiddenPhrase[] = [
  { pattern: /R\$\s*\d/u, reason: 'preço não é forma de divulgação (art. 20, d)' },
  {
    pattern: words('descontos?|promoç(ão|ões)|promocional|grátis|gratuit[oa]s?|preços?|valor(es)? acessíve(l|is)'),
    reason: 'preço não é forma de divulgação (art. 20, d)',
  },
  {
    pattern: words('cura|curas|curar|curo|resultados? garantidos?|garant(o|imos|ia de)|100 ?% (eficaz|segur[oa])'),
    reason: 'não se promete resultado (art. 20, e)',
  },
  {
    pattern: words('em (apenas )?\\d+ sessões|livre-se de|supere de vez|transforme sua vida'),
    reason: 'não se promete resultado (art. 20, e)',
  },
  {
    pattern: words(
      '[ao] melhor (psic[óo]log[ao]|psicoterapeuta|terapeuta|profissional|analista|d[ao] (cidade|região|brasil))',
    ),
    reason: 'não se compara com colegas (art. 20, f)',
  },
  {
    pattern: words('sou [ao] (melhor|únic[ao])|melhor que|diferente d[ao]s outr[ao]s|número um'),
    reason: 'não se compara com colegas (art. 20, f)',
  },
  { pattern: words('dra?\\.|dra'), reason: 'o título exige doutorado; escreva a formação por extenso (art. 20, b)' },
  {
    pattern: words('depoimentos?|casos de sucesso|antes e depois'),
    reason: 'não se expõe quem é atendido (sigilo, art. 9º)',
  },
  {
    pattern: words('últimas vagas|vagas limitadas|agende já|não perca'),
    reason: 'não se apela à urgência (art. 20, h)',
  },
  { pattern: words('e-?psi'), reason: 'o cadastro e-Psi foi extinto (resolução CFP 9/2024)' },
  {
    pattern: words('astrologia|astrológic[ao]s?|mapa astral|horóscopos?|tarô|tarot'),
    reason: 'não se associa a profissão a crenças (resolução CFP 7/2023)',
  },
]

/** Places left for somebody to fill in: `{name}`, `[NOME]`, `<seu nome>`, `XXXX`, lorem ipsum; not the `[::1]` of an address. */
const placeholder = /\{[^}]*\}?|\}|\[(?![\da-f]*:[\da-f:]*\])[^\]]*\]|<[^>]*>|x{4,}|lorem ipsum/i

export const placeholderIn = (text: string): string | undefined => placeholder.exec(text)?.[0]

export function forbiddenIn(text: string): { found: string; reason: string } | undefined {
  for (const { pattern, reason } of forbiddenPhrases) {
    const found = pattern.exec(text)?.[0]
    if (found !== undefined) return { found, reason }
  }
  return undefined
}
