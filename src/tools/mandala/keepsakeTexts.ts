import type { SymbolId } from './slice'

/** What a symbol that makes sense says in the first person. */
export const said: Record<SymbolId, string> = {
  sol: 'O Sol me fala do que pede clareza.',
  lua: 'A Lua me fala do que em mim vem em fases.',
  montanha: 'A Montanha me faz pensar em subida e em ritmo.',
  agua: 'A Água me fala do que sinto.',
  fogo: 'O Fogo me fala do que me aquece.',
  arvore: 'A Árvore me fala do que em mim cresce devagar.',
  estrela: 'A Estrela me fala de direção, de um ponto para onde olho, mesmo de longe.',
  coracao: 'O Coração me fala do meu afeto.',
}

export const opening = (list: string) => `Fiz uma mandala com ${list}.`
export const ends = (first: string, last: string) => `Ela começa pel${first} e se fecha com ${last}.`
export const whole = {
  the: 'o conjunto da minha mandala',
  of: (the: string) => `${the} da minha mandala`,
  said: 'A leitura da roda faz sentido para mim.',
}
