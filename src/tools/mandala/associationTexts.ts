import { symbols } from './content'
import type { SymbolId } from './slice'

export const invitation = 'O que os símbolos lembram a você?'

/** What another visitor might write. */
const examples: Record<SymbolId, string> = {
  sol: 'o quintal, cedo, antes de todo mundo',
  lua: 'a volta da praia, de noite',
  montanha: 'a serra, vista do ônibus',
  agua: 'a piscina da minha avó',
  fogo: 'o fogão a lenha, aceso cedo',
  arvore: 'a mangueira da escola',
  estrela: 'um adesivo que brilhava no teto do quarto',
  coracao: 'a letra da minha mãe num bilhete',
}

/** What is asked of a symbol, before anything is told of it. */
export const asked = (image: SymbolId) => ({
  image,
  name: symbols[image].name,
  question: `O que ${symbols[image].the} lembra a você?`,
  example: examples[image],
})
