import { elementTexts, the } from './content'
import type { ElementId } from './slice'

export const invitation = 'O que estas imagens lembram a você?'

/** What another visitor might write. */
const examples: Record<ElementId, string> = {
  mae: 'o cheiro do café de manhã',
  pai: 'a mão dele no guidão da bicicleta',
  crianca: 'minha prima, de galochas amarelas',
  estranho: 'o porteiro do prédio antigo',
  sabio: 'a vizinha que benzia',
  casa: 'a casa da rua de terra',
  floresta: 'o mato atrás do campinho',
  agua: 'a piscina da minha avó',
  montanha: 'a serra, vista do ônibus',
  escola: 'o barulho do recreio',
  chave: 'o molho de chaves do meu tio',
  livro: 'um atlas com a capa solta',
  espelho: 'o espelho do corredor, alto demais',
  ponte: 'a pinguela do sítio',
  coroa: 'uma coroa de papel, de aniversário',
  medo: 'a noite antes de uma prova',
  alegria: 'todo mundo cantando no carro',
  confusao: 'a rodoviária em dezembro',
  paz: 'a rede, depois do almoço',
  urgencia: 'correr atrás do ônibus',
}

/** What is asked of an element, before anything is told of it. */
export const asked = (image: ElementId) => ({
  image,
  name: elementTexts[image].name,
  question: `O que ${the(image)} lembra a você?`,
  example: examples[image],
})
