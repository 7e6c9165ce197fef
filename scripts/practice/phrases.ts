/** Whole words only; `\b` does not know accented letters. */
const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'iu')

/** What a practitioner's own texts may not say, and why: Código de Ética (CFP 10/2005) art. 20, resolução CFP 3/2007. */
const forbidden: Readonly<Record<string, readonly RegExp[]>> = {
  'preço não é forma de divulgação (art. 20, d)': [
    /R\$\s*\d/u,
    words('descontos?|promoç(ão|ões)|promocional|grátis|gratuit[oa]s?|preços?|valor(es)? acessíve(l|is)'),
  ],
  'não se promete resultado (art. 20, e)': [
    words('cura|curas|curar|curo|resultados? garantidos?|garant(o|imos|ia de)|100 ?% (eficaz|segur[oa])'),
    words('em (apenas )?\\d+ sessões|livre-se de|supere de vez|transforme sua vida'),
  ],
  'não se compara com colegas (art. 20, f)': [
    words('[ao] melhor (psic[óo]log[ao]|psicoterapeuta|terapeuta|profissional|analista|d[ao] (cidade|região|brasil))'),
    words('sou [ao] (melhor|únic[ao])|melhor que|diferente d[ao]s outr[ao]s|número um'),
  ],
  'o título exige doutorado; escreva a formação por extenso (art. 20, b)': [words('dra?\\.|dra')],
  'não se expõe quem é atendido (sigilo, art. 9º)': [words('depoimentos?|casos de sucesso|antes e depois')],
  'não se apela à urgência (art. 20, h)': [words('últimas vagas|vagas limitadas|agende já|não perca')],
  'o cadastro e-Psi foi extinto (resolução CFP 9/2024)': [words('e-?psi')],
  'não se associa a profissão a crenças (resolução CFP 7/2023)': [
    words('astrologia|astrológic[ao]s?|mapa astral|horóscopos?|tarô|tarot'),
  ],
}

/** Places left for somebody to fill in: `{name}`, `[NOME]`, `<seu nome>`, `XXXX`, lorem ipsum; not the `[::1]` of an address. */
const placeholder = /\{[^}]*\}?|\}|\[(?![\da-f]*:[\da-f:]*\])[^\]]*\]|<[^>]*>|x{4,}|lorem ipsum/i

export const placeholderIn = (text: string): string | undefined => placeholder.exec(text)?.[0]

export function forbiddenIn(text: string): { found: string; reason: string } | undefined {
  for (const [reason, patterns] of Object.entries(forbidden)) {
    const found = patterns.map((pattern) => pattern.exec(text)?.[0]).find((match) => match !== undefined)
    if (found !== undefined) return { found, reason }
  }
  return undefined
}
