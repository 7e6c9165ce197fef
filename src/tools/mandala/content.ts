import { listed } from '../../core/words'
import type { SymbolId } from './slice'

interface SymbolTexts {
  name: string
  meaning: string
  archetype: Archetype
  /** What the archetype's name says, in a few words, where this symbol is concerned. */
  gloss: string
  otherSide: string
  question: string
}

interface Archetype {
  /** The same for two symbols that the reflection hears as one: Anima sounds in Anima/Animus too. */
  id: 'self' | 'anima' | 'unconscious' | 'shadow'
  label: string
  /** The word the reflection says for it. */
  word: string
}

const self: Archetype = { id: 'self', label: 'Self', word: 'Self' }
const anima: Archetype = { id: 'anima', label: 'Anima', word: 'Anima' }
const animaAnimus: Archetype = { id: 'anima', label: 'Anima/Animus', word: 'Anima' }
const unconscious: Archetype = { id: 'unconscious', label: 'Inconsciente', word: 'Inconsciente' }
const shadow: Archetype = { id: 'shadow', label: 'Sombra', word: 'Sombra' }

export const symbols: Record<SymbolId, SymbolTexts> = {
  sol: {
    name: 'Sol',
    meaning: 'Consciência, energia vital, ego',
    archetype: self,
    gloss: 'Self, ou Si-mesmo, nomeia a psique inteira. O eu, ou ego, é só o centro da consciência.',
    otherSide: 'Luz demais pode ofuscar, e um dia sem noite não dá descanso.',
    question: 'O que tem pedido mais clareza na sua vida?',
  },
  lua: {
    name: 'Lua',
    meaning: 'Inconsciente, intuição, feminino',
    archetype: anima,
    gloss:
      'Anima, alma em latim: em Jung, a ponte com o mundo interior. Aqui, um polo simbólico presente em qualquer pessoa.',
    otherSide: 'Na meia-luz se percebe muito, e às vezes se vê o que não está lá.',
    question: 'O que muda em você por ciclos?',
  },
  montanha: {
    name: 'Montanha',
    meaning: 'Estabilidade, transcendência, desafio',
    archetype: self,
    gloss: 'O Self, totalidade da psique, imaginado como um alto de onde se avista o conjunto.',
    otherSide: 'A altura que abre a vista pode também isolar, e a firmeza às vezes endurece.',
    question: 'Que subida você tem feito, e em que ritmo?',
  },
  agua: {
    name: 'Água',
    meaning: 'Emoções, purificação, fluidez',
    archetype: unconscious,
    gloss: 'Mais um território do que um arquétipo: o que vive em cada pessoa sem que ela o perceba.',
    otherSide: 'O que flui pode transbordar, ou ficar parado tempo demais.',
    question: 'Que emoção anda perto da superfície?',
  },
  fogo: {
    name: 'Fogo',
    meaning: 'Transformação, paixão, energia',
    archetype: shadow,
    gloss: 'Sombra: o que fica de fora da imagem que fazemos de nós. Às vezes é ali que o calor se junta.',
    otherSide: 'O que aquece também pode consumir, até quem cuida da chama.',
    question: 'O que aquece, e o que queima?',
  },
  arvore: {
    name: 'Árvore',
    meaning: 'Crescimento, conexão, vida',
    archetype: self,
    gloss:
      'O Self, a psique inteira, visto como crescimento lento. Jung chamou de individuação esse tornar-se si mesmo.',
    otherSide: 'A raiz que sustenta pode, em certas épocas, prender.',
    question: 'O que em você pede raiz, e o que pede espaço?',
  },
  estrela: {
    name: 'Estrela',
    meaning: 'Orientação, esperança, destino',
    archetype: self,
    gloss: 'O Self, princípio de inteireza da psique, imaginado longe: uma direção, não um caminho pronto.',
    otherSide: 'Um ideal distante orienta, e pode deixar sem luz o que está perto.',
    question: 'O que tem servido de guia?',
  },
  coracao: {
    name: 'Coração',
    meaning: 'Amor, compaixão, centro emocional',
    archetype: animaAnimus,
    gloss:
      'Alma e espírito, em latim: nomes históricos, hoje revistos, para imagens do outro que qualquer pessoa leva em si.',
    otherSide: 'O afeto pode se guardar demais, ou depender demais de uma resposta.',
    question: 'Onde seu afeto tem encontrado lugar?',
  },
}

export const nameOf = (id: SymbolId): string => symbols[id].name

/** Where a symbol lies. */
export interface Seat {
  /** Counted from one. */
  position: number
  count: number
  /** Names of its neighbours: one with two symbols, two from three on. */
  beside: readonly string[]
}

const place = ({ position, count, beside }: Seat): string =>
  `a posição ${position} de ${count}, ${beside.length > 1 ? 'entre' : 'diante de'} ${listed(beside)}`

export const texts = {
  title: 'Mandala Arquetípica',
  lead: 'Escolha os símbolos que chamam a sua atenção. Com quatro ou mais, a mandala já pode ser lida.',
  order: 'A ordem também é sua: arraste um símbolo pelo círculo, ou mude o lugar dele na lista.',
  picker: 'Símbolos para escolher',
  self: 'Self',
  /** Names the drawing to those who do not see it. */
  drawing: (names: readonly string[]) =>
    names.length === 0
      ? 'Mandala ainda sem símbolos ao redor do Self'
      : `Mandala ao redor do Self, a partir do alto: ${listed(names)}`,
  counted: 'símbolos escolhidos',
  chosen: 'Símbolos escolhidos, em ordem',
  emptyList: [
    'No centro está o Self, ou Si-mesmo: o nome que Jung deu à psique inteira, e também ao centro dela.',
    'Mandala quer dizer círculo em sânscrito. A palavra vem de tradições hindus e budistas, em que tem usos próprios. Aqui é só um convite a dispor imagens.',
  ],
  removeShort: 'Remover',
  remove: (name: string) => `Remover ${name}`,
  reorder: (name: string) => `Mudar a posição de ${name}`,
  reorderHint: 'Use as setas para cima e para baixo, Home e End, ou arraste.',
  up: (name: string) => `Mover ${name} para cima`,
  down: (name: string) => `Mover ${name} para baixo`,
  missing: (count: number) => (count === 1 ? 'Falta 1 símbolo' : `Faltam ${count} símbolos`),
  /** Heard when the button below can be pressed from now on. */
  ready: 'A mandala já pode ser lida.',
  ask: 'Gerar Interpretação',
  restart: 'Recomeçar',
  /** Line below the drawing; but for the first, the name of the symbol spoken of stands before it. */
  nothing: 'O círculo está vazio. Comece por qualquer símbolo.',
  alone: 'está só no círculo.',
  seated: (seat: Seat) => `está n${place(seat)}.`,
  going: (seat: Seat) => `vai para ${place(seat)}.`,
  whileDragging: 'Solte para confirmar, Esc para desfazer.',
  left: (rest: readonly string[]) => {
    if (rest.length === 0) return 'saiu do círculo, que agora está vazio.'
    return `saiu do círculo. ${rest.length === 1 ? 'Fica' : 'Ficam'} ${listed(rest)}.`
  },
  result: 'O que a sua mandala reúne',
  archetype: ({ label }: Archetype) => `Arquétipo: ${label}`,
  otherSide: 'Outro lado',
}
