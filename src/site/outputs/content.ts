/** Where everything typed on the site may be copied. */
export const typedTexts = {
  why: 'O que você escreveu ainda está aqui, mas recarregar apaga. Se quiser guardar, copie antes.',
  ask: 'Copiar o que escrevi',
  done: 'Texto copiado',
  refused: 'Não foi possível copiar',
}

export const texts = {
  label: 'Guardar o resultado',
  plate: 'A prancha, como será salva',
  print: 'Imprimir',
  text: { ask: 'Copiar texto', done: 'Texto copiado', refused: 'Não foi possível copiar' },
  png: { ask: 'Salvar imagem', done: 'Imagem salva', refused: 'Não foi possível salvar' },
  phone: {
    ask: 'Salvar imagem para o celular',
    done: 'Imagem para o celular pronta',
    refused: 'A imagem para o celular não foi salva',
  },
  svg: { ask: 'Salvar imagem em SVG', done: 'Imagem salva em SVG', refused: 'Não foi possível salvar em SVG' },
}
