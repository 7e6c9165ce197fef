import type { Variants } from '../../core/words'
import type { StepId } from './slice'

/** Sentences of the insights text; `reading.ts` says when each is used. */

type PerStep<T> = Record<StepId, T>

/** Nothing chosen: three paragraphs of their own. */
export const nothing = [
  'Nenhuma das vinte e quatro frases ficou marcada. Pode ser que nenhuma fale do seu percurso.',
  'As seis etapas são um modo de contar uma vida, entre outros.',
  'Com quem você gostaria de falar destes dias?',
] as const

/** All twenty-four chosen: three paragraphs of their own. */
export const everything = [
  'Você marcou as vinte e quatro frases.',
  'É muita coisa de uma vez, e nem tudo precisa ser lido hoje.',
  'Qual destas frases você contaria primeiro, e a quem?',
] as const

/** The steps in which the visitor recognised most. */
export const most = {
  oneSentence: (text: string) => `De vinte e quatro frases, você marcou uma: “${text}”`,
  oneAnswered: 'Das vinte e quatro frases, você marcou só essa.',
  twoAnswered: 'Das vinte e quatro frases, você marcou só essas duas.',
  /** Steps come in quotation marks. */
  oneStep: (step: string, motifs: string): Variants => [
    `Das seis etapas, a de mais frases marcadas é ${step}: ${motifs}.`,
    `A etapa com mais frases marcadas foi ${step}: ${motifs}.`,
    `Você marcou mais frases em ${step}: ${motifs}.`,
    `Em ${step} há mais frases marcadas: ${motifs}.`,
  ],
  all: 'As seis etapas têm o mesmo tanto de frases marcadas.',
  several: (names: string): Variants => [
    `As etapas ${names} têm o mesmo tanto de frases marcadas.`,
    `Em ${names} há o mesmo número de frases marcadas.`,
    `Há o mesmo tanto de frases marcadas em ${names}.`,
  ],
}

/** Two steps by something marked in each. */
export const sides = (one: string, other: string): Variants => [
  `Você reconheceu ${one} e ${other}.`,
  `De um lado, ${one}; do outro, ${other}.`,
  `Você marcou ${one}, e também ${other}.`,
  `Do que você marcou, separei duas coisas: ${one} e ${other}.`,
]

/** What two steps say together, each pair under the earlier one. */
export const pairs: Partial<Record<StepId, Partial<Record<StepId, string>>>> = {
  'mundo-comum': {
    chamado: 'As duas coisas são da mesma época da sua vida, ou de épocas diferentes?',
    recusa: 'Com quem você falaria de uma coisa e da outra?',
    mentor: 'De qual das duas você contaria mais, e a quem?',
    limiar: 'Uma coisa tem a ver com a outra, para você?',
    provacoes: 'Que tarefa desta semana outra pessoa poderia fazer?',
  },
  chamado: {
    recusa: 'As duas coisas podem nem ter relação. Se um dia quisesse falar de uma delas, qual seria?',
    mentor: 'Essas duas coisas se encontram em algum ponto?',
    limiar: 'Alguém soube de uma coisa e da outra?',
    provacoes: 'Que hora da semana seria só sua, e quem ajudaria a guardá-la?',
  },
  recusa: {
    mentor: 'Quem ouviria bem uma coisa e a outra?',
    limiar: 'De qual das duas você falaria primeiro, e com quem?',
    provacoes: 'O que faria bem a você nestes dias?',
  },
  mentor: {
    limiar: 'Sobre qual dessas duas coisas você gostaria de conversar, e com quem?',
    provacoes: 'Nestes dias, o que ajudaria mais: uma escuta ou uma mão nas tarefas?',
  },
  limiar: {
    provacoes: 'O que costuma ajudar você a descansar?',
  },
}

/** What is asked where a single step is marked. */
export const alone: PerStep<string> = {
  'mundo-comum': 'O que da vida de todo dia você contaria a alguém?',
  chamado: 'O que costuma fazer bem a você?',
  recusa: 'De que parte disso você gostaria de falar?',
  mentor: 'O que disso você contaria a alguém?',
  limiar: 'O que disso ainda está com você?',
  provacoes: 'O que costuma dar descanso a você?',
}

/** What is asked where distress is marked, and little else. */
export const onlyHard = 'Quem poderia estar com você nestes dias?'

/** Steps without a mark, and of one of them; never a lack. */
export const blanks = (names: string): Variants => [
  `Você não marcou nada em ${names}.`,
  `Em ${names}, nenhuma frase marcada.`,
  `Sem frases marcadas: ${names}.`,
  `De ${names}, você não escolheu frases.`,
]
export const blank: PerStep<string> = {
  'mundo-comum': 'Talvez essas frases não falem dos seus dias.',
  chamado: 'Talvez essas frases não sejam para agora.',
  recusa: 'Talvez essas frases não tenham servido para você agora.',
  mentor: 'Essas frases podem não ter relação com o seu momento.',
  limiar: 'Talvez essas frases não digam o que você viveu.',
  provacoes: 'Talvez nada disso tenha a ver com o seu momento.',
}

/** The step with fewest marks, where none is without. */
export const least = (step: string, motif: string) =>
  `Entre as etapas com menos frases está ${step}, e ali você reconheceu ${motif}.`
export const onlyLeftOut = (text: string) => `Só uma frase você não marcou: “${text}”`

/** The open question at the end, about the last sentence marked; one that tells of distress is not said again. */
export const closing = {
  unquoted: [
    'A quem você contaria o que marcou aqui?',
    'Quem ouviria bem o que está aqui?',
    'Com quem daria para falar do que você marcou?',
    'Quem você gostaria de ter por perto nestes dias?',
  ] satisfies Variants,
  last: (text: string): Variants => [
    `O que você acrescentaria à frase “${text}”?`,
    `Quem já ouviu de você isto: “${text}”?`,
    `Como você diria isto com as suas palavras: “${text}”?`,
    `O que, na sua vida, se parece com “${text}”?`,
  ],
}
