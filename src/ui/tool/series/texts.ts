/** At the end of a line, in the place of the day. */
export const undated = 'sem data'

/** The verb of a sentence on one, or on several. */
export const agreeing = (names: readonly string[], one: string, more: string): string =>
  names.length === 1 ? one : more

/** What every tool's series says in the same way. */
export const texts = {
  label: 'Cole aqui o texto que você copiou naquele dia',
  /** Before a line whose day is not known. */
  undated: 'Sem data',
  note: 'Dá para colar vários de uma vez. Tudo é lido no seu navegador e some quando a página fecha; para guardar a série, copie o resultado outra vez.',
  read: 'Ler',
  remove: 'Tirar',
  file: 'Ou abrir um arquivo salvo',
  left: 'O que ficou no campo não foi lido: confira as palavras, ou apague.',
  full: 'Lado a lado cabem doze; o que ficou no campo não coube.',
}
