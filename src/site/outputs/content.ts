export const texts = {
  label: 'Guardar o resultado',
  print: 'Imprimir',
  text: { ask: 'Copiar texto', done: 'Texto copiado', refused: 'Não foi possível copiar' },
  png: { ask: 'Salvar imagem', done: 'Imagem salva', refused: 'Não foi possível salvar' },
  svg: { ask: 'Salvar imagem em SVG', done: 'Imagem salva em SVG', refused: 'Não foi possível salvar em SVG' },
}
