export const texts = {
  image: { ask: 'Salvar imagem', done: 'Imagem salva', refused: 'Não foi possível salvar' },
  text: { ask: 'Copiar', done: 'Texto copiado', refused: 'Não foi possível copiar' },
  print: 'Imprimir',
  printColoring: 'Imprimir para colorir',
}
