export const notFound = {
  name: 'Página não encontrada',
  title: 'Falta uma pétala neste desenho.',
  text: 'O endereço não leva a nenhuma página deste site. Talvez ela tenha mudado de lugar, ou uma letra tenha se perdido no caminho.',
  home: 'Voltar ao início',
  tools: 'Ver as ferramentas',
  approach: 'Ver a atuação clínica',
}
