import type { ArchetypeId } from './slice'

/** What an archetype that makes sense says in the first person. */
export const said: Record<ArchetypeId, string> = {
  inocente: 'O Inocente em mim confia sem pedir garantias.',
  sabio: 'O Sábio em mim procura entender antes de responder.',
  guerreiro: 'O Guerreiro em mim se põe de pé pelo que importa.',
  cuidador: 'O Cuidador em mim percebe o que falta e oferece.',
  explorador: 'O Explorador em mim quer ver com os próprios olhos.',
  governante: 'O Governante em mim põe ordem no que é de muitos.',
}

/** Before what was written of a day: whatever it was, nobody's share in it is spoken of. */
export const day = 'Um dia de que me lembrei'
export const otherDay = 'E outro'

export const opening = (list: string) => `Nas cinco cenas, quem mais apareceu: ${list}.`
export const whole = {
  the: 'as cinco cenas',
  of: (the: string) => `${the} que apareceu no meu quiz`,
  said: 'A leitura das cinco cenas faz sentido para mim.',
}
