import { capitalised, type Variants } from '../../core/words'
import { type SymbolId, symbolIds } from './slice'

/** Sentences of the three reflection paragraphs. The order is the visitor's own; no place in the circle is worth more. */

type Names = string

/** Each in several ways, so that two circles are not told alike. */
export const ends = (first: string, last: string): Variants => [
  `A sua roda começa pel${first} e se fecha com ${last}.`,
  `A volta da roda começa pel${first} e termina n${last}.`,
  `Na roda, a primeira imagem é ${first}, e a última, ${last}.`,
  `No começo da roda está ${first}, e no fim, ${last}.`,
]

export const between = (first: string, second: string, third: string): Variants => [
  `Depois d${first} vêm ${second} e ${third}.`,
  `Em seguida vêm ${second} e ${third}.`,
  `Ao lado d${first} está ${second}, e depois vem ${third}.`,
  `${capitalised(second)} e ${third} vêm logo depois.`,
]

/** On which images the Self of the middle comes back. */
export const ofSelf = {
  none: ['O Self está no centro, como em toda mandala deste exercício.'] as Variants,
  one: (name: string): Variants => [
    `O Self, que está no centro, aparece na borda numa só imagem: ${name}. Se quiser, demore-se nela.`,
    `Ao Self, que está no centro, só uma imagem da borda se liga: ${name}. O que nela chamou a sua atenção?`,
  ],
  several: (names: Names): Variants => [
    `O Self, que está no centro, aparece também na borda, com ${names}.`,
    `Ao Self, que está no centro, associo também ${names}.`,
    `Associo ao Self ${names}; ele mesmo está no centro.`,
  ],
}

/** What stayed out, and one of it by name. */
export const absence = {
  one: (name: string): Variants => [`Só ${name} ficou de fora.`, `Fora da roda ficou só ${name}.`],
  more: (names: Names): Variants => [
    `${capitalised(names)} ficaram de fora.`,
    `Desta vez não vieram ${names}.`,
    `Fora da roda ficaram ${names}.`,
    `Não entraram ${names}.`,
  ],
  question: (name: string, first: string): Variants => [
    `Se ${name} chegasse agora, ficaria perto d${first} ou do lado oposto?`,
    `${capitalised(name)} parece hoje uma imagem próxima ou estranha?`,
    `Que lugar da roda seria d${name}?`,
    `Você abriria lugar para ${name} ao lado d${first}?`,
  ],
  none: (first: string, last: string) =>
    `Nada ficou de fora. Se uma das oito imagens pudesse descansar hoje, seria ${first}, ${last} ou outra?`,
}

/** A sentence on the one absence that the drawing shows, too. */
export const withoutFire = 'Associo o Fogo à Sombra, e não leio nada na ausência dele.'

/** What two symbols say together, whichever of them comes first; by the names in the order of `symbolIds`. */
const pairs: Record<string, string> = {
  'sol lua': 'De dia ou de noite: quando você pensa melhor?',
  'sol montanha': 'O sol chega ao alto da montanha antes de chegar ao vale. Que parte do seu dia clareia primeiro?',
  'sol agua':
    'A luz entra na água só até certa profundidade. Que sentimento continua com você, mesmo depois de explicado?',
  'sol fogo': 'O calor do sol e o do fogo: qual lembra mais o seu?',
  'sol arvore': 'O que cresce em você e ainda não é para mostrar?',
  'sol estrela': 'O que você gostaria de fazer numa hora mais calma?',
  'sol coracao': 'De quem você gosta e gostaria de entender melhor?',
  'lua montanha': 'À noite a mesma montanha parece outra. O que ajuda você quando anoitece?',
  'lua agua': 'A maré segue a Lua. Seu humor também muda ao longo do dia?',
  'lua fogo': 'A Lua reflete a luz do Sol, o Fogo tem luz própria. De que luz você gosta mais?',
  'lua arvore': 'Muita gente planta olhando a lua. O que você plantaria agora?',
  'lua estrela': 'Que humor tem aparecido mais à noite?',
  'lua coracao': 'De quem você gostaria de ter notícia hoje?',
  'montanha agua': 'A água desce a montanha e vai mudando o desenho dela. O que em você mudou devagar?',
  'montanha fogo': 'Com quem você consegue ter firmeza sem perder o calor?',
  'montanha arvore': 'Na encosta, a raiz segura a árvore e também a terra. Em que, ou em quem, você se apoia hoje?',
  'montanha estrela': 'O que está perto esta semana, e o que ainda está longe?',
  'montanha coracao': 'Com quem você gostaria de dividir um trecho do caminho?',
  'agua fogo': 'Água e Fogo parecem contrários. Que sentimentos já couberam juntos num dia seu?',
  'agua arvore': 'Alguma coisa em você começou devagar e só agora aparece?',
  'agua estrela': 'O que costuma dar sossego a você?',
  'agua coracao': 'A quem você contaria o que sente hoje?',
  'fogo arvore': 'Do que você quer cuidar com calma agora?',
  'fogo estrela':
    'A estrela também arde, muito longe daqui. O que você admira em alguém e gostaria de conhecer de perto?',
  'fogo coracao': 'Para você, o Fogo e o Coração combinam, ou pedem distância?',
  'arvore estrela': 'A Árvore fica, a Estrela se vê de longe. O que ajuda você a se orientar nestes dias?',
  'arvore coracao':
    'Muitas árvores guardam nos anéis do tronco os anos que passaram. De que afeto antigo você gosta de se lembrar, se há um?',
  'estrela coracao': 'O que a Estrela diria hoje, e o que diria o Coração?',
}

export function pairText(one: SymbolId, other: SymbolId): string {
  const [first, second] = [one, other].sort((a, b) => symbolIds.indexOf(a) - symbolIds.indexOf(b))
  return pairs[`${first} ${second}`] ?? ''
}
