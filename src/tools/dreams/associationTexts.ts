import { askedOf } from '../../ui/tool/associationTexts'
import { elementTexts, the } from './content'
import type { AskedId } from './reading'

export const invitation = 'O que estas imagens lembram a você?'

/** What another visitor might write. */
const examples: Record<AskedId, string> = {
  mae: 'o cheiro do café',
  pai: 'a mão dele no guidão',
  crianca: 'minha prima de galocha',
  estranho: 'o porteiro do prédio',
  sabio: 'a vizinha que benzia',
  casa: 'a casa da rua de terra',
  floresta: 'o mato do campinho',
  agua: 'a piscina da minha avó',
  montanha: 'a serra, do ônibus',
  escola: 'o barulho do recreio',
  chave: 'as chaves do meu tio',
  livro: 'um atlas sem capa',
  espelho: 'o espelho do corredor',
  ponte: 'a pinguela do sítio',
  coroa: 'uma coroa de papel',
  alegria: 'cantar no carro',
  confusao: 'uma rodoviária cheia',
  paz: 'a rede, de tarde',
  urgencia: 'correr atrás do ônibus',
}

export const asked = (image: AskedId) => askedOf(image, elementTexts[image].name, the(image), examples[image])
