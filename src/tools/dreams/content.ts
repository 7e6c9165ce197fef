import { listed } from '../../core/words'
import type { Category, ElementId } from './slice'

export const categoryTexts: Record<Category, string> = {
  pessoas: 'Pessoas',
  lugares: 'Lugares',
  objetos: 'Objetos',
  emocoes: 'Emoções',
}

export const texts = {
  title: 'Diário de Sonhos',
  lead: 'Marque o que apareceu no sonho. Três elementos já bastam para uma primeira leitura.',
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
    intro:
      'Uma leitura possível, a partir dos elementos que você escolheu. Marcar imagens em uma lista não é o mesmo que sonhar: o sonho inteiro só você conhece, e as suas lembranças valem mais do que um texto pronto. Não entender logo também é um bom começo.',
    evokes: 'Pode evocar',
    pole: 'Outro polo',
    questions: 'Três perguntas para este sonho',
    empty: 'Por enquanto o céu está vazio. Quando quiser, marque de novo o que apareceu no sonho.',
    care: 'Se os pesadelos são frequentes, se um sonho faz reviver uma violência ou se o sono tem faltado, isso merece cuidado profissional.',
  },
}

interface ElementTexts {
  /** Decoration only; the font of dreams.css stands in where the system lacks one. */
  emoji: string
  name: string
  /** As it stands in a sentence: `a mãe`. */
  the: string
  evokes: string
  pole: string
  question: string
}

/** Starting points, each with its other pole and a question; no dictionary: only the dreamer knows what an image means. */
export const elementTexts: Record<ElementId, ElementTexts> = {
  mae: {
    emoji: '👩',
    name: 'Mãe',
    the: 'a mãe',
    evokes:
      'Origem, cuidado, aquilo que alimenta. Nem sempre é a mãe que se teve: pode ser a que se imaginou, ou a que fez falta.',
    pole: 'O cuidado também pode envolver demais, ou não ter chegado.',
    question: 'Que clima essa mãe trazia?',
  },
  pai: {
    emoji: '👨',
    name: 'Pai',
    the: 'o pai',
    evokes:
      'Apoio, regra, um limite que orienta. Talvez lembre alguém, talvez só o lugar que alguém ocupou ou deixou vago.',
    pole: 'O limite pode endurecer ou assustar, e o apoio pode ter faltado.',
    question: 'O que ele permitia, e o que proibia?',
  },
  crianca: {
    emoji: '🧒',
    name: 'Criança',
    the: 'a criança',
    evokes: 'Um começo, algo delicado, o que ainda vai crescer. Às vezes tem a idade de uma lembrança sua.',
    pole: 'Pode aparecer esquecida, ou querer que outra pessoa decida por ela.',
    question: 'O que nela pedia atenção?',
  },
  estranho: {
    emoji: '👤',
    name: 'Estranho',
    the: 'o estranho',
    evokes:
      'O que ainda não se conhece, uma possibilidade. Jung chamou de sombra os lados de si que a pessoa não reconhece como seus; às vezes chegam com um rosto assim.',
    pole: 'O desconhecido também pode ameaçar, ou ser deixado de fora sem ter feito nada.',
    question: 'O que você sentiu antes de pensar em quem seria?',
  },
  sabio: {
    emoji: '🧙',
    name: 'Sábio',
    the: 'o sábio',
    evokes:
      'Um conselho que vem de dentro, a procura de um sentido. Essa figura pode ter qualquer idade e qualquer rosto.',
    pole: 'Quem sabe muito também pode calar os outros, ou ficar a distância da vida.',
    question: 'Que pergunta você faria a essa figura?',
  },
  casa: {
    emoji: '🏠',
    name: 'Casa',
    the: 'a casa',
    evokes: 'Modos de morar em si, com cômodos conhecidos e outros nunca abertos. Às vezes é uma casa que existiu.',
    pole: 'O que abriga também pode prender, ou deixar de proteger.',
    question: 'Em que parte da casa você estava?',
  },
  floresta: {
    emoji: '🌲',
    name: 'Floresta',
    the: 'a floresta',
    evokes: 'O que cresce sem ter sido plantado, e também uma procura. Longe das ruas, os sinais são outros.',
    pole: 'No meio das árvores também dá para se perder.',
    question: 'Havia caminho?',
  },
  agua: {
    emoji: '🌊',
    name: 'Água',
    the: 'a água',
    evokes:
      'Emoção, profundidade, renovação. É uma imagem frequente do inconsciente, aquilo que vive em nós sem que se perceba.',
    pole: 'Pode transbordar, ou ficar parada.',
    question: 'Estava calma, turva ou em movimento?',
  },
  montanha: {
    emoji: '⛰️',
    name: 'Montanha',
    the: 'a montanha',
    evokes: 'Esforço, uma vista ampla, aquilo que se avista antes de saber como chegar.',
    pole: 'Pode ser obstáculo, e no alto pode haver solidão.',
    question: 'Você subia, descia ou olhava de longe?',
  },
  escola: {
    emoji: '🏫',
    name: 'Escola',
    the: 'a escola',
    evokes:
      'Aprender, começar de novo, estar diante do olhar dos outros. Há quem volte a ela em sonho muito depois da última aula.',
    pole: 'Pode ser também o exame que não termina.',
    question: 'O que parecia estar sendo pedido ali?',
  },
  chave: {
    emoji: '🗝️',
    name: 'Chave',
    the: 'a chave',
    evokes: 'Acesso, uma saída possível, algo que alguém guarda.',
    pole: 'O que abre também tranca: pode haver segredo, ou alguém do lado de fora.',
    question: 'O que ela abriria?',
  },
  livro: {
    emoji: '📖',
    name: 'Livro',
    the: 'o livro',
    evokes: 'Conhecimento, memória, uma história que já começou.',
    pole: 'Pode continuar fechado, ou contar a história como outra pessoa a escreveu.',
    question: 'Dava para ler alguma coisa?',
  },
  espelho: {
    emoji: '🪞',
    name: 'Espelho',
    the: 'o espelho',
    evokes:
      'A imagem que se faz de si, e a que se mostra aos outros. A esse rosto voltado para fora Jung deu o nome de persona.',
    pole: 'O reflexo pode deformar, ou mostrar só a superfície.',
    question: 'O que ele mostrava, e o que escondia?',
  },
  ponte: {
    emoji: '🌉',
    name: 'Ponte',
    the: 'a ponte',
    evokes: 'Passagem, e um vínculo entre coisas que pareciam distantes.',
    pole: 'Pode balançar, e às vezes se fica no meio dela sem decidir.',
    question: 'O que havia de cada lado?',
  },
  coroa: {
    emoji: '👑',
    name: 'Coroa',
    the: 'a coroa',
    evokes: 'Valor, reconhecimento, uma responsabilidade que alguém assume.',
    pole: 'Também pesa, e o brilho pode ocupar o lugar do rosto.',
    question: 'Quem a usava?',
  },
  medo: {
    emoji: '😨',
    name: 'Medo',
    the: 'o medo',
    evokes: 'Um alerta, ou um pedido de proteção.',
    pole: 'Quando é grande, o medo pode paralisar.',
    question: 'Do que o medo cuidava?',
  },
  alegria: {
    emoji: '😊',
    name: 'Alegria',
    the: 'a alegria',
    evokes: 'Vitalidade, encontro, algo que voltou a se mexer.',
    pole: 'Às vezes ela vem no sonho justamente em um tempo seco.',
    question: 'Quando você sentiu algo parecido na vida desperta?',
  },
  confusao: {
    emoji: '😵',
    name: 'Confusão',
    the: 'a confusão',
    evokes: 'Uma transição ainda sem forma, ou várias vozes ao mesmo tempo.',
    pole: 'Pode ser excesso: muita coisa para pouco espaço.',
    question: 'O que ainda não precisa de resposta?',
  },
  paz: {
    emoji: '🕊️',
    name: 'Paz',
    the: 'a paz',
    evokes: 'Descanso, um acordo entre partes que discordavam.',
    pole: 'Também pode ser um jeito de se afastar.',
    question: 'O que a tornava possível?',
  },
  urgencia: {
    emoji: '⏰',
    name: 'Urgência',
    the: 'a urgência',
    evokes: 'Algo que pede tempo, ou que já esperou bastante.',
    pole: 'Às vezes é só a pressa do dia que entrou na noite.',
    question: 'De quem era a pressa?',
  },
}

/** As it stands in a sentence: `a mãe`. */
export const the = (id: ElementId): string => elementTexts[id].the

/** `a mãe, o pai e a criança` */
export const listOf = (ids: readonly ElementId[]): string => listed(ids.map(the))

/** `Mãe, Pai e Criança` */
export const namesOf = (ids: readonly ElementId[]): string => listed(ids.map((id) => elementTexts[id].name))
