/** Whole words only; `\b` does not know accented letters. */
const words = (source: string): RegExp => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'giu')

const figure = '\\d+([.,]\\d+)*'

const amounts = `${figure}|dez|vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|duzentos|trezentos|quatrocentos|quinhentos|mil`

const whole = '100 ?%|(100|cem) por cento'

const places =
  'rua|r\\.|avenida|av\\.?|alameda|al\\.|travessa|tv\\.|praça|pça\\.?|largo|ladeira|estrada|rodovia|rod\\.|viaduto|vila|jardim|parque|bairro|estação|edifício|ed\\.|galeria|hospital|policlínica|maternidade|posto|ubs|upa|caps|colégio|escola|faculdade|centro universitário|fundação|fórum|ginásio|teatro|terminal'

/** Forbidden, unless the sentence denies it: results that are foretold, and answers that come at once. */
const foretold =
  'alívio imediato|em poucas (semanas|sessões)|em poucos meses,? você|a vida que (você )?(merece|sempre (quis|sonhou))|(você (vai )?(vence|elimina|supera)(r|rá)?|vença|elimine) (a|o|sua|seu) (ansiedade|depressão|insônia|pânico|medo|trauma|timidez)'
const atOnce =
  '((?<=^|respo\\p{L}+ |retorn\\p{L}+ )sempre|sempre (respo|retorn)\\p{L}+) (no mesmo dia|na mesma hora|em minutos)(?! (e|da) )|respond\\p{L}+ imediatamente'

/** What sounds like the forbidden and is not; one does not look at it. */
const permitted: readonly RegExp[] = [
  words('promoç(ão|ões) (d[aeo]s? |à )(saúde|bem-estar|qualidade|autonomia|direitos|cuidado)'),
  words(`(${places}) ((professora?|profa?\\.) )?(doutora?|dra?\\.?)`),
  // towns
  words('(?<=em |^)doutor (camargo|maurício cardoso|pedrinho|severiano|ulysses)'),
  words('(não|nem) (se )?(prom[eo]t|garant)\\p{L}*( (?!sem )\\p{L}+){0,2} (curas?|resultados?( garantidos?)?)'),
  words(`(não|nem|nada|nunca)( \\p{L}+){0,4} (${foretold}|${atOnce}|(psico)?terapia espiritual)`),
  words('garant(o|imos) ((o|a|seu|sua|total|um) )*(sigilo|horário|confidencialidade|privacidade|lugar)'),
  words('descontos? (no|do|de) imposto|depoimento (especial|sem dano)|não perca o sono'),
  words('(cvv|sus|caps|disque 100|ligue 1\\d\\d)[ ,()\\p{L}\\d]{0,20} gratuit([oa]s?|amente)(?! sess)'),
  words('(não|nem|sem)( \\p{L}+){0,2} garantia de'),
  // with the field of the degree it is no title
  words('doutora? (em|pel[ao])'),
  words(`(${whole}) (on-?line|presencia(l|is)|remot[oa]s?|virtua(l|is)|digita(l|is)|por vídeo|[aà] distância)`),
]

/** What a practitioner's own texts may not say, after “porque”: Código de Ética (CFP 10/2005), Resoluções CFP. */
const forbidden: Readonly<Record<string, readonly RegExp[]>> = {
  'o preço não pode servir de propaganda (Código de Ética, art. 20, d)': [
    new RegExp(`R\\$\\s*(${figure}|\\p{L}+)`, 'gu'),
    words(`(${amounts}) ?reais|cust(a|am|o de) ${figure}( reais)?`),
    words(
      'descontos?|promoç(ão|ões)|promociona(l|is)|grátis|gratuit([oa]s?|amente)|preços?|valor(es)? acessíve(l|is)|sess(ão|ões) (sem custo|de cortesia|de graça)|consulta de graça',
    ),
    words(`(?<!km )\\d{2,4},\\d{2}|valor(es)? d[ae]s? sess(ão|ões):? ${figure}`),
  ],
  'não se pode prometer resultado (Código de Ética, art. 20, e)': [
    words('curas?|cur(ar|ará|arão|o|ou|am|amos|ando)|curad[oa]s?|resultados? garantidos?|garant(o|imos|ia de)'),
    words(whole),
    words('resultados? (rápidos?|imediatos?|duradouros?|em \\p{L}+ (semanas|sessões|dias))'),
    words(foretold),
    words('em (apenas |só )?\\d+ sessões|em (apenas|só) \\p{L}+ sessões'),
    words('(livre-se|se livrar) d[aeo]s?|supere de vez|transforme sua vida|(recupere|salv(e|ar)) o (seu )?casamento'),
    words('\\d+ ?% d[aeo]s (pacientes|clientes|pessoas|casos)'),
  ],
  'ninguém responde sempre tão depressa, e o que se anuncia obriga (Código de Defesa do Consumidor, art. 30)': [
    words(atOnce),
  ],
  'não se pode fazer comparação com colegas (Código de Ética, art. 20, f)': [
    words(
      '[ao] melhor (psic[óo]log[ao]|(psico)?terapia|atendimento|psicoterapeuta|terapeuta|profissional|analista|tratamento d[ao] (cidade|região|brasil)|d[ao] (cidade|região|brasil))',
    ),
    words('sou [ao] (melhor|únic[ao])|melhor que|diferente d[ao]s outr[ao]s|número um|psic[óo]log[ao] nº ?1'),
  ],
  'só quem tem doutorado usa esse título, e por extenso, “doutora em” ou “doutor em” (Código de Ética, art. 20, b)': [
    /(?<![\p{L}\d])(dra?s?\.|dras?(?![\p{L}\d])|dr(ª|\(a\)))/giu,
    // in small letters one speaks of whoever has the degree
    /(?<!\p{L})(Doutora?|DOUTORA?|D[Rr])(?= \p{Lu})/gu,
  ],
  'quem é atendido não pode ser exposto (Código de Ética, art. 9º)': [
    words(
      'depoimentos?|casos de sucesso|o que dizem (os |as |meus |minhas )?(pacientes|clientes)|(5|cinco) estrelas|(fotos?|imagens|relatos?|os?) (d[eo] )?antes e depois|antes e depois d[aeo]s? (psico)?(terapia|análise|tratamento|processo)',
    ),
  ],
  'a divulgação não pode apelar à pressa (Código de Ética, art. 20, h)': [
    words('(últimas|poucas) vagas|vagas limitadas|restam \\p{L}+ vagas|agende já|não perca'),
  ],
  'o cadastro e-Psi foi extinto (Resolução CFP 9/2024)': [words('e-?psi')],
  'só se divulgam práticas reconhecidas pela profissão, sem associá-la a crenças (Código de Ética, art. 20, c; Resolução CFP 7/2023)':
    [
      words('astr[oó]l[oó]g\\p{L}+|mapas? astra(l|is)|horóscopos?|tarôs?|tarots?|tarólog[oa]s?'),
      words('constela(ção|ções) (familiar(es)?|sistêmicas?)|reiki|barras de access|theta-?healing'),
      words('numerolog\\p{L}+|vidas passadas|florais de bach|(psico)?terapia (cristã|espírita|espiritual)'),
    ],
}

/** Places left to fill in: `{name}`, `[NOME]`, `<seu nome>`, `XXXX`, lorem ipsum; not the `[::1]` of an address. */
const placeholder = /\{[^}]*\}?|\}|\[(?![\da-f]*:[\da-f:]*\])[^\]]*\]|<[^>]*>|x{4,}|lorem ipsum/i

export const placeholderIn = (text: string): string | undefined => placeholder.exec(text)?.[0]

/** All of each kind; nothing where nothing is forbidden. */
export function forbiddenIn(text: string): { found: string[]; reason: string }[] {
  const rest = permitted.reduce((left, pattern) => left.replace(pattern, '…'), text)
  return Object.entries(forbidden).flatMap(([reason, patterns]) => {
    const all = [...new Set(patterns.flatMap((pattern) => rest.match(pattern) ?? []))]
    const found = all.filter((one) => !all.some((other) => other !== one && other.includes(one)))
    return found.length === 0 ? [] : { found, reason }
  })
}
