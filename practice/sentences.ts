import { linesFault } from './fields.ts'
import { bounded } from './messages.ts'

/**
 * Sentences of sections and reading pages have names (`src/pages`); in the file's `texts` the practitioner may reword
 * each and its title, or leave it out. Not these: what a field says, what has to stand, and what the site itself does.
 */
const fixed = [
  /^sobre\/formacao-e-registro\/(?:1|(?:universidade|instituto|instituto-em-curso|registro)\/titulo)$/,
  /^servicos\/para-quem-e\/(?:antes-dos-18-anos|quando-outro-servico-atende-melhor)(?:\/titulo)?$/,
  /^servicos\/online-caso-a-caso\/se-ha-risco-ou-violencia(?:\/titulo)?$/,
  /^contato\/depois-de-enviar\/(?:dias-de-atendimento|em-outros-lugares)(?:\/titulo)?$/,
  /^contato\/[^/]+\/(?:bairro|endereco|como-chegar|estacionamento|acesso)(?:\/titulo)?$/,
  /^contato\/se-nao-der-para-esperar\//,
  /^privacidade\/dados-e-finalidades\/(?!a-base-na-lei|titulo$)/,
  /^privacidade\/(?:as-ferramentas|a-copia-do-site-no-seu-aparelho)\//,
  /^privacidade\/[^/]+\/(?:\d|(?:sem-faixa-de-cookies|se-a-resposta-nao-bastar|menores-de-idade|data)(?:\/titulo)?)$/,
  /^acessibilidade\/(?:o-que-foi-feito|limites-conhecidos)\//,
]

/** Whether the practitioner may say it in other words. */
export const isOwnSentence = (name: string): boolean => !fixed.some((pattern) => pattern.test(name))

/** Whether it is the title of a chapter or of an entry, which cannot be left out without what it stands above. */
export const isTitle = (name: string): boolean => name.endsWith('/titulo')

/** A text that also stands on a slide has to fit there: most characters and, in a title's two lines, most per line. */
const onSlides: Readonly<Record<string, readonly [most: number, line?: number]>> = {
  'sobre/abertura/titulo': [22, 12],
  'sobre/abertura/1': [180],
  'atuacao/abertura/titulo': [28, 14],
  'atuacao/abertura/1': [300],
  'atuacao/abertura/2': [300],
  'servicos/abertura/titulo': [28, 14],
  'servicos/abertura/1': [180],
  'contato/abertura/titulo': [28, 14],
  'contato/abertura/1': [180],
}

export const longestSentence = 600

/** Least and most characters of a sentence in other words. */
export const limitOf = (name: string): readonly [least: number, most: number] => [
  2,
  onSlides[name]?.[0] ?? (isTitle(name) ? 60 : longestSentence),
]

/** What is expected instead of a text in the place of this sentence, beside what is asked of every text. */
export function overrideFault(name: string, value: string | null): string | undefined {
  if (value === null) return isTitle(name) ? 'um texto (um título não fica de fora sozinho)' : undefined
  const [, most] = limitOf(name)
  const [, line] = onSlides[name] ?? []
  if (value.length > most) return bounded('máximo', most, value)
  return line ? linesFault(value, line) : undefined
}
