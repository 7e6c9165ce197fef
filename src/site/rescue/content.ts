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
