import type { SymbolId } from './slice'

/** What a symbol that makes sense says in the first person. */
export const said: Record<SymbolId, string> = {
  sol: 'O Sol me fala do que pede clareza, e da hora em que a luz chega.',
  lua: 'A Lua me fala do que vem em fases, e do que vejo lá fora e é também meu.',
  montanha: 'A Montanha me fala de uma subida que faço no meu passo.',
  agua: 'A Água me fala do que sinto e ainda está em poços, à espera de virar frase.',
  fogo: 'O Fogo me fala de um calor que conheço, e de um “não” que ouvi antes dele.',
  arvore: 'A Árvore me fala do que cresce devagar, e do que floresce em tempo seco.',
  estrela: 'A Estrela me fala de direção: de para onde olho, mesmo de longe.',
  coracao: 'O Coração me fala do tamanho do meu afeto, às vezes maior que o mundo, às vezes menor.',
}

export const opening = (list: string) => `Fiz uma mandala com ${list}.`
export const ends = (first: string, last: string) => `Comecei pel${first} e fechei com ${last}.`
export const whole = {
  the: 'o conjunto da minha mandala',
  said: (first: string, last: string) => `Faz sentido para mim que ${first} e ${last} estejam juntos.`,
}
