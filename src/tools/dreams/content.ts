import type { ToolHead } from '../../core/tool'
import { capitalised, listed } from '../../core/words'
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
  panel: 'Seu Sonho',
  empty: 'Selecione elementos do seu sonho acima',
  interpret: 'Interpretar Sonho',
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
  result: {
    title: 'O que o sonho põe em cena',
    empty: 'Por enquanto o céu está vazio. Quando quiser, marque de novo o que apareceu no sonho.',
    /** With one sentence on nightmares, without alarm. */
    sources:
      'Fonte: C. G. Jung. Se os pesadelos são frequentes, se um sonho faz reviver uma violência ou se você não tem conseguido dormir, procure a UBS ou o CAPS mais próximo.',
    restart: 'Novo Sonho',
  },
}

interface ElementTexts {
  /** Decoration only, drawn by the site's own font: without U+FE0F, which asks the system for its own image. */
  emoji: string
  /** As it stands in a sentence: `a mãe`. */
  nameWithArticle: string
}

export const elementTexts: Record<ElementId, ElementTexts> = {
  mae: { emoji: '👩', nameWithArticle: 'a mãe' },
  pai: { emoji: '👨', nameWithArticle: 'o pai' },
  crianca: { emoji: '🧒', nameWithArticle: 'a criança' },
  estranho: { emoji: '👤', nameWithArticle: 'o estranho' },
  sabio: { emoji: '🧙', nameWithArticle: 'o sábio' },
  casa: { emoji: '🏠', nameWithArticle: 'a casa' },
  floresta: { emoji: '🌲', nameWithArticle: 'a floresta' },
  agua: { emoji: '🌊', nameWithArticle: 'a água' },
  montanha: { emoji: '⛰', nameWithArticle: 'a montanha' },
  escola: { emoji: '🏫', nameWithArticle: 'a escola' },
  chave: { emoji: '🗝', nameWithArticle: 'a chave' },
  livro: { emoji: '📖', nameWithArticle: 'o livro' },
  espelho: { emoji: '🪞', nameWithArticle: 'o espelho' },
  ponte: { emoji: '🌉', nameWithArticle: 'a ponte' },
  coroa: { emoji: '👑', nameWithArticle: 'a coroa' },
  medo: { emoji: '😨', nameWithArticle: 'o medo' },
  alegria: { emoji: '😊', nameWithArticle: 'a alegria' },
  confusao: { emoji: '😵', nameWithArticle: 'a confusão' },
  paz: { emoji: '🕊', nameWithArticle: 'a paz' },
  urgencia: { emoji: '⏰', nameWithArticle: 'a urgência' },
}

/** `Mãe` */
export const nameOf = (id: ElementId): string => capitalised(elementTexts[id].nameWithArticle.slice('a '.length))

/**
 * One line, with more than one way to go: always shown, also where there was fear. Starting points, no dictionary: only
 * the dreamer knows what an image means.
 */
export const meanings: Record<ElementId, string> = {
  mae: 'Origem e cuidado, com mais de um rosto.',
  pai: 'Limite e apoio, recebidos ou procurados.',
  crianca: 'O que começa e pede tempo, às vezes uma idade que se teve.',
  estranho: 'O que ainda não se conhece: novidade, susto ou alguém de passagem.',
  sabio: 'Um conselho que ajuda a ver, ou uma voz que fala alto demais.',
  casa: 'Abrigo ou aperto. Pode ser quem sonha, com cômodos por conhecer.',
  floresta: 'O que cresce sem ser plantado. Lugar de se perder e de se achar.',
  agua: 'Emoção e inconsciente. Lava, refresca ou transborda.',
  montanha: 'Firmeza e desafio. Orienta de longe ou fica no caminho.',
  escola: 'Onde se aprende e onde se fica diante de todo mundo.',
  chave: 'Abre e tranca. Quem a tem pode escolher.',
  livro: 'Saber e memória. Lido, fechado ou ainda por escrever.',
  espelho: 'A imagem de si, fiel ou torta, e o rosto que se mostra.',
  ponte: 'Liga dois lados. Firme ou frágil, não obriga a passar.',
  coroa: 'Valor e responsabilidade. Enfeita, e também pesa.',
  medo: 'Pede cuidado. Avisa e protege, às vezes também prende.',
  alegria: 'Ânimo e encontro. Continua o dia, ou traz o que ele não teve.',
  confusao: 'Vários assuntos juntos, ou uma mudança em andamento.',
  paz: 'Um descanso ou um acordo, às vezes sem motivo.',
  urgencia: 'Algo pede tempo, ou o dia ainda não terminou.',
}

/** What it may bring, in two sentences at most; docs/sources.md says where it is from. None of fear. */
export const stories: Partial<Record<ElementId, string>> = {
  mae: 'A mãe do sonho pode ser a que se teve, a que se imaginou, a que fez falta ou a que alguém vê em você, e Jung falava de mais de um rosto da mãe. Qual apareceu?',
  pai: 'Regra, apoio, um limite que orienta ou que assusta. Uma pessoa conhecida, o lugar que alguém ocupou ou deixou vago, ou um pai que não lembra em nada o seu.',
  crianca:
    'A criança do sonho pode ser alguém que você conhece ou conheceu, você em outra idade ou algo que está só começando. Não é preciso decidir agora se foi uma dessas coisas ou outra.',
  estranho:
    'Jung chamou de sombra o que não reconhecemos em nós, mas nem todo estranho de sonho é isso. Também existe o estranho que só passa, e o que lembra alguém de verdade.',
  sabio:
    'Tem qualquer idade e qualquer rosto: a avó, um professor, o motorista do ônibus que diz uma frase. Nas histórias, chega quando já se tentou de tudo; o conselho ajuda, e pode também calar a opinião de quem ouve.',
  casa: 'Jung contou um sonho em que descia por uma casa cada vez mais antiga: da sala de cima ao porão romano, e dali a uma gruta. A sua pode ser outra coisa: uma casa que existe, que existiu ou que só o sonho tem.',
  floresta:
    'Jung escreveu que a floresta, impenetrável ao olhar como a água funda, guarda o que ainda não se conhece. Em sonho, pode ser fechada ou clara, e os sons contam tanto quanto o que se vê.',
  agua: 'Mar, poça, chuva dentro do quarto: o tamanho e o movimento contam, e no mesmo sonho podem mudar de um instante a outro. Em Jung, a água é imagem frequente do inconsciente.',
  montanha:
    'Em sonho, às vezes está na frente, como obstáculo, às vezes longe, como uma linha azul no fim da estrada. Também existe a que só se vê da janela do ônibus.',
  escola:
    'Muita gente volta à escola em sonho décadas depois da última aula, sem ter estudado a lição do dia. É lugar de aprender e de ficar diante dos outros, seja a de agora, uma de antes ou uma que você nunca viu.',
  chave:
    'Pode ser de um portão, de um carro, de uma bicicleta, de um diário ou de um lugar que você não conhece; pesada e antiga, ou uma cópia feita na esquina.',
  livro:
    'Pode ser o da escola, o da família, um diário que não era para ler, ou um que não existe. Repare se estava aberto, em que língua, e quem o escreveu.',
  espelho:
    'Jung chamou de persona, nome da máscara do teatro antigo, o rosto que mostramos aos outros; o espelho, para ele, mostra o que está atrás da máscara. Em sonho, às vezes mostra outro rosto: mais novo, mais velho, de alguém da família.',
  ponte:
    'Uma ponte junta dois lados, e dá para vê-la de longe, sem passar por ela. Algumas balançam, algumas têm corrimão, e em algumas se passa de mãos dadas ou de bicicleta.',
  coroa:
    'Pode estar na cabeça de alguém, na mão ou numa vitrine, e trazer festa, brincadeira ou algum peso. Existe a de rei, a de papel, a de flores, a que se herda sem ter pedido.',
  alegria:
    'Jung pensava que muitos sonhos compensam a atitude que temos durante o dia. Também existe a alegria que só continua a do dia, e a de rever alguém depois de muito tempo.',
  confusao:
    'Muita coisa para pouco espaço, ou uma passagem que ainda não tem forma. Jung contou que, diante de um sonho, começava por dizer a si mesmo que não fazia ideia do que ele significava, e dá para fazer o mesmo com a confusão.',
  paz: 'Às vezes é um descanso, às vezes um acordo depois de uma discussão, às vezes a paz simples de uma noite sem tarefas. Se quiser, guarde dela só um detalhe: uma luz, um som, uma cor.',
  urgencia:
    'Em alguns sonhos o tempo parece curto. Pode ser a pressa do dia que entrou na noite, um assunto em aberto, ou só a sensação, sem motivo nenhum que você encontre ao acordar.',
} satisfies Record<Exclude<ElementId, 'medo'>, string>
