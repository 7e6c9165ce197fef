import { capitalised, cardinal, lowered } from '../../core/words'
import type { StepId } from './slice'

/**
 * Sentences of the insights text; `reading.ts` says when each is used. Every
 * sentence here is written once, and no two that can meet in one reading contradict each other.
 */

type PerStep<T> = Record<StepId, T>

/** Nothing chosen: three paragraphs of their own. */
export const nothing = [
  'Nenhuma das vinte e quatro frases ficou marcada, e tudo bem. Talvez elas digam pouco do seu percurso, ou este não seja o momento de marcar.',
  'Este caminho em seis etapas vem de uma certa tradição de contar histórias. Há vidas que andam em espiral, em roda, em silêncio, e nem por isso andam menos.',
  'No desenho, as folhas ficaram em branco, e ele continua inteiro. A jornada continua fora daqui, com palavras suas. Se você escrevesse uma única frase sobre o momento de agora, por onde ela começaria?',
] as const

/** All twenty-four chosen: three paragraphs of their own. */
export const everything = [
  'As vinte e quatro frases ficaram marcadas, e não há folha vazia no desenho. Talvez cada etapa tenha mesmo a sua história, ou tenha sido difícil deixar alguma frase de fora.',
  'O chamado e a recusa aparecem inteiros, lado a lado. Querer ir e querer ficar podem conviver por muito tempo na mesma pessoa, sem que um dos lados esteja errado. O mesmo vale para o limite que se põe e a ajuda que se aceita.',
  'Quando tudo está presente, às vezes ajuda escolher um fio só. A jornada continua, e nada aqui tem pressa. Qual destas frases você contaria primeiro, e a quem?',
] as const

/** Where the experiences gather: how the first paragraph opens. */
export const opening = {
  oneSentence: (name: string) =>
    `De vinte e quatro frases, uma ficou marcada, em ${name}. Às vezes basta uma para começar uma conversa.`,
  oneStep: (name: string) => `Tudo o que você marcou está numa etapa só: ${name}.`,
  fullStep: (name: string) =>
    `Em ${name}, as quatro experiências ficaram marcadas, mais do que em qualquer outra etapa.`,
  fullest: (name: string) => `A etapa que reuniu mais experiências foi ${name}.`,
  tied: (count: number, names: string) =>
    `${capitalised(cardinal(count))} etapas reuniram mais experiências: ${names}.`,
  allMarkedOnce: (names: string) => `Cada etapa que você marcou tem uma experiência: ${names}.`,
  allMarkedEqual: (names: string) => `As etapas que você marcou aparecem por igual: ${names}.`,
  /** Where three of the fullest step's four are marked. */
  leftOut: (motif: string) => `De fora ficou apenas isto: ${motif}.`,
  sixEqual:
    'As seis etapas aparecem por igual. Nenhuma chama mais do que a outra, e o olhar pode começar por qualquer uma.',
}

/** Said of the one fullest step, when others are marked too. */
export const theme: PerStep<string> = {
  'mundo-comum': 'O que já se conhece ocupa bastante lugar nesta leitura: é dali que se olha o resto.',
  chamado: 'Alguma coisa parece pedir atenção, e chamar ainda não é partir.',
  recusa: 'A hesitação tem bastante espaço aqui, e hesitar pode ser um modo de cuidar do que existe.',
  mentor: 'Aprender, com alguém ou com alguma coisa, parece ser o fio.',
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
/** With four or five equally full, where no list of fields says where the attention is. */
export const amongMany = 'Qualquer uma pode abrir a conversa.'

/** What leads to the answer to one experience, where it does not follow by itself. */
export const towards = {
  firstOfTwo: (echo: string) => `Sobre a primeira: ${lowered(echo)}`,
  secondOfTwo: (echo: string) => `Sobre a segunda: ${lowered(echo)}`,
  firstOfSeveral: (echo: string) => `Sobre a primeira delas: ${lowered(echo)}`,
  last: (echo: string) => `Quanto à última frase marcada no percurso: ${lowered(echo)}`,
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
    'Aprender com alguém ou com alguma coisa não obriga a partir. Um bom encontro pode bastar por si, e um encontro que faltou também pode ser contado.',
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
  allBut: (motif: string) => `tudo exceto ${motif}`,
}

/** The turn between call and refusal. */
export const turn = {
  both: (call: string, refusal: string) =>
    `Entre o chamado e a recusa há conversa: de um lado, ${call}; do outro, ${refusal}.`,
  callStronger: 'O chamado tem mais frases; a hesitação, ainda que mais discreta, pode guardar algo que importa.',
  refusalStronger:
    'A recusa tem mais frases, e recusar nem sempre é medo: pode ser prudência, proteção ou falta de apoio.',
  equal: 'As duas vozes aparecem na mesma medida: uma olha o que quer começar; a outra, o que pode se perder.',
  callOnly: (call: string) =>
    `Do lado do chamado, ${call}; do lado da recusa, nada marcado. Nem todo convite encontra hesitação, e nem toda hesitação acha aqui a sua frase.`,
  refusalOnly: (refusal: string) =>
    `Do lado da recusa, ${refusal}; do lado do chamado, nada marcado. A hesitação às vezes chega antes do convite, e pode proteger algo que ainda não tem nome.`,
  none: 'Nem o chamado nem a recusa foram marcados. Há tempos sem convite e sem porta fechada, e eles também fazem parte de um percurso.',
}

/** The threshold: a step taken or a limit set, hardness, both, or nothing marked. */
export const threshold = {
  one: (motif: string) => `Na travessia aparece ${motif}.`,
  several: (motifs: string) => `Na travessia aparecem ${motifs}.`,
  courage: 'Um gesto desses tem o tamanho que cabe no dia, e isso não obriga a ir mais longe.',
  hardness: 'A força também cansa, e às vezes a dureza é o que sobra quando falta apoio.',
  mixed: 'Coragem e desgaste vêm juntos, e um não apaga o outro.',
}

/** Mentor and allies: whether something was received there, or the experiences speak of search and weight. */
export const support = {
  receivedBoth:
    'Houve palavra ou escuta que ajudou a pensar, e houve companhia nas horas difíceis. São apoios diferentes, e um não substitui o outro.',
  understoodNotHeld:
    'Alguém ou alguma coisa ajudou a pensar, enquanto o peso do caminho talvez tenha ficado mais com você. Compreender e receber cuidado nem sempre chegam juntos.',
  heldNotUnderstood:
    'Na etapa do mentor aparece procura; na dos aliados, companhia. Às vezes o apoio chega por outra porta.',
  receivedNeither:
    'Nas etapas do mentor e dos aliados aparece mais esforço do que apoio. Dizer isso já pode ser um jeito de procurar companhia.',
  mentorOnly:
    'O apoio que aparece vem da escuta e da palavra; sobre as dificuldades e a companhia nelas, nada foi marcado. Pode ser sossego, ou assunto para outra hora.',
  searchOnly:
    'No encontro com o mentor aparece mais procura do que encontro. Às vezes uma pergunta pede menos uma resposta do que quem a escute.',
  alliesOnly:
    'Houve companhia nas horas difíceis, e nada foi marcado no encontro com o mentor. Também se aprende ao lado, sem mestre.',
  weightOnly: 'Nas provações aparece mais peso do que companhia. O que é difícil não fica mais nobre por isso.',
}

/** Steps without a mark that nothing else has spoken of. */
export const blanks = {
  none: 'Nenhuma etapa ficou em branco, e não é preciso olhar todas de uma vez.',
  otherFive: 'As outras cinco etapas ficaram em branco, e podem ser apenas assunto para outro dia.',
  several: (names: string) =>
    `${names} ficaram em branco. Pode ser que a sua história não passe por ali, ou passe com outras palavras.`,
  /** Added where the threshold is among several. */
  noDuty: 'Atravessar, em todo caso, não é dever.',
  one: {
    'mundo-comum': 'O Mundo Comum ficou em branco, e nem sempre se parte de um chão conhecido.',
    chamado: 'O Chamado à Aventura ficou em branco, e nem todo caminho começa com um convite.',
    recusa: 'A Recusa do Chamado ficou em branco, e nem todo caminho pede hesitação.',
    mentor: 'O Encontro com o Mentor ficou em branco, e há muito que se aprende sem mestre.',
    limiar: 'A Travessia do Limiar ficou em branco: ela não é dever, e às vezes é a espera que protege.',
    provacoes: 'Provações e Aliados ficou em branco, e pode ser que nada ali peça palavra por enquanto.',
  } satisfies PerStep<string>,
}

/** How far along the path the leaves go, and that it goes on. */
export const onwards: PerStep<string> = {
  'mundo-comum':
    'No desenho, a última folha cheia fica perto do começo. A jornada continua, mesmo quando parece parada.',
  chamado: 'No desenho, a última folha cheia fica onde algo chama. A jornada continua, no tempo de quem ouve.',
  recusa: 'No desenho, a última folha cheia fica junto da hesitação. A jornada continua, com passo ou sem.',
  mentor: 'No desenho, a última folha cheia fica na etapa do mentor. A jornada continua, e ninguém tem o mapa inteiro.',
  limiar: 'No desenho, a última folha cheia fica na soleira. A jornada continua dos dois lados dela.',
  provacoes:
    'No desenho, a última folha cheia fica na sexta estação. O modelo de Vogler tem outras seis, e a jornada continua além de todas.',
}

/** The open question at the end. */
export const closing = {
  one: {
    'mundo-comum': 'Se um dia houver mudança, o que deste lugar conhecido você gostaria de levar?',
    chamado: 'Se o que chama tivesse uma voz, que tom ela teria?',
    recusa: 'O que a sua hesitação diria, se pudesse falar até o fim?',
    mentor: 'Que pergunta você tem levado, sem pressa de resposta?',
    limiar: 'De que lado da soleira você se vê agora, e como é estar aí?',
    provacoes: 'Se o peso pudesse ser dividido, que parte você entregaria primeiro?',
  } satisfies PerStep<string>,
  two: (first: string, second: string) => `Se ${first} e ${second} pudessem conversar, quem falaria primeiro?`,
  several: 'Por qual das etapas mais cheias você começaria a contar?',
  severalEqual: 'Por qual das etapas marcadas você começaria a contar?',
  six: 'Por qual das seis você começaria a contar?',
}

/** Beside the steps without a mark, once. */
export const blankRow = (count: number) =>
  count === 1 ? 'Nada marcado nesta etapa, e tudo bem.' : 'Nada marcado nestas etapas, e tudo bem.'
