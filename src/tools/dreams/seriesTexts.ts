import { capitalised, listed } from '../../core/words'
import type { SeriesTexts } from '../../ui/tool/series'
import { agreeing } from '../../ui/tool/series/texts'

export const texts: SeriesTexts = {
  ask: 'Tenho um sonho de antes',
  title: 'Um sonho ao lado do outro',
  now: 'Este sonho',
  remove: (which) => `Tirar este sonho do lado: ${which}`,
  found: (count) => (count === 1 ? 'Um sonho foi lido.' : `${count} sonhos foram lidos.`),
  none: 'Não encontrei aí a linha do sonho, que vem logo abaixo do nome do diário e é assim: “Mãe, Estranho · Floresta · Medo, 24 de novembro de 2026”.',
}

type Names = readonly string[]

/** Sentences on dreams side by side; elements come as they stand in a sentence: `a mãe`. */
export const say = {
  again: (names: Names) =>
    `${capitalised(listed(names))} ${agreeing(names, 'aparece', 'aparecem')} em mais de um destes sonhos.`,
  noneAgain: 'Nenhum elemento se repete: cada um destes sonhos trouxe os seus.',
  beside: (often: string, names: Names) =>
    names.length > 0
      ? `Nos sonhos com ${often} ${agreeing(names, 'está', 'estão')} também ${listed(names)}.`
      : `${capitalised(often)} nem sempre vem com a mesma companhia.`,
  common: 'O que eles têm em comum talvez não esteja nesta lista: um clima, um jeito de acabar.',
  fresh: (names: Names) =>
    names.length > 0
      ? `Só no último ${agreeing(names, 'está', 'estão')} ${listed(names)}, e pode ser acaso.`
      : 'O último não trouxe nada que não estivesse em outro, e pode ser acaso.',
  question: {
    thing: (often: string) => `Quando ${often} aparece, o que vem diferente?`,
    other: 'De um sonho ao outro, o que muda?',
    none: 'Lendo um depois do outro, o que continua?',
  },
}

/** Where there was fear, nothing is compared. */
export const gentle = {
  sentences: [
    'Em pelo menos um destes sonhos há medo: olhe de longe, e só o que quiser.',
    'Aqui não é preciso decifrar nada, nem procurar o que se repete.',
    'Se um sonho assim volta e tira o sono, talvez ajude contar a uma pessoa de confiança.',
  ],
  question: 'Quem você gostaria de ter por perto depois de um sonho desses?',
} as const
