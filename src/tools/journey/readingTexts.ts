import type { StepId } from './slice'

/** Sentences of the insights text; `reading.ts` says when each is used. */

type PerStep<T> = Record<StepId, T>

/** Nothing chosen: three paragraphs of their own. */
export const nothing = [
  'Nenhuma das vinte e quatro frases ficou marcada. Elas dizem pouco do seu percurso, ou este não é o momento de marcar.',
  'Este caminho em seis etapas vem de certa tradição de contar histórias, e muitas vidas andam de outro modo.',
  'Se você escrevesse uma única frase sobre o momento de agora, como ela começaria?',
] as const

/** All twenty-four chosen: three paragraphs of their own. */
export const everything = [
  'As vinte e quatro frases ficaram marcadas. Cada etapa tem a sua história, ou foi difícil deixar alguma de fora.',
  'O chamado e a recusa aparecem inteiros, e também o limite que se põe e a ajuda que se aceita. A mesma pessoa vive os dois lados, em épocas diferentes ou na mesma semana.',
  'Com tanta coisa presente, ajuda escolher um fio só. Qual destas frases você contaria primeiro, e a quem?',
] as const

/** Where the visitor recognised most. */
export const most = {
  oneSentence: (text: string) => `De vinte e quatro frases, você marcou uma: “${text}”`,
  oneStep: (name: string, motifs: string) => `Você se reconheceu mais em ${name}: ${motifs}.`,
  all: 'Você se reconheceu por igual nas seis etapas.',
  several: (names: string) => `Você se reconheceu por igual em ${names}.`,
  ends: (first: string, last: string) => `Na ordem das etapas, a página abre com ${first} e fecha com ${last}.`,
}

/** Two steps by something marked in each. */
export const sides = (one: string, other: string) => `Ponha lado a lado ${one} e ${other}.`

/** What two steps say together, each pair under the earlier one. */
export const pairs: Partial<Record<StepId, Partial<Record<StepId, string>>>> = {
  'mundo-comum': {
    chamado:
      'A casa e o convite disputam o mesmo fim de semana. Dá para não decidir de uma vez: o que chama ganha uma tarde, e o resto continua de pé.',
    recusa:
      'Parte da recusa foi para proteger o que já havia. O que ali ainda pede cuidado, antes de qualquer decisão?',
    mentor: 'Às vezes quem ensina já está por perto há anos. O que muda é o dia em que se escuta.',
    limiar:
      'Da porta se veem os dois lados: o chão que você conhece e aquele a que ainda não se acostumou. Um passo não apaga o endereço antigo.',
    provacoes:
      'O dia a dia sustenta a dificuldade e é também onde ela pesa, na louça, no sono, no caminho do trabalho. Aliviar um desses pontos já muda a semana.',
  },
  chamado: {
    recusa:
      'São duas vozes da mesma pessoa, e nenhuma delas mente. Jung chamava de função transcendente o que aparece quando se aguenta ouvir as duas sem pressa de desempatar.',
    mentor:
      'Um convite, e a vontade de conversar ou de ler a respeito dele. Com os dois costuma dar para experimentar sem apostar tudo.',
    limiar: 'Da vontade ao passo foi algum tempo. O que aconteceu nesse intervalo explica mais do que o convite.',
    provacoes:
      'Quem carrega peso ouve qualquer convite como mais um peso. Antes do sim ou do não, vale saber quem seguraria a outra ponta.',
  },
  recusa: {
    mentor:
      'A hesitação conversou com alguém, ou quis conversar. Em boa companhia, um “não” vira às vezes “ainda não”.',
    limiar:
      'Numa hora você se segurou, noutra foi em frente. O critério que separou uma hora da outra é seu, e dá para escrevê-lo.',
    provacoes:
      'Hesitar e aguentar gastam a mesma força. Quando sobrar um pouco dela, a pergunta pode ser feita de novo.',
  },
  mentor: {
    limiar: 'Entre entender uma coisa e fazê-la costuma passar um tempo. O que encurtou, ou alongou, o seu?',
    provacoes: 'Uma ajuda explica, a outra carrega a sacola. Você provavelmente sabe dizer qual das duas tem faltado.',
  },
  limiar: {
    provacoes: 'O que se enfrenta num dia ainda ocupa o seguinte. O que ajuda você a descansar?',
  },
}

/** Where a single step is marked. */
export const alone: PerStep<string> = {
  'mundo-comum':
    'Nem toda fase traz um convite. A vida de todo dia tem ritmo, gente e cantos que também merecem que se olhe para eles.',
  chamado: 'Aqui apareceu só o convite. Ele pode esperar, e dá para pensar nele com alguém.',
  recusa: 'O convite a que este “não” responde ficou fora da página. Recusar foi proteção, ou o que dava para fazer.',
  mentor:
    'Aprender com alguém não obriga a partir. Um bom encontro vale pelo que foi, e um que faltou também se conta.',
  limiar: 'Aqui apareceu um passo ou um limite, sem o resto da história. Quanto custou, só você sabe.',
  provacoes:
    'O que pesa apareceu sem o resto da história. Dificuldade não faz ninguém melhor, e companhia ajuda mesmo sem tirar o peso.',
}

/** Steps without a mark, and of one of them; never a lack. */
export const blanks = (names: string) => `Você não marcou nada em ${names}.`
export const blank: PerStep<string> = {
  'mundo-comum': 'O de todo dia talvez não caiba nessas frases.',
  chamado: 'Sem chamado, a fase é de cuidar do que já começou.',
  recusa: 'Talvez não haja hesitação; talvez ela não caiba em nenhuma das quatro frases.',
  mentor: 'Muita coisa se aprende sem mestre.',
  limiar: 'Um passo ou um limite também tem a sua época.',
  provacoes: 'As suas dificuldades talvez tenham outras palavras.',
}

/** Where no step is without a mark. */
export const least = (name: string, motif: string) =>
  `Entre as etapas com menos marcas está ${name}, e ali você reconheceu ${motif}.`
export const even = 'Nenhuma etapa ficou em branco.'
export const onlyLeftOut = (text: string) => `Só uma frase você não marcou: “${text}”`

/** The open question at the end, about the last sentence marked. */
export const closing = {
  one: 'Se a frase que você marcou fosse o começo de uma conversa, com quem seria?',
  last: (text: string) => `Se “${text}” fosse o começo de uma conversa, com quem seria?`,
}

/** Beside the steps without a mark, once. */
export const blankRow = (count: number) => (count === 1 ? 'Nada marcado nesta etapa.' : 'Nada marcado nestas etapas.')
