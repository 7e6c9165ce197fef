/** Where everything typed on the site may be copied. */
export const typedTexts = {
  why: 'O que você escreveu ainda está aqui, mas recarregar apaga. Se quiser guardar, copie antes.',
  ask: 'Copiar o que escrevi',
  done: 'Texto copiado',
  refused: 'Não foi possível copiar',
}

export const texts = {
  image: { ask: 'Salvar imagem', done: 'Imagem salva', refused: 'Não foi possível salvar' },
  text: { ask: 'Copiar', done: 'Texto copiado', refused: 'Não foi possível copiar' },
  print: 'Imprimir',
  printColoring: 'Imprimir para colorir',
}
