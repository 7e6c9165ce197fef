import type { ArchetypeId } from './slice'

/** What an archetype that makes sense says in the first person. */
export const said: Record<ArchetypeId, string> = {
  inocente: 'O Inocente em mim confia sem pedir garantias, e sabe que a alegria volta.',
  sabio: 'O Sábio em mim procura entender antes de responder, e às vezes aprende no meio da frase.',
  guerreiro: 'O Guerreiro em mim se põe de pé pelo que importa, e pode tirar o elmo em casa.',
  cuidador: 'O Cuidador em mim percebe o que falta aos outros, e também precisa receber.',
  explorador: 'O Explorador em mim quer ver por si, e tem uma ilha para onde voltar.',
  governante: 'O Governante em mim põe ordem no que é de muitos, e pode dividir o que carrega.',
}

export const opening = (list: string) => `Nas cinco cenas, quem mais apareceu: ${list}.`
export const whole = { the: 'as cinco cenas', said: 'A leitura das cinco cenas faz sentido para mim.' }
