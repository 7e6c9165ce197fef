import { listed } from '../../core/words'
import { terms } from '../../ui/tool/content'
import type { Category, ElementId } from './slice'

export const categoryTexts: Record<Category, string> = {
  pessoas: 'Pessoas',
  lugares: 'Lugares',
  objetos: 'Objetos',
  emocoes: 'Emoções',
}

export const texts = {
  title: 'Diário de Sonhos',
  lead: `Marque o que apareceu no sonho. Três elementos já bastam para uma primeira leitura. ${terms('cinco')}`,
  tell: 'Conte o sonho em duas linhas.',
  sources:
    'As leituras partem de C. G. Jung: A natureza da psique, Os arquétipos e o inconsciente coletivo, Estudos alquímicos e Memórias, sonhos, reflexões.',
  panel: 'Seu Sonho',
  empty: 'Selecione elementos do seu sonho acima',
  interpret: 'Interpretar Sonho',
  restart: 'Novo Sonho',
  count: (count: number) => (count === 1 ? '1 elemento' : `${count} elementos`),
  missing: (missing: number) => (missing === 1 ? 'Falta 1 elemento' : `Faltam ${missing} elementos`),
  sky: {
    empty: 'Céu noturno, ainda sem constelação',
    chosen: (names: string) => `Constelação do sonho: ${names}`,
  },
  announcement: {
    none: 'Nenhum elemento escolhido.',
    chosen: (count: number) => (count === 1 ? '1 elemento escolhido.' : `${count} elementos escolhidos.`),
    ready: 'Já bastam para uma interpretação.',
    interpreted: 'A interpretação acompanha as mudanças.',
  },
  reading: {
    title: 'O que o sonho põe em cena',
    intro: 'Uma leitura possível do que você escolheu. O sonho inteiro só você conhece.',
    more: 'Ler mais',
    questions: 'Três perguntas para este sonho',
    gentleQuestions: 'Três perguntas para agora',
    empty: 'Por enquanto o céu está vazio. Quando quiser, marque de novo o que apareceu no sonho.',
    care: 'Se os pesadelos são frequentes, se um sonho faz reviver uma violência ou se o sono tem faltado, procure a UBS ou o CAPS mais próximo.',
  },
}

interface ElementTexts {
  /** Decoration only; the font of dreams.css stands in where the system lacks one. */
  emoji: string
  name: string
  /** The element with its article, as it stands in a sentence: `a mãe`. */
  the: string
  /** What it may bring, with more than one way to go; where what is told stands, docs/sources.md says. */
  image: string
  /** None of fear, which is told from afar. */
  question?: string
  /** Asked in its place where the visitor wrote of the element: of her own words. */
  between?: string
}

/** Starting points, each with a question; no dictionary: only the dreamer knows what an image means. */
export const elementTexts: Record<ElementId, ElementTexts> = {
  mae: {
    emoji: '👩',
    name: 'Mãe',
    the: 'a mãe',
    image:
      'A mãe do sonho nem sempre é a que se teve: pode ser a que se imaginou, a que fez falta, a que alguém vê em você. Jung via nessa figura dois rostos, o que acolhe e o que não deixa ir.',
    question: 'Que clima essa mãe trazia?',
    between: 'A mãe do sonho se parece com essa lembrança?',
  },
  pai: {
    emoji: '👨',
    name: 'Pai',
    the: 'o pai',
    image:
      'Regra, apoio, um limite que orienta ou que assusta. Uma pessoa conhecida, o lugar que alguém ocupou ou deixou vago, ou um pai que não lembra em nada o seu.',
    question: 'O que esse pai tem de conhecido, e o que só existe no sonho?',
    between: 'Quem poderia ouvir você falar dessa lembrança?',
  },
  crianca: {
    emoji: '🧒',
    name: 'Criança',
    the: 'a criança',
    image:
      'A criança do sonho pode ser alguém que você conhece ou conheceu, você em outra idade ou algo que está só começando. Não é preciso decidir agora se foi uma dessas coisas ou outra.',
    question: 'O que nela pedia atenção?',
    between: 'Com quem você falaria dessa criança?',
  },
  estranho: {
    emoji: '👤',
    name: 'Estranho',
    the: 'o estranho',
    image:
      'Jung chamou de sombra o que não reconhecemos em nós, mas nem todo estranho de sonho é isso. Também existe o estranho que só passa, e o que lembra alguém de verdade.',
    question: 'O que você sentia, com ele ali?',
    between: 'Quem você gostaria de ter por perto ao lembrar disso?',
  },
  sabio: {
    emoji: '🧙',
    name: 'Sábio',
    the: 'o sábio',
    image:
      'Tem qualquer idade e qualquer rosto: a avó, um professor, o motorista do ônibus que diz uma frase. Nas histórias aparece quando já se tentou de tudo. Traz um conselho, e também o risco de calar a sua própria opinião.',
    question: 'Que pergunta você faria a essa figura?',
    between: 'O sábio do sonho e essa lembrança se encontram em alguma coisa?',
  },
  casa: {
    emoji: '🏠',
    name: 'Casa',
    the: 'a casa',
    image:
      'Jung contou um sonho em que descia por uma casa cada vez mais antiga: da sala de cima ao porão romano, e dali a uma gruta. A sua pode ser outra coisa: uma casa que existe, que existiu ou que só o sonho tem.',
    question: 'Em que parte da casa você estava?',
    between: 'A casa do sonho tem alguma coisa dessa, ou é outra?',
  },
  floresta: {
    emoji: '🌲',
    name: 'Floresta',
    the: 'a floresta',
    image:
      'Jung escreveu que a floresta, impenetrável ao olhar como a água funda, guarda o que ainda não se conhece. Em sonho, pode ser fechada ou clara, e os sons contam tanto quanto o que se vê.',
    question: 'Havia caminho?',
    between: 'Essa lembrança e a floresta do sonho se parecem em alguma coisa?',
  },
  agua: {
    emoji: '🌊',
    name: 'Água',
    the: 'a água',
    image:
      'Mar, poça, chuva dentro do quarto: o tamanho e o movimento contam. Em Jung, a água é imagem frequente do inconsciente. Lava, refresca, às vezes assusta, e no mesmo sonho pode mudar de um instante a outro.',
    question: 'Estava calma, turva ou em movimento?',
    between: 'A água do sonho é a dessa lembrança, ou é outra?',
  },
  montanha: {
    emoji: '⛰️',
    name: 'Montanha',
    the: 'a montanha',
    image:
      'Em sonho, às vezes está na frente, como obstáculo, às vezes longe, como uma linha azul no fim da estrada. Também existe a que só se vê da janela do ônibus.',
    question: 'De onde você olhava para ela?',
    between: 'Essa lembrança fica perto ou longe da montanha do sonho?',
  },
  escola: {
    emoji: '🏫',
    name: 'Escola',
    the: 'a escola',
    image:
      'Muita gente volta à escola em sonho décadas depois da última aula, sem ter estudado a lição do dia. É lugar de aprender e de ficar diante dos outros. A do sonho pode ser a de agora, uma de antes ou nenhuma que você conheça.',
    question: 'O que parecia estar sendo pedido ali?',
    between: 'O sonho mostrou essa escola, outra, ou as duas numa só?',
  },
  chave: {
    emoji: '🗝️',
    name: 'Chave',
    the: 'a chave',
    image:
      'Abre e tranca. Pode ser de um portão, de um carro, de uma bicicleta, de um diário ou de um lugar que você não conhece; pesada e antiga, ou uma cópia feita na esquina.',
    question: 'Ela era grande, leve, enferrujada?',
    between: 'Essa chave é a do sonho, ou outra?',
  },
  livro: {
    emoji: '📖',
    name: 'Livro',
    the: 'o livro',
    image:
      'Pode ser o da escola, o da família, um diário que não era para ler, ou um que não existe. Repare se estava aberto, em que língua, e quem o escreveu.',
    question: 'Dava para ler alguma coisa?',
    between: 'Essa lembrança caberia no livro do sonho?',
  },
  espelho: {
    emoji: '🪞',
    name: 'Espelho',
    the: 'o espelho',
    image:
      'Jung chamou de persona, nome da máscara do teatro antigo, o rosto que mostramos aos outros. O espelho, para ele, mostra o que está atrás da máscara. Em sonho, às vezes mostra outro rosto: mais novo, mais velho, de alguém da família.',
    question: 'O que ele mostrava, e o que escondia?',
    between: 'O espelho do sonho tem a ver com essa lembrança?',
  },
  ponte: {
    emoji: '🌉',
    name: 'Ponte',
    the: 'a ponte',
    image:
      'Uma ponte junta dois lados. Dá para vê-la de longe, sem passar por ela. Algumas balançam, algumas têm corrimão, e em algumas se passa de mãos dadas ou de bicicleta.',
    question: 'O que havia de cada lado?',
    between: 'O que há dessa lembrança na ponte do sonho, se houver algo?',
  },
  coroa: {
    emoji: '👑',
    name: 'Coroa',
    the: 'a coroa',
    image:
      'Pode estar na cabeça de alguém, na mão ou numa vitrine. Existe a de rei, a de papel, a de flores, a que se herda sem ter pedido. Traz festa, brincadeira ou algum peso.',
    question: 'Alguém a usava?',
    between: 'A coroa do sonho combina com essa lembrança, ou destoa dela?',
  },
  medo: {
    emoji: '😨',
    name: 'Medo',
    the: 'o medo',
    image:
      'É comum que um resto de medo fique depois de acordar. Não é preciso saber de onde veio. Se ajudar, sinta os pés no chão, ou acenda uma luz por perto.',
  },
  alegria: {
    emoji: '😊',
    name: 'Alegria',
    the: 'a alegria',
    image:
      'Jung pensava que muitos sonhos compensam a atitude que temos durante o dia. Também existe a alegria que só continua a do dia, e a de reencontrar alguém que não se via.',
    question: 'O que, fora do sonho, se parece um pouco com isso?',
    between: 'A alegria do sonho e a dessa lembrança são da mesma família?',
  },
  confusao: {
    emoji: '😵',
    name: 'Confusão',
    the: 'a confusão',
    image:
      'Muita coisa para pouco espaço, ou uma passagem que ainda não tem forma. Jung contou que, diante de um sonho, começava por dizer a si mesmo que não fazia ideia do que ele significava. Dá para fazer o mesmo com a confusão.',
    question: 'O que ainda não precisa de resposta?',
    between: 'Quem poderia pensar nisso com você, com calma?',
  },
  paz: {
    emoji: '🕊️',
    name: 'Paz',
    the: 'a paz',
    image:
      'Às vezes é um descanso, às vezes um acordo depois de uma discussão. Se quiser, guarde dela só um detalhe: uma luz, um som, uma cor. Também existe a paz simples, de uma noite sem tarefas.',
    question: 'O que a tornava possível?',
    between: 'Nessa lembrança há um pouco da paz do sonho?',
  },
  urgencia: {
    emoji: '⏰',
    name: 'Urgência',
    the: 'a urgência',
    image:
      'Em alguns sonhos o tempo parece curto. Pode ser a pressa do dia que entrou na noite, um assunto em aberto, ou só a sensação, sem motivo nenhum que você encontre ao acordar.',
    question: 'Havia algo que podia esperar?',
    between: 'O que, nisso, pode esperar até amanhã?',
  },
}

/** An element with its article, as it stands in a sentence: `a mãe`. */
export const the = (id: ElementId): string => elementTexts[id].the

/** `a mãe, o pai e a criança` */
export const listOf = (ids: readonly ElementId[]): string => listed(ids.map(the))

/** `Mãe, Pai e Criança` */
export const namesOf = (ids: readonly ElementId[]): string => listed(ids.map((id) => elementTexts[id].name))
