import type { StepId } from './slice'

/** What a step that makes sense says in the first person, by what was ticked there. Steps come in quotation marks. */
export const said = (step: string, motifs: string) => `Em ${step}, reconheci ${motifs}.`

/** Before what the sentences ticked in a step remind her of. */
export const withSentences = (step: string) => `Em ${step}, me lembrei disto`

export const opening = (names: string) => `O que marquei na jornada está em ${names}.`
export const nothing = 'Na jornada, não marquei nenhuma das frases.'
export const whole = {
  the: 'a minha jornada',
  of: (step: string) => `o que marquei em ${step}`,
  said: 'A leitura da jornada faz sentido para mim.',
}

/** Said whatever she answers, by the step of what tells of distress; then whom to tell. */
export const hard: Partial<Record<StepId, string>> = {
  chamado: 'Quis passar um tempo longe da rotina.',
  provacoes: 'Há dias que só atravesso.',
}
export const trusted = 'Posso contar a alguém de confiança.'
