import { askedOf } from '../../ui/tool/associationTexts'
import { symbols } from './content'
import type { SymbolId } from './slice'

export const invitation = 'O que os símbolos lembram a você?'

/** What another visitor might write. */
const examples: Record<SymbolId, string> = {
  sol: 'o quintal, bem cedo',
  lua: 'a volta da praia, de noite',
  montanha: 'a serra, do ônibus',
  agua: 'a piscina da minha avó',
  fogo: 'o fogão a lenha',
  arvore: 'a mangueira da escola',
  estrela: 'um adesivo no teto',
  coracao: 'um bilhete da minha mãe',
}

export const asked = (image: SymbolId) => askedOf(image, symbols[image].name, symbols[image].the, examples[image])
