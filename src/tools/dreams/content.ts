import type { ToolHead } from '../../core/tool'
import { capitalised, listed, type Variants } from '../../core/words'
import { terms } from '../shared/content'
import type { Category, ElementId } from './slice'

export const categoryTexts: Record<Category, string> = {
  pessoas: 'Pessoas',
  lugares: 'Lugares',
  objetos: 'Objetos',
  emocoes: 'Emoções',
}

/** What search engines and shared links say of the page. */
export const head: ToolHead = {
  description:
    'Marque as pessoas, os lugares, os objetos e as emoções de um sonho e veja-os formar uma constelação. Ao fim, três perguntas; nada fica guardado.',
  keywords: ['diário de sonhos', 'sonhos', 'psicologia analítica', 'Jung', 'imagens do sonho', 'reflexão'],
}

export const texts = {
  /** Leads to the notes. */
  invitation: 'O que estas imagens lembram a você?',
  title: 'Diário de Sonhos',
  lead: `Marque o que apareceu no sonho. Três elementos já bastam para uma primeira leitura. ${terms('cinco')}`,
  tell: 'Conte o sonho em duas linhas.',
  /** With what is said once, without alarm, of nightmares. */
  sources:
    'Fonte: C. G. Jung. Se os pesadelos são frequentes, se um sonho faz reviver uma violência ou se você não tem conseguido dormir, procure a UBS ou o CAPS mais próximo.',
  panel: 'Seu Sonho',
  empty: 'Selecione elementos do seu sonho acima',
  interpret: 'Interpretar Sonho',
  restart: 'Novo Sonho',
  count: (count: number) => (count === 1 ? '1 elemento' : `${count} elementos`),
  missing: (missing: number) => (missing === 1 ? 'Falta 1 elemento' : `Faltam ${missing} elementos`),
  sky: {
    empty: 'Céu noturno, ainda sem constelação',
    chosen: (names: readonly string[]) => `Constelação do sonho: ${listed(names)}`,
  },
  announcement: {
    none: 'Nenhum elemento escolhido.',
    chosen: (count: number) => (count === 1 ? '1 elemento escolhido.' : `${count} elementos escolhidos.`),
    ready: 'Já bastam para uma interpretação.',
    interpreted: 'A interpretação acompanha as mudanças.',
  },
  reading: {
    title: 'O que o sonho põe em cena',
    empty: 'Por enquanto o céu está vazio. Quando quiser, marque de novo o que apareceu no sonho.',
  },
}

interface ElementTexts {
  /** Decoration only, drawn by the site's own font: without U+FE0F, which asks the system for its picture. */
  emoji: string
  /** As it stands in a sentence: `a mãe`. */
  nameWithArticle: string
  /** One line, with more than one way to go: always shown, also where there was fear. */
  meaning: string
  /** What it may bring, in two sentences at most; where what is told stands, docs/sources.md says. None of fear. */
  story?: string
  /** What another visitor might write of it; none of fear, of which nobody is asked to write. */
  noteExample?: string
}

/** Starting points; no dictionary: only the dreamer knows what an image means. */
export const elementTexts: Record<ElementId, ElementTexts> = {
  mae: {
    emoji: '👩',
    nameWithArticle: 'a mãe',
    meaning: 'Origem e cuidado, com mais de um rosto.',
    story:
      'A mãe do sonho pode ser a que se teve, a que se imaginou, a que fez falta ou a que alguém vê em você, e Jung falava de mais de um rosto da mãe. Qual apareceu?',
    noteExample: 'o cheiro do café',
  },
  pai: {
    emoji: '👨',
    nameWithArticle: 'o pai',
    meaning: 'Limite e apoio, recebidos ou procurados.',
    story:
      'Regra, apoio, um limite que orienta ou que assusta. Uma pessoa conhecida, o lugar que alguém ocupou ou deixou vago, ou um pai que não lembra em nada o seu.',
    noteExample: 'a mão dele no guidão',
  },
  crianca: {
    emoji: '🧒',
    nameWithArticle: 'a criança',
    meaning: 'O que começa e pede tempo, às vezes uma idade que se teve.',
    story:
      'A criança do sonho pode ser alguém que você conhece ou conheceu, você em outra idade ou algo que está só começando. Não é preciso decidir agora se foi uma dessas coisas ou outra.',
    noteExample: 'minha prima de galocha',
  },
  estranho: {
    emoji: '👤',
    nameWithArticle: 'o estranho',
    meaning: 'O que ainda não se conhece: novidade, susto ou alguém de passagem.',
    story:
      'Jung chamou de sombra o que não reconhecemos em nós, mas nem todo estranho de sonho é isso. Também existe o estranho que só passa, e o que lembra alguém de verdade.',
    noteExample: 'o porteiro do prédio',
  },
  sabio: {
    emoji: '🧙',
    nameWithArticle: 'o sábio',
    meaning: 'Um conselho que ajuda a ver, ou uma voz que fala alto demais.',
    story:
      'Tem qualquer idade e qualquer rosto: a avó, um professor, o motorista do ônibus que diz uma frase. Nas histórias, chega quando já se tentou de tudo; o conselho ajuda, e pode também calar a opinião de quem ouve.',
    noteExample: 'a vizinha que benzia',
  },
  casa: {
    emoji: '🏠',
    nameWithArticle: 'a casa',
    meaning: 'Abrigo ou aperto. Pode ser quem sonha, com cômodos por conhecer.',
    story:
      'Jung contou um sonho em que descia por uma casa cada vez mais antiga: da sala de cima ao porão romano, e dali a uma gruta. A sua pode ser outra coisa: uma casa que existe, que existiu ou que só o sonho tem.',
    noteExample: 'a casa da rua de terra',
  },
  floresta: {
    emoji: '🌲',
    nameWithArticle: 'a floresta',
    meaning: 'O que cresce sem ser plantado. Lugar de se perder e de se achar.',
    story:
      'Jung escreveu que a floresta, impenetrável ao olhar como a água funda, guarda o que ainda não se conhece. Em sonho, pode ser fechada ou clara, e os sons contam tanto quanto o que se vê.',
    noteExample: 'o mato do campinho',
  },
  agua: {
    emoji: '🌊',
    nameWithArticle: 'a água',
    meaning: 'Emoção e inconsciente. Lava, refresca ou transborda.',
    story:
      'Mar, poça, chuva dentro do quarto: o tamanho e o movimento contam, e no mesmo sonho podem mudar de um instante a outro. Em Jung, a água é imagem frequente do inconsciente.',
    noteExample: 'a piscina da minha avó',
  },
  montanha: {
    emoji: '⛰',
    nameWithArticle: 'a montanha',
    meaning: 'Firmeza e desafio. Orienta de longe ou fica no caminho.',
    story:
      'Em sonho, às vezes está na frente, como obstáculo, às vezes longe, como uma linha azul no fim da estrada. Também existe a que só se vê da janela do ônibus.',
    noteExample: 'a serra, do ônibus',
  },
  escola: {
    emoji: '🏫',
    nameWithArticle: 'a escola',
    meaning: 'Onde se aprende e onde se fica diante de todo mundo.',
    story:
      'Muita gente volta à escola em sonho décadas depois da última aula, sem ter estudado a lição do dia. É lugar de aprender e de ficar diante dos outros, seja a de agora, uma de antes ou uma que você nunca viu.',
    noteExample: 'o barulho do recreio',
  },
  chave: {
    emoji: '🗝',
    nameWithArticle: 'a chave',
    meaning: 'Abre e tranca. Quem a tem pode escolher.',
    story:
      'Pode ser de um portão, de um carro, de uma bicicleta, de um diário ou de um lugar que você não conhece; pesada e antiga, ou uma cópia feita na esquina.',
    noteExample: 'as chaves do meu tio',
  },
  livro: {
    emoji: '📖',
    nameWithArticle: 'o livro',
    meaning: 'Saber e memória. Lido, fechado ou ainda por escrever.',
    story:
      'Pode ser o da escola, o da família, um diário que não era para ler, ou um que não existe. Repare se estava aberto, em que língua, e quem o escreveu.',
    noteExample: 'um atlas sem capa',
  },
  espelho: {
    emoji: '🪞',
    nameWithArticle: 'o espelho',
    meaning: 'A imagem de si, fiel ou torta, e o rosto que se mostra.',
    story:
      'Jung chamou de persona, nome da máscara do teatro antigo, o rosto que mostramos aos outros; o espelho, para ele, mostra o que está atrás da máscara. Em sonho, às vezes mostra outro rosto: mais novo, mais velho, de alguém da família.',
    noteExample: 'o espelho do corredor',
  },
  ponte: {
    emoji: '🌉',
    nameWithArticle: 'a ponte',
    meaning: 'Liga dois lados. Firme ou frágil, não obriga a passar.',
    story:
      'Uma ponte junta dois lados, e dá para vê-la de longe, sem passar por ela. Algumas balançam, algumas têm corrimão, e em algumas se passa de mãos dadas ou de bicicleta.',
    noteExample: 'a pinguela do sítio',
  },
  coroa: {
    emoji: '👑',
    nameWithArticle: 'a coroa',
    meaning: 'Valor e responsabilidade. Enfeita, e também pesa.',
    story:
      'Pode estar na cabeça de alguém, na mão ou numa vitrine, e trazer festa, brincadeira ou algum peso. Existe a de rei, a de papel, a de flores, a que se herda sem ter pedido.',
    noteExample: 'uma coroa de papel',
  },
  medo: {
    emoji: '😨',
    nameWithArticle: 'o medo',
    meaning: 'Pede cuidado. Avisa e protege, às vezes também prende.',
  },
  alegria: {
    emoji: '😊',
    nameWithArticle: 'a alegria',
    meaning: 'Ânimo e encontro. Continua o dia, ou traz o que ele não teve.',
    story:
      'Jung pensava que muitos sonhos compensam a atitude que temos durante o dia. Também existe a alegria que só continua a do dia, e a de rever alguém depois de muito tempo.',
    noteExample: 'cantar no carro',
  },
  confusao: {
    emoji: '😵',
    nameWithArticle: 'a confusão',
    meaning: 'Vários assuntos juntos, ou uma mudança em andamento.',
    story:
      'Muita coisa para pouco espaço, ou uma passagem que ainda não tem forma. Jung contou que, diante de um sonho, começava por dizer a si mesmo que não fazia ideia do que ele significava, e dá para fazer o mesmo com a confusão.',
    noteExample: 'uma rodoviária cheia',
  },
  paz: {
    emoji: '🕊',
    nameWithArticle: 'a paz',
    meaning: 'Um descanso ou um acordo, às vezes sem motivo.',
    story:
      'Às vezes é um descanso, às vezes um acordo depois de uma discussão, às vezes a paz simples de uma noite sem tarefas. Se quiser, guarde dela só um detalhe: uma luz, um som, uma cor.',
    noteExample: 'a rede, de tarde',
  },
  urgencia: {
    emoji: '⏰',
    nameWithArticle: 'a urgência',
    meaning: 'Algo pede tempo, ou o dia ainda não terminou.',
    story:
      'Em alguns sonhos o tempo parece curto. Pode ser a pressa do dia que entrou na noite, um assunto em aberto, ou só a sensação, sem motivo nenhum que você encontre ao acordar.',
    noteExample: 'correr atrás do ônibus',
  },
}

/** `Mãe` */
export const nameOf = (id: ElementId): string => capitalised(elementTexts[id].nameWithArticle.slice('a '.length))

/** Asked where neither an image nor a feeling can be asked about. */
export const plainQuestions = [
  'Que detalhe do sonho ficou com você?',
  'Que cor tinha esse sonho?',
  'O que, nos seus dias, tem essa mesma cor?',
] as const

export const plainWeek = 'Ao acordar, anote só a primeira imagem.'

/**
 * Of a dream with fear: it may tell of violence that has happened, or happens. Nothing leads closer to the scene,
 * nobody is explained, nothing is said to be the dreamer's own.
 */
export const gentle = {
  care: 'O medo às vezes dura um pouco mais que o sonho.',
  /** Where somebody was there, or a home, or a school: shorter than `crisis.violence`, with the same numbers. */
  careInFull:
    'O medo às vezes dura um pouco mais que o sonho. Se houver violência fora dele, ligue 190 (agora), 180 (contra a mulher) ou 100 (contra criança, adolescente, pessoa idosa ou com deficiência). Risco de vida: 192 (SAMU). Para conversar, dia e noite: 188 (CVV).',
  felt: [
    'Dá para descansar sem entender o sonho.',
    'Esse medo não precisa ter nome hoje.',
    'O corpo às vezes demora a saber que já acordou.',
    'Com os pés no chão e uma luz acesa, o medo costuma ceder um pouco.',
    'Depois de um sonho assim, não é preciso se acalmar à força.',
    'Este sonho pode ser contado aos poucos, a quem você quiser.',
    'Dá para parar de ler aqui e olhar em volta.',
    'Medo em sonho acontece com muita gente.',
    'Por hoje não é preciso ir adiante.',
    'O medo costuma querer proteger, mesmo quando assusta.',
    'Este sonho não tem prazo para ser entendido.',
    'O sonho acabou, e agora dá para ir devagar.',
  ] satisfies Variants as Variants,
  /** Of the place one reads in, of comfort, of safety. */
  questions: [
    [
      'Que três coisas conhecidas você vê daqui?',
      'Que cor aparece mais onde você está?',
      'Que sons você ouve agora?',
      'O que há de azul aí por perto?',
      'Em que o seu corpo se apoia agora?',
      'Que luz ilumina o lugar onde você está?',
      'Qual é o objeto mais antigo aí por perto?',
      'Que textura tem o que você está segurando?',
      'Como está o tempo agora, aí onde você está?',
    ],
    [
      'O que costuma acalmar você, mesmo um pouco?',
      'Que música combina com este momento?',
      'De que cheiro você gosta?',
      'Que voz é boa de ouvir, nem que seja no rádio?',
      'Que bicho seria boa companhia agora?',
      'Que coisa macia há por perto?',
      'Que filme você veria de novo só pelo sossego?',
      'Que cor descansa os seus olhos?',
    ],
    [
      'Que pessoa ou lugar, se houver, faz você se sentir em segurança?',
      'Que lugar, real ou inventado, é seguro para você?',
      'O que pode ficar para amanhã?',
      'O que ajudaria as próximas horas a passar melhor?',
      'Que coisa pequena você gostaria de fazer depois daqui?',
      'Que parte de hoje foi simples?',
      'Com que você gostaria de sonhar da próxima vez?',
      'O que costuma dar firmeza ao seu dia?',
      'A que lembrança boa você gosta de voltar?',
    ],
  ] satisfies Variants[] as Variants[],
  week: [
    'Deixe perto de onde você dorme algo que seja só seu.',
    'Escolha uma música calma e escute até o fim.',
    'Segure uma xícara morna por alguns minutos.',
    'Dobre uma peça de roupa bem devagar.',
    'Ponha num lugar à vista um objeto de que você gosta.',
    'Ao acordar, olhe em volta e diga o nome de cinco coisas.',
    'Releia algo que você já conhece bem.',
    'Deixe acesa uma luz pequena, se isso ajudar.',
    'Fique debaixo de uma coberta leve por alguns minutos.',
    'Antes de dormir, lembre uma coisa simples do dia.',
    'Passe um pano úmido no rosto, devagar.',
    'Rabisque num papel, sem querer desenhar nada.',
  ] satisfies Variants as Variants,
} as const
