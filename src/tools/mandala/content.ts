import type { ToolHead } from '../../core/tool'
import { listed, type Variants } from '../../core/words'
import { terms } from '../shared/content'
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
  story: string
  /** Of the Self in the centre, with this symbol around it; the Self is the whole person, never the ego alone. */
  centre: Variants
  questions: Variants
  /** Something small to do in the week. */
  weeks: Variants
}

export const symbols: Record<SymbolId, SymbolTexts> = {
  sol: {
    name: 'Sol',
    the: 'o Sol',
    meaning: 'Consciência, energia vital, ego',
    archetype: 'Self',
    gloss:
      'Para Jung, o Self é a psique inteira e o centro dela; o ego, o centro da consciência. O Sol pode ser imagem de um e de outro.',
    story:
      'Jung ouviu no monte Elgon que, ao nascer do sol, as pessoas saíam da cabana e erguiam as mãos abertas para a luz. Ele conta, em Memórias, sonhos, reflexões, que demorou a entender: o que se saudava era o instante em que a luz chega.',
    centre: [
      'O Sol ilumina uma parte; o Self, no centro, é a pessoa inteira.',
      'No centro está o Self, a pessoa inteira, no claro do Sol e fora dele.',
    ],
    questions: ['O que tem pedido mais clareza na sua vida?', 'Em que hora do dia você se reconhece mais?'],
    weeks: [
      'Repare por onde a luz entra primeiro no lugar em que você acorda.',
      'Fique um pouco onde bate luz, pelo tempo de um café.',
    ],
  },
  lua: {
    name: 'Lua',
    the: 'a Lua',
    meaning: 'Inconsciente, intuição, feminino',
    archetype: 'Anima',
    gloss:
      'Anima é alma, em latim: para Jung, uma ponte para o mundo interior. Aqui, um polo simbólico presente em qualquer pessoa.',
    story:
      'As manchas da Lua são as mesmas para todo mundo. No Brasil, muita gente aprendeu em criança a ver nelas São Jorge a cavalo, e no Japão se vê um coelho.',
    centre: [
      'Em qualquer fase da Lua, o Self, no centro, é a pessoa inteira.',
      'O Self, no centro, é a pessoa inteira, e não míngua com a Lua.',
    ],
    questions: ['Em que fase da Lua você diria que anda?', 'O que você já sabia antes de conseguir explicar?'],
    weeks: [
      'Antes de dormir, veja se a Lua está no céu, e de que tamanho.',
      'Siga um palpite sem importância, sobre que música ouvir ou que xícara usar.',
    ],
  },
  montanha: {
    name: 'Montanha',
    the: 'a Montanha',
    meaning: 'Estabilidade, transcendência, desafio',
    archetype: 'Self',
    gloss: 'Jung viu na montanha, meta de quem sobe em peregrinação, muitas vezes uma imagem do Self.',
    story:
      'Numa carta datada de 1336, o poeta Petrarca conta que subiu o monte Ventoux, na Provença, só para ver como era. No alto, leu nas Confissões de Santo Agostinho que as pessoas vão admirar o cume dos montes e se esquecem de si mesmas, e fez a descida inteira calado.',
    centre: [
      'Da Montanha se vê um lado por vez; o Self, no centro, é a pessoa inteira.',
      'Por maior que seja a Montanha, no centro está o Self, a pessoa inteira.',
    ],
    questions: ['Que subida você tem feito, e em que ritmo?', 'O que está no mesmo lugar desde que você se lembra?'],
    weeks: [
      'Ao se sentar, repare um instante na cadeira que segura você.',
      'Lave um prato só, na metade da velocidade de sempre.',
    ],
  },
  agua: {
    name: 'Água',
    the: 'a Água',
    meaning: 'Emoções, purificação, fluidez',
    archetype: 'Inconsciente',
    gloss:
      'O inconsciente, mais do que um arquétipo, é um território: o que vive em cada pessoa sem que ela o perceba.',
    story:
      'No poema “Rios sem discurso”, João Cabral de Melo Neto compara um rio a uma fala: na seca ele se corta em poços, e cada poço fica como uma palavra sozinha. Para que os poços se juntem de novo em frase, é preciso muita água em fios.',
    centre: [
      'No centro está o Self, a pessoa inteira, e boa parte de uma pessoa é Água.',
      'O Self, no centro, é a pessoa inteira, com a Água que corre sem aparecer.',
    ],
    questions: ['Que emoção anda perto da superfície?', 'De que barulho de água você gosta?'],
    weeks: [
      'Ao lavar o rosto, repare um instante só na água.',
      'Beba um copo de água sem fazer mais nada ao mesmo tempo.',
    ],
  },
  fogo: {
    name: 'Fogo',
    the: 'o Fogo',
    meaning: 'Transformação, paixão, energia',
    archetype: 'Sombra',
    gloss: 'Jung chamou de sombra o que fica fora da imagem que temos de nós. Nem todo fogo é isso.',
    story:
      'Em A psicanálise do fogo, de 1938, Gaston Bachelard observa que a criança aprende que o fogo é proibido antes de saber que ele queima. O respeito pelo fogo, para ele, é ensinado.',
    centre: [
      'No centro, o Self: a pessoa inteira, com o Fogo que mostra e o que guarda.',
      'Com Fogo alto ou baixo, o Self, no centro, é a mesma pessoa inteira.',
    ],
    questions: [
      'O que aqueceu você nestes dias, ainda que pouco?',
      'De que assunto você falaria por uma hora seguida?',
    ],
    weeks: [
      'Antes do primeiro gole, segure um pouco a xícara quente.',
      'Ponha para tocar a música de que você mais gosta, no volume que der.',
    ],
  },
  arvore: {
    name: 'Árvore',
    the: 'a Árvore',
    meaning: 'Crescimento, conexão, vida',
    archetype: 'Self',
    gloss: 'O Self, pelo lado do crescimento lento que Jung chamou de individuação.',
    story:
      'O ensaio “A árvore filosófica”, de Jung, comenta mais de trinta imagens de árvores, a maioria feita por pessoas em tratamento. Quem vive no Brasil tem outra à mão, a do ipê-amarelo, que perde as folhas na seca e floresce justamente aí.',
    centre: [
      'A Árvore é também a raiz que não se vê, e o Self, no centro, é a pessoa inteira.',
      'O Self, no centro, é a pessoa inteira, em todas as idades, como a Árvore.',
    ],
    questions: ['O que em você pede raiz, e o que pede espaço?', 'O que cresceu em você sem fazer barulho?'],
    weeks: [
      'Repare na planta mais próxima, mesmo que ela nasça na rachadura de um muro.',
      'Comece uma coisa pequena e deixe o resto para o dia seguinte.',
    ],
  },
  estrela: {
    name: 'Estrela',
    the: 'a Estrela',
    meaning: 'Orientação, esperança, destino',
    archetype: 'Self',
    gloss: 'O Self visto de longe, como uma direção.',
    story:
      'No poema “A estrela”, Manuel Bandeira vê uma estrela alta e fria no fim do dia e pergunta por que ela não desce. No céu daqui, é pelo Cruzeiro do Sul que se acha o sul.',
    centre: [
      'A Estrela está longe, e o Self, a pessoa inteira, está aqui, no centro.',
      'A Estrela mostra de longe o que está no centro: o Self, a pessoa inteira.',
    ],
    questions: ['O que tem servido de guia?', 'O que você gosta de ver, mesmo de longe?'],
    weeks: [
      'Descubra de que lado nasce o sol no lugar em que você dorme.',
      'Escreva num papel uma palavra de que você gosta e deixe à vista.',
    ],
  },
  coracao: {
    name: 'Coração',
    the: 'o Coração',
    meaning: 'Amor, compaixão, centro emocional',
    archetype: 'Anima/Animus',
    gloss:
      'Anima e animus são alma e espírito, em latim: imagens do outro em qualquer pessoa. Jung dava uma a cada sexo; muitos junguianos de hoje já não dividem assim.',
    story:
      'No “Poema de sete faces”, de 1930, Carlos Drummond de Andrade diz ter um coração mais vasto que o vasto mundo. Em “Mundo grande”, de 1940, acha o coração menor que o mundo e, perto do fim, admite que ele também pode crescer.',
    centre: [
      'O Coração é um centro, e o Self é outro, maior: a pessoa inteira.',
      'No centro está o Self, a pessoa inteira, que é mais do que o Coração sente.',
    ],
    questions: ['Onde seu afeto tem encontrado lugar?', 'De que coisa pequena você gosta muito?'],
    weeks: [
      'Num dia qualquer, sirva o seu café como serviria o de uma visita.',
      'Dê bom-dia em voz alta ao primeiro bicho que aparecer, ou a uma planta.',
    ],
  },
}

/** How two symbols of the circle lie: next to one another, or opposite, with the Self between them. */
export type Relation = 'beside' | 'opposite'

/** What two symbols say together, whichever of them comes first; by their ids in the order of `symbolIds`. */
export const pairs: Record<Relation, Record<string, string>> = {
  beside: {
    'sol lua': 'Sol e Lua ficaram juntos, como nas tardes em que ela já está no céu.',
    'sol montanha': 'Com a Montanha ao lado, o Sol chega mais tarde, e ainda é de manhã.',
    'sol agua': 'Com o Sol ao lado, a Água esquenta por cima e só depois por dentro.',
    'sol fogo': 'O Sol esquenta a rua toda; o Fogo, ao lado, só quem chega perto.',
    'sol arvore': 'A Árvore pega Sol o dia todo e ainda dá sombra a quem passa na calçada.',
    'sol estrela': 'O Sol é a Estrela vista de perto: a sua roda juntou o perto e o longe.',
    'sol coracao': 'O Sol aparece para todo mundo; o Coração, seu vizinho, é mais reservado.',
    'lua montanha': 'A Lua passa, a Montanha fica, e nesta roda uma faz companhia à outra.',
    'lua agua': 'Com a Lua ao lado, a Água sobe e desce sem que nada esteja errado.',
    'lua fogo': 'A Lua clareia sem esquentar, e ganhou o Fogo por vizinho.',
    'lua arvore': 'A Lua muda em dias, a Árvore leva anos: você trouxe os dois tempos.',
    'lua estrela': 'Perto da Lua, que muda toda noite, a Estrela é a mesma de ontem.',
    'lua coracao': 'Quem entende de fases é a Lua, que aqui faz companhia ao Coração.',
    'montanha agua': 'A Montanha parece não mudar; a Água, devagar, muda o desenho dela.',
    'montanha fogo': 'Na Montanha esfria cedo, e o Fogo ficou logo ao lado.',
    'montanha arvore': 'A Montanha sustenta a Árvore, e a raiz da Árvore segura a Montanha.',
    'montanha estrela': 'A Montanha dá para tocar, e a Estrela, perto dela, é só de olhar.',
    'montanha coracao': 'O Coração ficou junto da Montanha, que corta o vento.',
    'agua fogo': 'A Água ficou ao lado do Fogo, e ele continua aceso.',
    'agua arvore': 'A Árvore não precisa procurar a Água, que ficou ali mesmo, ao lado.',
    'agua estrela': 'A Estrela cabe na Água sem sair do céu, e as duas ficaram juntas.',
    'agua coracao': 'A Água amacia o que encosta nela, e quem encostou foi o Coração.',
    'fogo arvore': 'A Árvore não tem pressa, o Fogo tem, e nesta roda os dois são vizinhos.',
    'fogo estrela': 'Do Fogo se chega perto, da Estrela não, e os dois clareiam a mesma noite.',
    'fogo coracao': 'Com o Fogo ao lado, o Coração não passa frio.',
    'arvore estrela': 'Ao lado da Estrela, a Árvore tem céu de sobra para crescer.',
    'arvore coracao': 'O Coração ficou à sombra da Árvore, que não pergunta nada a quem chega.',
    'estrela coracao': 'A sua roda tem dois guias, a Estrela para longe e o Coração para perto.',
  },
  opposite: {
    'sol lua': 'O Sol de um lado, a Lua do outro, como num fim de tarde de lua cheia.',
    'sol montanha': 'Em frente ao Sol, a Montanha muda de cor o dia todo sem sair do lugar.',
    'sol agua': 'A Água molha, o Sol enxuga, e entre os dois, nesta roda, cabe um varal.',
    'sol fogo': 'O Fogo precisa de quem o acenda; o Sol, em frente, vem sozinho.',
    'sol arvore': 'A Árvore cresce para o lado do Sol, que ficou bem em frente.',
    'sol estrela': 'Com o Sol alto, a Estrela não se vê, mas continua lá.',
    'sol coracao': 'De frente para o Sol, o Coração ficou como quarto que pega luz da manhã.',
    'lua montanha': 'À luz da Lua, a Montanha de sempre parece outra.',
    'lua agua': 'Do outro lado da roda, a Lua continua mexendo com a Água.',
    'lua fogo': 'O Fogo quer ser olhado agora; a Lua, em frente, pode ficar para amanhã.',
    'lua arvore': 'Muita gente planta olhando a Lua, que aqui ficou olhando a Árvore.',
    'lua estrela': 'Com a Lua de um lado e a Estrela do outro, a noite desta roda tem luz.',
    'lua coracao': 'Como a Lua, o Coração raras vezes se mostra inteiro.',
    'montanha agua': 'A Água nasce na Montanha, e daqui ainda avista o lugar em que nasceu.',
    'montanha fogo': 'A Montanha não se mexe, o Fogo não para quieto, e os dois se olham.',
    'montanha arvore': 'A Montanha fica como está; a Árvore, em frente, cresce mais um pouco.',
    'montanha estrela': 'Você tem a Montanha para saber o lugar e a Estrela para saber a direção.',
    'montanha coracao': 'De pedra, aqui, só a Montanha; o Coração está de frente para ela.',
    'agua fogo': 'Com a Água de um lado e o Fogo do outro, já dá para passar um café.',
    'agua arvore': 'Mesmo de longe, a raiz da Árvore encontra a Água.',
    'agua estrela': 'Na Água, o pescador acha a volta pela Estrela, que aqui está em frente.',
    'agua coracao': 'Em frente ao Coração está a Água, que muda de forma e continua a mesma.',
    'fogo arvore': 'A Árvore dá sombra, o Fogo dá luz, e nesta roda os dois se olham.',
    'fogo estrela': 'O Fogo pede lenha, a Estrela não pede nada, e ficaram frente a frente.',
    'fogo coracao': 'Entre o Fogo e o Coração fica a roda toda, distância boa para se aquecer.',
    'arvore estrela': 'A Árvore é de um lugar só; a Estrela se vê de qualquer lugar.',
    'arvore coracao': 'A Árvore guarda nos anéis o ano bom e o ano ruim, e o Coração sabe como é.',
    'estrela coracao': 'Em frente ao Coração está a Estrela, uma das primeiras da noite.',
  },
}

export const nameOf = (id: SymbolId): string => symbols[id].name

/** What search engines and shared links say of the page. */
export const head: ToolHead = {
  description:
    'Escolha de quatro a oito símbolos, disponha-os em círculo e leia um convite à reflexão. Um exercício no seu navegador, inspirado em Jung.',
  keywords: ['mandala', 'símbolos', 'Self', 'psicologia analítica', 'autorreflexão'],
}

export const texts = {
  title: 'Mandala Arquetípica',
  lead: 'Escolha os símbolos que chamam a sua atenção. Com quatro ou mais, a mandala já pode ser lida.',
  order: 'A ordem também é sua: na lista, as setas mudam o lugar de cada símbolo.',
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
  up: (name: string) => `Mover ${name} para cima`,
  down: (name: string) => `Mover ${name} para baixo`,
  missing: (count: number) => (count === 1 ? 'Falta 1 símbolo' : `Faltam ${count} símbolos`),
  /** Heard when the button below can be pressed from now on. */
  ready: 'A mandala já pode ser lida.',
  /** Leads to the notes. */
  invitation: 'O que os símbolos lembram a você?',
  ask: 'Gerar Interpretação',
  /** Line below the drawing; but for the first, the name of the symbol spoken of stands before it. */
  nothing: 'O círculo está vazio. Comece por qualquer símbolo.',
  alone: 'está só no círculo.',
  /** Its neighbours' names: one with two symbols, two from three on. */
  placed: (position: number, count: number, beside: readonly string[]) =>
    `está na posição ${position} de ${count}, ${beside.length > 1 ? 'entre' : 'diante de'} ${listed(beside)}.`,
  left: (rest: readonly string[]) => {
    if (rest.length === 0) return 'saiu do círculo, que agora está vazio.'
    return `saiu do círculo. ${rest.length === 1 ? 'Fica' : 'Ficam'} ${listed(rest)}.`
  },
  result: {
    title: 'O que a sua mandala reúne',
    sources: 'Fontes: Jung e Nise da Silveira.',
    restart: 'Recomeçar',
  },
  archetype: (label: string) => `Arquétipo: ${label}`,
}
