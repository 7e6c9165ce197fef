export const texts = {
  notice: 'Aviso',
  missing: {
    title: 'A página não abriu.',
    text: 'A conexão pode ter caído, ou o site acabou de ser atualizado.',
    retry: 'Tentar de novo',
    reload: 'Recarregar e abrir',
    close: 'Fechar',
  },
  broken: {
    title: 'Esta página parou de funcionar.',
    text: 'A falha é do site, não sua. As outras páginas continuam funcionando.',
    reload: 'Recarregar esta página',
    home: 'Voltar ao início',
  },
}

/** Apart from the others: they stand in the page, not in the application. */
export const incompleteTexts = {
  title: 'Parte desta página não está funcionando.',
  text: 'Você pode ler tudo e seguir os links, mas alguns botões não vão responder. Se já escreveu alguma coisa, copie antes de recarregar.',
}
