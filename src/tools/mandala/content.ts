import { listed } from '../../core/words'
import { terms } from '../../ui/tool/content'
import type { SymbolId } from './slice'

interface SymbolTexts {
  name: string
  /** The symbol with its article, as it stands in a sentence: `a Lua`. */
  the: string
  meaning: string
  /** Label of the archetype, and what its name says where this symbol is concerned. */
  archetype: string
  gloss: string
  /** A story, poem or custom in which the symbol is at work; where each is told stands in docs/sources.md. */
  image: string
  question: string
  /** Asked in its place where the visitor wrote of the symbol: of her own words beside the story. */
  between: string
  /** Something small to do, where the circle begins with this one. */
  suggestion: string
}

export const symbols: Record<SymbolId, SymbolTexts> = {
  sol: {
    name: 'Sol',
    the: 'o Sol',
    meaning: 'Consciência, energia vital, ego',
    archetype: 'Self',
    gloss:
      'Para Jung, o Self é a psique inteira e o centro dela; o ego, o centro da consciência. O Sol pode ser imagem de um e de outro.',
    image:
      'Jung ouviu no monte Elgon que, ao nascer do sol, as pessoas saíam da cabana, cuspiam nas mãos e as erguiam, abertas, para a luz. Ele conta, em Memórias, sonhos, reflexões, que demorou a entender: o que se saudava era o instante em que a luz chega.',
    question: 'O que tem pedido mais clareza na sua vida?',
    between: 'O seu Sol se parece com o daquelas pessoas, ou é outro?',
    suggestion: 'De manhã, repare no que a luz alcança primeiro, e conte a alguém.',
  },
  lua: {
    name: 'Lua',
    the: 'a Lua',
    meaning: 'Inconsciente, intuição, feminino',
    archetype: 'Anima',
    gloss:
      'Anima é alma, em latim: para Jung, uma ponte com o mundo interior. Aqui, um polo simbólico presente em qualquer pessoa.',
    image:
      'As manchas da Lua são as mesmas para todo mundo. No Brasil, muita gente aprendeu em criança a ver nelas São Jorge a cavalo, e no Japão se vê um coelho.',
    question: 'O que muda em você por ciclos?',
    between: 'Essas figuras têm a ver com o que você lembrou, ou nada?',
    suggestion: 'Conte a alguém, de dia, como foram as últimas noites.',
  },
  montanha: {
    name: 'Montanha',
    the: 'a Montanha',
    meaning: 'Estabilidade, transcendência, desafio',
    archetype: 'Self',
    gloss: 'Jung viu na montanha, meta de quem sobe em peregrinação, muitas vezes uma imagem do Self.',
    image:
      'Numa carta datada de 1336, o poeta Petrarca conta que subiu o monte Ventoux, na Provença, só para ver como era. No alto, leu nas Confissões de Santo Agostinho que as pessoas vão admirar o cume dos montes e se esquecem de si mesmas, e fez a descida inteira calado.',
    question: 'Que subida você tem feito, e em que ritmo?',
    between: 'A sua Montanha tem alguma coisa da de Petrarca?',
    suggestion: 'Faça de dia uma caminhada curta, de preferência com alguém, no passo em que ainda dá para conversar.',
  },
  agua: {
    name: 'Água',
    the: 'a Água',
    meaning: 'Emoções, purificação, fluidez',
    archetype: 'Inconsciente',
    gloss:
      'O inconsciente, mais do que um arquétipo, é um território: o que vive em cada pessoa sem que ela o perceba.',
    image:
      'No poema “Rios sem discurso”, João Cabral de Melo Neto compara um rio a uma fala: na seca ele se corta em poços, e cada poço fica como uma palavra sozinha. Para que os poços se juntem de novo em frase, é preciso muita água em fios.',
    question: 'Que emoção anda perto da superfície?',
    between: 'A sua Água e a do poema se encontram em algum ponto?',
    suggestion: 'Quando puder, escute por um minuto os sons à sua volta.',
  },
  fogo: {
    name: 'Fogo',
    the: 'o Fogo',
    meaning: 'Transformação, paixão, energia',
    archetype: 'Sombra',
    gloss: 'Jung chamou de sombra o que fica fora da imagem que temos de nós. Nem todo fogo é isso.',
    image:
      'Em A psicanálise do fogo, de 1938, Gaston Bachelard observa que a criança aprende que o fogo é proibido antes de saber que ele queima. O respeito pelo fogo, para ele, é ensinado.',
    question: 'O que, se houver algo, aqueceu você nestes dias?',
    between: 'Esse fogo e o de que fala Bachelard têm algo a ver um com o outro?',
    suggestion: 'Conte a alguém uma coisa de que você gosta muito e de que quase nunca fala.',
  },
  arvore: {
    name: 'Árvore',
    the: 'a Árvore',
    meaning: 'Crescimento, conexão, vida',
    archetype: 'Self',
    gloss: 'O Self pelo lado do crescimento lento. Individuação foi o nome que Jung deu a esse tornar-se si-mesmo.',
    image:
      'O ensaio “A árvore filosófica”, de Jung, comenta mais de trinta imagens de árvores, a maioria feita por pessoas em tratamento. Quem vive no Brasil tem outra à mão, a do ipê-amarelo, que na seca perde as folhas e floresce justamente então.',
    question: 'O que em você pede raiz, e o que pede espaço?',
    between: 'Alguma dessas árvores tem a ver com o que você lembrou?',
    suggestion: 'Passe com alguém por uma árvore conhecida e conversem sobre o que viram.',
  },
  estrela: {
    name: 'Estrela',
    the: 'a Estrela',
    meaning: 'Orientação, esperança, destino',
    archetype: 'Self',
    gloss: 'O Self visto de longe, como uma direção.',
    image:
      'No poema “A estrela”, Manuel Bandeira vê uma estrela alta e fria no fim do dia e pergunta por que ela não desce. No céu daqui, prolongando o braço maior do Cruzeiro do Sul quatro vezes e meia, na direção do pé da cruz, e descendo a vista até o horizonte, acha-se o sul.',
    question: 'O que tem servido de guia?',
    between: 'A sua Estrela é a do poema, a do rumo ou nenhuma das duas?',
    suggestion:
      'Numa noite de céu aberto, olhe com alguém para uma estrela. De março a agosto, procurem o Cruzeiro do Sul.',
  },
  coracao: {
    name: 'Coração',
    the: 'o Coração',
    meaning: 'Amor, compaixão, centro emocional',
    archetype: 'Anima/Animus',
    gloss:
      'Anima e animus são alma e espírito, em latim: imagens do outro em qualquer pessoa. Jung dava uma a cada sexo; muitos junguianos de hoje já não dividem assim.',
    image:
      'No “Poema de sete faces”, de 1930, Carlos Drummond de Andrade diz ter um coração mais vasto que o vasto mundo. Em “Mundo grande”, de 1940, acha o coração menor que o mundo e, perto do fim, admite que ele também pode crescer.',
    question: 'Onde seu afeto tem encontrado lugar?',
    between: 'Esses versos têm a ver com o que você lembrou, ou nada?',
    suggestion: 'Mande, de dia, uma mensagem a alguém que lhe faz bem. Se precisar de algo, pode pedir.',
  },
}

export const nameOf = (id: SymbolId): string => symbols[id].name

/** A symbol's place in the circle. */
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
    terms('cinco a dez'),
    'No centro está o Self, ou Si-mesmo: o nome que Jung deu à psique inteira, e também ao centro dela.',
    'Mandala quer dizer círculo em sânscrito. A palavra vem de tradições hindus e budistas, em que tem usos próprios.',
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
  sources:
    'As leituras partem de C. G. Jung e de poemas e relatos. No Rio de Janeiro, Nise da Silveira estudou as mandalas pintadas no ateliê do hospital do Engenho de Dentro.',
  archetype: (label: string) => `Arquétipo: ${label}`,
}
