import type { StepId } from './slice'

/**
 * Sentences of the insights text; the paragraphs (`whole.ts`, `turns.ts`, `ahead.ts`) say when each is used. Every sentence here is written once, and no two
 * that can meet in one reading contradict each other.
 */

type PerStep<T> = Record<StepId, T>

/** Nothing chosen: three paragraphs of their own. */
export const nothing = [
  'Nenhuma das vinte e quatro frases ficou marcada, e isso também responde alguma coisa. Talvez elas digam pouco do seu percurso. Talvez não fosse hora de marcar.',
  'Este caminho em seis etapas vem de uma certa tradição de contar histórias. Há vidas que andam em espiral, em roda, em silêncio, e nem por isso andam menos.',
  'No desenho, as folhas ficaram em branco, e ele continua inteiro. A jornada continua fora daqui, com palavras suas. Se você escrevesse uma única frase sobre o momento de agora, por onde ela começaria?',
] as const

/** All twenty-four chosen: three paragraphs of their own. */
export const everything = [
  'As vinte e quatro frases ficaram marcadas, e não há folha vazia no desenho. Talvez cada etapa tenha mesmo a sua história. Talvez, diante de tanta coisa vivida, tenha sido difícil deixar alguma de fora.',
  'O chamado e a recusa aparecem inteiros, lado a lado. Querer ir e querer ficar podem conviver por muito tempo na mesma pessoa, sem que um dos lados esteja errado. O mesmo vale para o limite que se põe e a ajuda que se aceita.',
  'Quando tudo está presente, às vezes ajuda escolher um fio só. A jornada continua, e nada aqui tem pressa. Qual destas frases você contaria primeiro, e a quem?',
] as const

const numberWords = ['nenhuma', 'uma', 'duas', 'três', 'quatro', 'cinco', 'seis'] as const
const numberWord = (count: number): string => numberWords[count] ?? String(count)
const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const continued = (sentence: string) => sentence.charAt(0).toLowerCase() + sentence.slice(1)

/** Where the experiences gather: how the first paragraph opens. */
export const opening = {
  oneSentence: (name: string) =>
    `De vinte e quatro frases, uma ficou marcada, em ${name}. Às vezes basta uma para começar uma conversa.`,
  oneStep: (name: string) => `Tudo o que você marcou está numa etapa só: ${name}.`,
  fullStep: (name: string) =>
    `Em ${name}, as quatro experiências ficaram marcadas, mais do que em qualquer outra etapa.`,
  fullest: (name: string) => `A etapa que reuniu mais experiências foi ${name}.`,
  tied: (count: number, names: string) =>
    `${capitalised(numberWord(count))} etapas reuniram mais experiências: ${names}.`,
  allMarkedOnce: (names: string) => `Cada etapa que você marcou tem uma experiência: ${names}.`,
  allMarkedEqual: (names: string) => `As etapas que você marcou aparecem por igual: ${names}.`,
  /** Where three of the fullest step's four are marked. */
  leftOut: (motif: string) => `De fora ficou apenas isto: ${motif}.`,
  sixEqual:
    'As seis etapas aparecem por igual. Nenhuma chama mais do que a outra, e o olhar pode começar por qualquer uma.',
}

/** Said of the one fullest step, when others are marked too. */
export const theme: PerStep<string> = {
  'mundo-comum':
    'O que já se conhece ocupa um lugar grande nesta leitura, e não é um lugar menor: é dali que se olha o resto.',
  chamado: 'Alguma coisa parece pedir atenção, e chamar ainda não é partir.',
  recusa: 'A hesitação tem bastante espaço aqui, e hesitar pode ser um modo de cuidar do que existe.',
  mentor: 'O tema de aprender, com alguém ou com alguma coisa, parece estar no centro.',
  limiar: 'O assunto de agora talvez seja uma passagem, com o que ela pede e com o que ela custa.',
  provacoes: 'O que se carrega, e com quem, parece estar no centro.',
}

/** What a step is about, as words that can stand beside another step's. */
export const field: PerStep<string> = {
  'mundo-comum': 'o que é conhecido',
  chamado: 'o que chama',
  recusa: 'o que hesita',
  mentor: 'o que ensina',
  limiar: 'o que põe um limite',
  provacoes: 'o que pede cuidado',
}
export const between = (fields: string) => `Talvez a atenção esteja, por ora, entre ${fields}.`

/** What leads to the answer to one experience, where it does not follow by itself. */
export const towards = {
  firstOfTwo: (echo: string) => `Sobre a primeira: ${continued(echo)}`,
  secondOfTwo: (echo: string) => `Sobre a segunda: ${continued(echo)}`,
  firstOfSeveral: (echo: string) => `Para começar pela primeira: ${continued(echo)}`,
  last: (echo: string) => `Da última frase marcada no percurso, fica isto: ${continued(echo)}`,
}

/** The first step, where others are fuller. */
export const departure = (motifs: string) => `No ponto de partida, ${motifs}.`

/** Second paragraph when a single step is marked. */
export const alone: PerStep<string> = {
  'mundo-comum':
    'Ficar perto do conhecido não é ficar para trás. A vida de todo dia tem ritmos, pessoas e cantos que também pedem atenção, e nem toda fase traz um convite.',
  chamado:
    'Um chamado pode ficar muito tempo no ar antes que se saiba o que ele pede. Não há obrigação de responder, nem prazo; ouvir já é alguma coisa.',
  recusa:
    'Aqui aparece um não, e o convite a que ele responde ficou fora do desenho. Recusar pode ser proteção, e pode ter sido o possível.',
  mentor:
    'Aprender com alguém ou com alguma coisa não obriga a partir. Um bom encontro pode bastar por si, e um encontro que faltou também deixa a sua marca.',
  limiar:
    'Uma passagem aparece sem o que veio antes e sem o que veio depois. Atravessar não é dever de ninguém, e o custo de ir ou de esperar só você pode medir.',
  provacoes:
    'Dificuldades não enobrecem quem as vive, e companhia não apaga o que pesa. Entre uma coisa e outra há o cuidado, que pode ir e pode vir.',
}

/** Some of a step's experiences in a few words. */
export const mention = {
  all: {
    'mundo-comum': 'as quatro frases do que é conhecido',
    chamado: 'as quatro frases do convite',
    recusa: 'as quatro frases da hesitação',
    limiar: 'as quatro frases da passagem',
  },
  allBut: (motif: string) => `quase tudo, menos ${motif}`,
}

/** The turn between call and refusal. */
export const turn = {
  both: (call: string, refusal: string) =>
    `Entre o chamado e a recusa há conversa: de um lado, ${call}; do outro, ${refusal}.`,
  callStronger:
    'O chamado tem mais frases, e a hesitação, ainda que mais discreta, pode estar guardando algo que importa.',
  refusalStronger: 'A recusa tem mais frases, e recusar nem sempre é medo: pode ser medida, proteção, tempo.',
  equal:
    'As duas vozes aparecem na mesma medida, e talvez tenham razão sobre coisas diferentes: uma olha o que quer começar; a outra, o que pode se perder.',
  callOnly: (call: string) =>
    `Do lado do chamado, ${call}; do lado da recusa, nada marcado. Talvez o caminho esteja aberto; talvez a hesitação não tenha achado aqui a sua frase.`,
  refusalOnly: (refusal: string) =>
    `Do lado da recusa, ${refusal}; do lado do chamado, nada marcado. Às vezes se diz não antes de saber a quê, e esse não pode proteger o que ainda não tem nome.`,
  none: 'Nem o chamado nem a recusa foram marcados. Há tempos sem convite e sem porta fechada, e eles também fazem parte de um percurso.',
}

/** The threshold: a step taken or a limit set, hardness, both, or nothing marked. */
export const threshold = {
  one: (motif: string) => `Na travessia aparece ${motif}.`,
  several: (motifs: string) => `Na travessia aparecem ${motifs}.`,
  courage: 'Foi do tamanho que coube, e isso não obriga a ir mais longe.',
  hardness: 'A força também cansa, e às vezes a dureza é o que sobra quando falta apoio.',
  mixed: 'Firmeza e aspereza vêm juntas, e uma pode ter precisado da outra.',
}

/** Mentor and allies: whether something was received there, or the experiences speak of search and weight. */
export const support = {
  receivedBoth:
    'Houve palavra ou escuta que ajudou a pensar, e houve companhia no que pesa. São apoios diferentes, e um não faz o lugar do outro.',
  understoodNotHeld:
    'Alguém ou alguma coisa ajudou a pensar, enquanto o peso do caminho talvez tenha ficado mais com você. Compreender e receber cuidado nem sempre chegam juntos.',
  heldNotUnderstood:
    'A resposta que se procurava talvez não tenha vindo; a companhia, sim. Às vezes o apoio chega por outra porta.',
  receivedNeither:
    'Perto do mentor e perto dos aliados aparece mais esforço do que apoio. Dizer isso já pode ser um jeito de procurar companhia.',
  mentorOnly:
    'O apoio que aparece vem da escuta e da palavra; sobre as dificuldades e a companhia nelas, nada foi marcado. Isso pode ser assunto, ou pode ser sossego.',
  searchOnly:
    'No encontro com o mentor aparece mais procura do que encontro. Talvez falte menos uma resposta do que alguém que acompanhe a pergunta.',
  alliesOnly:
    'Houve companhia no que pesa, e nada foi marcado no encontro com o mentor. Também se aprende ao lado, sem mestre.',
  weightOnly:
    'Nas provações aparece mais peso do que companhia. O que é difícil não fica mais nobre por ser difícil, e pode ser dividido.',
}

/** Steps without a mark that nothing else has spoken of. */
export const blanks = {
  none: 'Nenhuma etapa ficou em branco, e um percurso assim povoado às vezes pede pausa tanto quanto palavra.',
  otherFive: 'As outras cinco etapas ficaram em branco, e podem ser apenas assunto para outro dia.',
  several: (names: string) =>
    `${names} ficaram em branco. Talvez a sua história não passe por ali; talvez ainda não seja a hora de contar.`,
  /** Added where the threshold is among several. */
  noDuty: 'Atravessar, em todo caso, não é dever.',
  one: {
    'mundo-comum': 'O Mundo Comum ficou em branco, e o que é de todo dia às vezes é o mais difícil de ver.',
    chamado: 'O Chamado à Aventura ficou em branco, e nem todo caminho começa com um convite.',
    recusa: 'A Recusa do Chamado ficou em branco, e nem todo caminho pede hesitação.',
    mentor: 'O Encontro com o Mentor ficou em branco, e há muito que se aprende sem mestre.',
    limiar: 'A Travessia do Limiar ficou em branco: ela não é dever, e às vezes é a espera que protege.',
    provacoes: 'Provações e Aliados ficou em branco, e pode ser que nada ali peça palavra por enquanto.',
  } satisfies PerStep<string>,
}

/** How far along the path the leaves go, and that it goes on. */
export const onwards: PerStep<string> = {
  'mundo-comum': 'No desenho, as folhas ficam perto da partida. A jornada continua, mesmo quando parece parada.',
  chamado: 'No desenho, as folhas vão até onde algo chama. A jornada continua, no tempo de quem ouve.',
  recusa:
    'No desenho, as folhas vão até uma hesitação, e parar também é caminho. A jornada continua, com passo ou sem.',
  mentor: 'No desenho, as folhas vão até o encontro com quem ensina. A jornada continua, e ninguém tem o mapa inteiro.',
  limiar: 'No desenho, as folhas vão até a soleira. A jornada continua dos dois lados dela.',
  provacoes:
    'No desenho, as folhas chegam à sexta estação. O modelo de Vogler tem outras seis, e a jornada continua além de todas.',
}

/** The open question at the end. */
export const closing = {
  one: {
    'mundo-comum': 'Se um dia houver partida, o que você gostaria de levar deste lugar?',
    chamado: 'Se o que chama tivesse uma voz, que tom ela teria?',
    recusa: 'O que a sua hesitação diria, se pudesse falar até o fim?',
    mentor: 'Que pergunta você tem levado, sem pressa de resposta?',
    limiar: 'De que lado da soleira você se vê agora, e como é estar aí?',
    provacoes: 'Se o peso pudesse ser dividido, que parte você entregaria primeiro?',
  } satisfies PerStep<string>,
  two: (first: string, second: string) => `Se ${first} e ${second} pudessem conversar, quem falaria primeiro?`,
  several: 'Por qual dessas etapas mais cheias você gostaria de começar a contar?',
  severalOnce: 'Por qual dessas etapas você gostaria de começar a contar?',
  six: 'Por qual das seis você gostaria de começar a contar?',
}

/** Beside the steps without a mark, once. */
export const blankRow = (count: number) =>
  count === 1 ? 'Nada marcado nesta etapa, e tudo bem.' : 'Nada marcado nestas etapas, e tudo bem.'
