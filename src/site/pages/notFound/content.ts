export const notFound = {
  name: 'Página não encontrada',
  title: 'Falta uma pétala neste desenho.',
  text: 'Este endereço não leva a nenhuma página do site. A página pode ter mudado de lugar, ou uma letra se perdeu no caminho.',
  home: 'Voltar ao início',
  tools: 'Ver as ferramentas',
}
