/** Ids of the five questions, each with its four answers, in the order in which they are shown. */
export const answersOf = {
  fim: ['fim-compreender', 'fim-reunir', 'fim-aceitar', 'fim-concluir'],
  chegada: ['chegada-procurar', 'chegada-percorrer', 'chegada-assumir', 'chegada-sentar'],
  plano: ['plano-avisar', 'plano-seguir', 'plano-esperar', 'plano-refazer'],
  conversa: ['conversa-afastar', 'conversa-delimitar', 'conversa-lembrar', 'conversa-escutar'],
  tarde: ['tarde-arrumar', 'tarde-demorar', 'tarde-caminhar', 'tarde-chamar'],
} as const

export type QuestionId = keyof typeof answersOf
export type AnswerId = (typeof answersOf)[QuestionId][number]

/** In the order in which they are asked. */
export const questionIds = Object.keys(answersOf) as readonly QuestionId[]
