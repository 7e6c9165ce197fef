import type { ElementId } from './slice'

interface AssociationTexts {
  /** What another visitor might write of it. */
  example: string
  /** Asked of the visitor's own words, beside what is told of the element. */
  between: string
}

export const associationTexts: Record<ElementId, AssociationTexts> = {
  mae: { example: 'o cheiro do café de manhã', between: 'A mãe do sonho se parece com essa lembrança?' },
  pai: { example: 'a mão dele no guidão da bicicleta', between: 'O que o pai dessa lembrança faria no sonho?' },
  crianca: { example: 'minha prima, de galochas amarelas', between: 'Que idade essa lembrança tem?' },
  estranho: {
    example: 'o porteiro do prédio antigo',
    between: 'O que do estranho vem dessa lembrança, e o que é só do sonho?',
  },
  sabio: { example: 'a vizinha que benzia', between: 'O que essa lembrança diria no lugar dele?' },
  casa: { example: 'a casa da rua de terra', between: 'Que cômodo do sonho já estava nessa lembrança?' },
  floresta: { example: 'o mato atrás do campinho', between: 'O que há de floresta nessa lembrança?' },
  agua: { example: 'a piscina da minha avó', between: 'Essa lembrança é calma, turva ou em movimento?' },
  montanha: { example: 'a serra, vista do ônibus', between: 'Nessa lembrança se sobe, se desce ou se olha de longe?' },
  escola: { example: 'o barulho do recreio', between: 'O que se aprendia nessa lembrança?' },
  chave: { example: 'o molho de chaves do meu tio', between: 'O que essa lembrança abre, e o que deixa fechado?' },
  livro: {
    example: 'um atlas com a capa solta',
    between: 'Se essa lembrança fosse uma página, o que viria na seguinte?',
  },
  espelho: { example: 'o espelho do corredor, alto demais', between: 'O que o espelho mostraria dessa lembrança?' },
  ponte: { example: 'a pinguela do sítio', between: 'Quem estava com você nessa lembrança?' },
  coroa: { example: 'uma coroa de papel, de aniversário', between: 'Nessa lembrança, quem mandava?' },
  medo: { example: 'a noite antes de uma prova', between: 'O que ajudou, nessa lembrança?' },
  alegria: { example: 'todo mundo cantando no carro', between: 'Com quem você dividiria essa alegria hoje?' },
  confusao: { example: 'a rodoviária em dezembro', between: 'O que ficou mais claro ao escrever?' },
  paz: { example: 'a rede, depois do almoço', between: 'O que dessa paz dá para repetir nesta semana?' },
  urgencia: { example: 'correr atrás do ônibus', between: 'De quem era essa pressa?' },
}
