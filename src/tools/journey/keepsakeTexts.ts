import type { StepId } from './slice'

/** What a step that makes sense says in the first person, by what was ticked there. */
export const said = (name: string, motifs: string) => `Em ${name}, reconheci ${motifs}.`

/** Before what the sentences ticked in a step remind her of. */
export const withSentences = (name: string) => `Em ${name}, me lembrei disto`

export const opening = (names: string) => `Na jornada, marquei frases em ${names}.`
export const nothing = 'Na jornada, não marquei nenhuma das frases.'
export const whole = {
  the: 'a minha jornada',
  of: 'na minha jornada',
  said: 'A leitura da jornada faz sentido para mim.',
}

/** Said whatever she answers, by the step of what tells of distress. */
export const hard: Partial<Record<StepId, string>> = {
  chamado: 'Quis passar um tempo longe da rotina. Posso contar a alguém de confiança ou ao CVV (188).',
  provacoes: 'Há dias que só atravesso. Alguém de confiança ou o CVV (188) pode ouvir.',
}
