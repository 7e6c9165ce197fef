import { crisis } from '../../core/crisis'

/** Words that every tool's page says in the same way. */
export const texts = {
  opening: {
    /** Asked before anything is chosen; the dream diary asks for the dream instead. */
    question: 'O que trouxe você aqui hoje?',
    note: 'Se quiser. O resultado começa por aqui.',
  },
  writing: {
    title: 'Um lugar para escrever',
    note: 'Se você escreveu algo no começo, continua aqui. Nada é salvo nem enviado.',
    /** Stands before the visitor's own words, at the head of the result. */
    written: 'Você escreveu',
  },
  /** Before the visitor's own words of an image. */
  yours: (the: string) => `Para você, ${the}`,
  unfold: 'Ler a história inteira',
  fold: 'Fechar',
  suggestion: 'Para a semana, se quiser',
  /** Name of the bar whose value is said with it: "Etapa 3 de 6". */
  progress: 'Andamento',
  disclaimer:
    'Exercício de reflexão, sem valor diagnóstico: não é um teste psicológico e não substitui acompanhamento.',
}

/** Said before a tool begins. */
export const terms = (minutes: string): string =>
  `Leva cerca de ${minutes} minutos. É um exercício, não um teste, e nada do que você faz aqui fica guardado.`

/** What was written, first in a copied result, and whom to call, unless that follows anyway; none if nothing was. */
export const writtenParagraphs = (text: string, isFollowed = false): string[] =>
  text.trim() ? [`${texts.writing.written}\n${text.trim()}`, ...(isFollowed ? [] : [crisis.beside])] : []

/** The small thing to do, as a paragraph of a copied result. */
export const suggestionParagraph = (text: string): string[] => (text ? [`${texts.suggestion}\n${text}`] : [])

/** What was written of an image, after whose it is; none if nothing was. */
export const quoted = (of: string, words: string): string[] => (words ? [`${of}: “${words}”`] : [])

/** What the visitor wrote of an image, as a line of a copied result. */
export const ownLine = (words: string, the: string): string[] => quoted(texts.yours(the), words)
