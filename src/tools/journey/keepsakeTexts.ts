import type { StepId } from './slice'

/** What a step that makes sense says in the first person, by what was ticked there. */
export const said: Record<StepId, (motifs: string) => string> = {
  'mundo-comum': (motifs) => `No lugar que já conheço há ${motifs}.`,
  chamado: (motifs) => `Alguma coisa me chama: ${motifs}.`,
  recusa: (motifs) => `Também hesito, e reconheço ${motifs}.`,
  mentor: (motifs) => `Aprendi ou quis aprender: ${motifs}.`,
  limiar: (motifs) => `Num ponto de passagem houve ${motifs}.`,
  provacoes: (motifs) => `No que é difícil houve ${motifs}.`,
}

export const opening = (names: string) => `Na jornada, me reconheci em ${names}.`
export const nothing = 'Na jornada, não me reconheci em nenhuma das frases.'
export const whole = { the: 'o meu percurso', said: 'A leitura do percurso faz sentido para mim.' }

/** Said whatever she answers, by the step of what tells of distress. */
export const hard: Partial<Record<StepId, string>> = {
  chamado: 'Tenho vontade de passar um tempo longe, e posso falar disso com alguém próximo.',
  provacoes: 'Há dias que só atravesso, e posso contar isso a alguém de confiança.',
}
