/** Whole words only; `\b` does not know accented letters. */
const words = (source: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, flags)

const amounts =
  '\\d+([.,]\\d+)*|dez|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|duzentos|trezentos|quatrocentos|quinhentos|mil'

const whole = '100 ?%|(100|cem) por cento'

const places =
  'rua|r\\.|avenida|av\\.?|alameda|al\\.|travessa|tv\\.|praça|pça\\.?|largo|ladeira|estrada|rodovia|rod\\.|viaduto|vila|jardim|parque|bairro|estação|edifício|ed\\.|galeria|hospital|colégio|escola|fundação'

/** What sounds like the forbidden and is not; one does not look at it. */
const permitted: readonly RegExp[] = [
  words('promoç(ão|ões) (d[aeo]s? |à )(saúde|bem-estar|qualidade|autonomia|direitos|cuidado)', 'giu'),
  words(`(${places}) ((professora?|profa?\\.) )?(doutora?|dra?\\.?)`, 'giu'),
  // with the field of the degree it is no title
  words('doutora? (em|pel[ao])', 'giu'),
  words(`(${whole}) (on-?line|presencia(l|is)|remot[oa]s?|virtua(l|is)|digita(l|is)|por vídeo|[aà] distância)`, 'giu'),
]

/** What a practitioner's own texts may not say, and why: Código de Ética (CFP 10/2005) art. 20, resolução CFP 3/2007. */
const forbidden: Readonly<Record<string, readonly RegExp[]>> = {
  'preço não é forma de divulgação (art. 20, d)': [
    /R\$\s*\d/u,
    words(`(${amounts}) ?reais|cust(a|am|o de) \\d+`),
    words('descontos?|promoç(ão|ões)|promociona(l|is)|grátis|gratuit([oa]s?|amente)|preços?|valor(es)? acessíve(l|is)'),
  ],
  'não se promete resultado (art. 20, e)': [
    words('curas?|cur(ar|ará|arão|o|ou|am|amos|ando)|curad[oa]s?|resultados? garantidos?|garant(o|imos|ia de)'),
    words(whole),
    words('em (apenas )?\\d+ sessões|livre-se de|supere de vez|transforme sua vida'),
  ],
  'não se compara com colegas (art. 20, f)': [
    words('[ao] melhor (psic[óo]log[ao]|psicoterapeuta|terapeuta|profissional|analista|d[ao] (cidade|região|brasil))'),
    words('sou [ao] (melhor|únic[ao])|melhor que|diferente d[ao]s outr[ao]s|número um'),
  ],
  'o título exige doutorado; escreva a formação por extenso (art. 20, b)': [
    /(?<![\p{L}\d])(dra?s?\.|dras?(?![\p{L}\d])|dr(ª|\(a\)))/iu,
    // in small letters one speaks of whoever has the degree
    /(?<!\p{L})(Doutora?|DOUTORA?|D[Rr]) (?=\p{Lu})/u,
  ],
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
  const rest = permitted.reduce((left, pattern) => left.replace(pattern, '…'), text)
  for (const [reason, patterns] of Object.entries(forbidden)) {
    const found = patterns.map((pattern) => pattern.exec(rest)?.[0]).find((match) => match !== undefined)
    if (found !== undefined) return { found, reason }
  }
  return undefined
}
