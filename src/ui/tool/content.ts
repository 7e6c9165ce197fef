/** Words that every tool's page says in the same way. */
export const texts = {
  writing: {
    title: 'Um lugar para escrever',
    note: 'Escreva, se quiser. Nada é salvo nem enviado.',
    /** Stands before the text where the result is copied. */
    written: 'O que escrevi',
  },
  /** Name of the bar whose value is said with it: "Etapa 3 de 6". */
  progress: 'Andamento',
  credit:
    'Inspirado na psicologia analítica de C. G. Jung, na jornada do herói (J. Campbell, na versão de C. Vogler) e nos arquétipos descritos por Carol S. Pearson. Exercício de reflexão, sem valor diagnóstico: não é um teste psicológico e não substitui acompanhamento.',
}

/** What was written, as the last paragraph of a copied result; none if nothing was. */
export const writtenParagraph = (text: string): string[] =>
  text.trim() ? [`${texts.writing.written}\n${text.trim()}`] : []
