/** Id of the element to which the skip link leads. */
export const contentId = 'conteudo'

export const texts = {
  skip: 'Pular para o conteúdo',
  /** Header and ends of the tools' pages; the labels are those of specification 2.3. */
  back: 'Voltar',
  therapy: 'Explorar em Terapia',
  otherTools: (count: number) => (count === 1 ? 'Outra ferramenta' : 'Outras ferramentas'),
  toolNeedsScript:
    'Esta ferramenta precisa de JavaScript, que está desligado neste navegador. Você pode ler a página; para usar a ferramenta, ligue o JavaScript e recarregue.',
  colophon: (name: string, credential: string, ways: string) =>
    `${name}, ${credential}. Se quiser conversar sobre esta reflexão: ${ways}`,
}

/** Of the page that stands in for one that cannot be shown. */
export const errorTexts = {
  title: 'Esta página não abriu.',
  text: 'A conexão pode ter caído, ou o site acabou de ser atualizado. Recarregar costuma resolver.',
  reload: 'Recarregar esta página',
  home: 'Voltar ao início',
  contact: 'Se preferir falar comigo:',
}

/** While no script answers (index.html). */
export const unansweredTexts = {
  text: 'Parte desta página não está funcionando. Você pode ler tudo e seguir os links, mas alguns botões não vão responder. Se já escreveu alguma coisa, copie antes de recarregar.',
  reload: 'Recarregar esta página',
}
