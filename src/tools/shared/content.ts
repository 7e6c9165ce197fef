import { crisis } from '../../core/crisis'

/** Texts that are the same in every tool. */
export const texts = {
  opening: {
    /** Asked before anything is chosen; the dream diary asks for the dream instead. */
    question: 'O que trouxe você aqui hoje?',
    note: 'Se quiser. Ninguém lê; aparece no alto do resultado.',
  },
  answerNote: 'Nada é salvo nem enviado.',
  /** Before what the visitor wrote about an image, for those who hear it. */
  yourNote: 'Para você:',
  story: 'Ler a história',
  week: 'Para a semana',
  notes: {
    /** @param nameWithArticle of the image: “a Água” */
    question: (nameWithArticle: string) => `O que ${nameWithArticle} lembra a você?`,
    left: (letters: number) =>
      letters === 0 ? 'Não cabem mais letras.' : letters === 1 ? 'Cabe mais 1 letra.' : `Cabem mais ${letters} letras.`,
  },
}

/** Shown before a tool begins. */
export const terms = (minutes: string): string =>
  `Leva cerca de ${minutes} minutos. É um exercício, não um teste, e nada do que você faz aqui fica guardado.`

/** The one paragraph below every result. */
export const finePrint = (sources: string): string =>
  `${sources} Exercício de reflexão, sem valor diagnóstico. ${crisis.line} Menor de 18? Fale com um adulto de confiança ou com o Disque 100.`
