/** What every tool's series says in the same way. */
export const texts = {
  note: 'Pode ser mais de um. Lido aqui no seu navegador, e só enquanto a página estiver aberta; para guardar os próximos, copie o resultado outra vez.',
  read: 'Ler',
  remove: 'Tirar',
  file: 'Ou abrir um arquivo salvo',
  left: 'O que ficou no campo não foi lido: confira as palavras, ou apague.',
  full: 'Lado a lado cabem doze; os que ficaram no campo, não.',
  there: 'O que estava aí já está ao lado.',
}
