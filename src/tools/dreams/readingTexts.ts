import type { Variants } from '../../core/words'
import type { ElementId, ElementIn } from './slice'

/** Sentences of the reflection. Lists come as they stand in a sentence: `o medo e a paz`. */

export const scene = {
  /** In several ways, as others below, so that two dreams are not told alike. */
  shown: (list: string): Variants => [
    `O sonho pôs em cena ${list}.`,
    `Deste sonho você marcou ${list}.`,
    `Do sonho você trouxe ${list}.`,
    `O sonho trouxe ${list}.`,
  ],
  none: 'Você marcou só emoções, e nenhuma imagem.',
}

export const feelings = {
  felt: (list: string): Variants => [
    `Do que sentiu, você marcou ${list}.`,
    `Do clima do sonho, você marcou ${list}.`,
    `Entre as emoções, você marcou ${list}.`,
  ],
  none: 'Nenhuma emoção foi marcada. Você não precisa encontrar uma agora.',
}

/** Feelings that pull apart; the first such pair is spoken of. */
export const tensions: readonly { pair: readonly [ElementIn<'emocoes'>, ElementIn<'emocoes'>]; text: string }[] = [
  { pair: ['confusao', 'paz'], text: 'Confusão e paz podem ter vindo em momentos diferentes do sonho.' },
  { pair: ['paz', 'urgencia'], text: 'Paz e urgência podem vir juntas, ou uma depois da outra.' },
]

/** Something small to do, by the first feeling. */
export const suggestions: Record<ElementIn<'emocoes'>, string> & { none: string } = {
  medo: 'Faça de dia uma coisa que acalma: uma volta, um chá, uma música. Se quiser contar o sonho, escolha alguém de confiança; dia e noite, o 188 (CVV) escuta.',
  alegria: 'Conte a alguém, em duas frases, como era a alegria do sonho.',
  confusao: 'Desenhe o que lembrar do sonho, como num mapa, sem se importar com o traço.',
  paz: 'Fique cinco minutos num lugar de que você gosta, de preferência com alguém por perto.',
  urgencia: 'Escolha uma tarefa da semana e faça-a mais devagar do que costuma.',
  none: 'Deixe papel e caneta ao lado da cama e, ao acordar, anote só a primeira imagem.',
}

/** Asked of the image, so that no other question leads somebody to a bridge alone. */
export const besideOnBridge = 'Quem você gostaria de ter ao lado nessa ponte?'

/** Asked last where the scene is not asked about. */
export const ofSafety = 'Que pessoa ou lugar, se houver, faz você se sentir em segurança?'

/**
 * Of a dream with fear: it may tell of violence that has happened, or happens. Nothing leads closer to the scene, nobody is
 * explained, nothing is said to be the dreamer's own.
 */
export const gentle = {
  shown: (list: string) => `Deste sonho você marcou ${list}.`,
  afar: [
    'Nada disso precisa ser olhado agora.',
    'Por agora, não é preciso olhar de perto.',
    'Nada disso precisa ser entendido hoje.',
    'Você não precisa mexer em nada disso agora.',
    'Basta ler o que quiser, de longe.',
    'Se preferir, leia de longe.',
  ] as Variants,
  /** Nobody is named: who frightened, she has not said. */
  felt: [
    'Você não precisa explicar esse medo; se quiser, conte-o a alguém de confiança.',
    'Dá para descansar sem entender o sonho.',
    'Por hoje não é preciso ir adiante.',
    'Depois de um sonho assim, você não precisa se acalmar à força.',
    'Dá para deixar o sonho de lado por agora, e voltar outro dia, ou não voltar.',
    'Dá para parar de ler aqui e olhar em volta.',
    'Esse medo não precisa ter nome hoje.',
    'Este sonho pode ser contado aos poucos, a quem você quiser.',
  ] as Variants,
  questions: ['Que três coisas conhecidas você vê daqui?', 'Quem você gostaria de ter por perto?', ofSafety],
  /** In the place of what is told otherwise. */
  images: {
    mae: 'Não é preciso entender por que a mãe veio. Se pesar, pule esta parte, ou pare por aqui.',
    pai: 'Não é preciso olhar para esse pai agora. Se pesar, conte a alguém de confiança.',
    crianca:
      'Essa criança não precisa de explicação hoje. Se lembra uma pessoa de verdade e isso pesa, conte a alguém de confiança.',
    estranho:
      'Não é preciso dar ao estranho rosto nem sentido. Se lembra uma pessoa de verdade e isso pesa, conte a alguém de confiança.',
    sabio: 'Esse sábio não precisa ser ouvido agora.',
    casa: 'Se a casa do sonho assustou, você não precisa voltar a ela agora.',
    floresta: 'Se a floresta do sonho assustou, ela pode ficar longe agora.',
    agua: 'Se a água do sonho assustou, não é preciso chegar perto.',
    montanha: 'Essa montanha pode ficar onde está.',
    escola:
      'A escola do sonho pode ficar longe agora. Se ela lembra a de verdade, conte a alguém de confiança, de dentro ou de fora dela.',
    chave: 'Essa chave pode esperar.',
    livro: 'Hoje o livro pode ficar fechado, se você preferir.',
    espelho: 'O espelho pode esperar.',
    ponte: 'Essa ponte pode ficar longe.',
    coroa: 'A coroa pode ficar para outro dia.',
    confusao: 'Nem tudo num sonho precisa ser entendido. Agora também não.',
    alegria: 'Alegria e medo podem caber no mesmo sonho, sem explicação.',
    urgencia: 'Uma pressa de sonho pode ficar sem motivo. Se quiser, descanse um pouco dela agora.',
    paz: 'Um descanso, mesmo curto. Não precisa durar, nem ter motivo.',
  } satisfies Partial<Record<ElementId, string>> as Partial<Record<ElementId, string>>,
}

/** Three questions, in the order feeling, image, scene; the last one leads to the days. */
export const questions = {
  feeling: {
    alone: {
      alegria: 'Se essa alegria tivesse um som, qual seria?',
      confusao: 'De que a confusão era feita: gente, ruído, pressa, outra coisa?',
      paz: 'Que momento da sua semana chega perto dessa paz?',
      urgencia: 'O que ajudaria essa pressa a diminuir?',
    } satisfies Record<Exclude<ElementIn<'emocoes'>, 'medo'>, string>,
    two: (one: string, other: string): Variants => [
      `Entre ${one} e ${other}, o que chegou primeiro, e o que ficou ao acordar?`,
      `Qual está mais perto de você agora, ${one} ou ${other}?`,
      `Ao acordar, ficou mais ${one} ou ${other}?`,
    ],
    many: (list: string): Variants => [
      `Entre ${list}, o que ainda está com você agora, ao ler?`,
      `Entre ${list}, o que você não esperava sentir?`,
    ],
    none: (image: string) => `Do sonho com ${image}, o que ficou: uma cor, um som ou nada?`,
  },
  image: {
    person: {
      mae: 'O que você diria a essa mãe, e o que contaria a outra pessoa?',
      pai: 'Se esse pai só pudesse ouvir, você diria alguma coisa a ele?',
      crianca: 'O que essa criança gostaria de ouvir, e de quem?',
      estranho: 'A que distância do estranho você gostaria de ficar?',
      sabio: 'Se esse sábio ficasse em silêncio, o que você começaria a dizer?',
    } satisfies Record<ElementIn<'pessoas'>, string>,
    people: (one: string, other: string): Variants => [
      `Quem estava mais perto de você, ${one} ou ${other}?`,
      'Nessa cena, quem você gostaria que ficasse perto de você?',
    ],
    use: (person: string, thing: string): Variants => [
      `Se ${person} falasse d${thing}, o que contaria?`,
      `Para você, ${thing} tinha a ver com ${person}?`,
      `A quem ${person} daria ${thing}?`,
    ],
    thing: {
      chave: 'Que coisa sua essa chave poderia guardar?',
      livro: 'Que título você daria a esse livro?',
      espelho: 'Onde você guardaria esse espelho, se fosse seu?',
      coroa: 'Onde você deixaria essa coroa, se fosse sua por uma noite?',
    } satisfies Record<Exclude<ElementIn<'objetos'>, 'ponte'>, string>,
    things: (one: string, other: string): Variants => [
      `Se desse para trazer do sonho só uma coisa, ${one} ou ${other}, qual viria?`,
      `O que ${one} e ${other} faziam no mesmo sonho?`,
    ],
    place: (place: string) => `O que você lembra d${place}?`,
    feeling: (feeling: string) => `Ao acordar, o que veio depois d${feeling}?`,
  },
  scene: {
    at: {
      casa: 'Se nessa casa houvesse um lugar só seu, o que você poria nele',
      floresta: 'Se houvesse uma clareira nessa floresta, o que você veria dali',
      agua: 'Se desse para escolher de onde olhar essa água, onde você ficaria',
      montanha: 'Se essa montanha tivesse um nome, qual seria',
      escola: 'Se desse para escolher um canto dessa escola, qual você escolheria',
    } satisfies Record<ElementIn<'lugares'>, string>,
    two: (from: string, to: string): Variants => [
      `O que ${from} e ${to} tinham de diferente`,
      `Em que ${from} e ${to} se pareciam`,
      `Se desse para levar uma coisa d${from} para ${to}, qual seria`,
    ],
    elsewhere: (thing: string) => `Em que lugar você imagina ${thing}`,
    nowhere: 'Se o sonho tivesse um lugar, qual seria',
    days: (question: string): Variants => [
      `${question}? Isso lembra alguma coisa destes dias?`,
      `${question}? Algo desta semana combina com essa imagem?`,
      `${question}? Isso tem a ver com algo dos seus dias?`,
      `${question}? Algo de hoje lembra isso?`,
    ],
  },
}

/** Asked of a person with a place, and of a feeling with anything; a dream with fear is read otherwise (`gentle`). */
export const meetings: Partial<Record<ElementId, Partial<Record<ElementId, string>>>> = {
  alegria: {
    mae: 'A alegria tinha a ver com a mãe, ou com outra coisa?',
    pai: 'Essa alegria passava pelo pai?',
    crianca: 'A alegria era sua, da criança ou de mais alguém?',
    estranho: 'A alegria tinha a ver com o estranho?',
    sabio: 'A alegria vinha do sábio, ou já estava ali?',
    casa: 'A alegria tinha a ver com a casa?',
    floresta: 'Na floresta, a alegria era do verde, da luz ou de outra coisa?',
    agua: 'A alegria vinha da água, ou do que havia em volta?',
    montanha: 'Essa alegria era da subida, da vista ou de quem ia junto?',
    escola: 'A alegria da escola era da sala, do pátio ou da saída?',
    chave: 'A chave tinha a ver com essa alegria?',
    livro: 'O livro combinava com essa alegria?',
    espelho: 'O espelho tinha parte nessa alegria?',
    ponte: 'A alegria vinha junto com a ponte, ou não tinha a ver com ela?',
    coroa: 'A alegria vinha da coroa?',
  },
  confusao: {
    mae: 'A mãe também se confundia, ou parecia calma?',
    pai: 'A confusão mudava perto do pai, ou continuava igual?',
    crianca: 'A confusão vinha da criança, ou estava no sonho todo?',
    estranho: 'A confusão tinha a ver com o estranho?',
    sabio: 'O sábio esclarecia, ou deixava a confusão maior?',
    casa: 'Havia confusão também fora dessa casa?',
    floresta: 'Na floresta, dava para saber onde você estava?',
    agua: 'A confusão tinha a ver com a água?',
    montanha: 'A montanha aparecia inteira, ou encoberta?',
    escola: 'Havia confusão na escola, ou só fora dela?',
    chave: 'Você sabia para que servia a chave?',
    livro: 'A confusão tinha a ver com o livro?',
    espelho: 'Você se reconheceu no espelho?',
    ponte: 'Você sabia de que lado da ponte vinha?',
    coroa: 'A quem cabia a coroa, no sonho?',
  },
  paz: {
    mae: 'A paz tinha a ver com a mãe, ou com outra coisa?',
    pai: 'A paz chegava até o pai?',
    crianca: 'A paz tinha a ver com a criança, ou era do sonho todo?',
    estranho: 'Havia paz com o estranho por perto, ou apesar dele?',
    sabio: 'A paz era de antes do sábio, ou veio com ele?',
    casa: 'Onde, nessa casa, a paz ficava?',
    floresta: 'Você já conhecia essa floresta?',
    agua: 'A paz tinha a ver com a água?',
    montanha: 'Essa paz veio com a montanha, ou já estava ali antes?',
    escola: 'A paz combinava com essa escola, ou surpreendia ali?',
    chave: 'Essa paz precisava da chave, ou existia sem ela?',
    livro: 'Quanto tempo você ficaria com esse livro, se ninguém chamasse?',
    espelho: 'Quanto dessa paz aparecia no espelho, muito, pouco ou nada?',
    ponte: 'Havia companhia nessa paz?',
    coroa: 'A paz era de usar a coroa, ou de deixá-la de lado?',
  },
  urgencia: {
    mae: 'A pressa tinha a ver com a mãe, ou com outra coisa?',
    pai: 'Essa pressa era sua, do pai ou de outra pessoa?',
    crianca: 'A pressa chegava até a criança, ou era só sua?',
    estranho: 'Essa pressa era sua ou do estranho?',
    sabio: 'O sábio também tinha pressa?',
    casa: 'Essa urgência era da casa, sua ou de outro lugar?',
    floresta: 'A pressa apareceu na floresta, ou já vinha de antes?',
    agua: 'Essa pressa combinava com a água, ou vinha de outra parte?',
    montanha: 'Essa pressa tinha a ver com a montanha, ou só passava por ali?',
    escola: 'Essa pressa lembra a de alguma escola que você conheceu?',
    chave: 'A pressa era por causa da chave, ou por outra coisa?',
    livro: 'A urgência tinha a ver com o livro, ou vinha de outro lugar?',
    espelho: 'O que deu tempo de ver no espelho?',
    ponte: 'Longe da ponte, essa pressa diminui?',
    coroa: 'A pressa tinha a ver com a coroa?',
  },
  mae: {
    casa: 'A mãe e a casa apareciam na mesma cena?',
    floresta: 'A mãe e a floresta apareciam na mesma cena?',
    agua: 'A mãe e a água estavam juntas, ou em partes diferentes do sonho?',
    montanha: 'A mãe estava na montanha, ou em outra parte do sonho?',
    escola: 'A mãe aparecia na escola, ou em outra parte do sonho?',
  },
  pai: {
    casa: 'O pai estava na casa, ou só era lembrado ali?',
    floresta: 'O pai e a floresta vinham na mesma parte do sonho?',
    agua: 'O pai estava perto da água, ou em outro canto do sonho?',
    montanha: 'O pai e a montanha apareciam juntos, ou em momentos diferentes?',
    escola: 'O pai conhecia essa escola?',
  },
  crianca: {
    casa: 'A criança parecia em casa, ou de visita?',
    floresta: 'A criança e a floresta apareciam na mesma cena?',
    agua: 'A criança e a água apareciam na mesma parte do sonho?',
    montanha: 'A criança estava na montanha, ou longe dela?',
    escola: 'A criança aparecia na escola, ou em outra parte?',
  },
  estranho: {
    casa: 'O estranho e a casa apareciam na mesma cena?',
    floresta: 'O estranho conhecia a floresta?',
    agua: 'O estranho estava perto da água, ou longe dela?',
    montanha: 'O estranho e a montanha apareciam na mesma cena?',
    escola: 'Na escola, quem parecia chegar pela primeira vez: você, o estranho ou ninguém?',
  },
  sabio: {
    casa: 'O sábio morava nessa casa?',
    floresta: 'O sábio era da floresta, ou vinha de fora?',
    agua: 'O sábio estava perto da água, ou longe?',
    montanha: 'O sábio e a montanha apareciam na mesma cena?',
    escola: 'O sábio ensinava nessa escola, ou só passava por ela?',
  },
}
