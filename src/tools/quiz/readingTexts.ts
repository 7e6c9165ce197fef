import { capitalised, cardinal, type Variants } from '../../core/words'
import type { AnswerId, ArchetypeId } from './slice'

/** Sentences of the reading. `who` stands for an archetype with its article ("o Sábio"). */

export const withArticle = (name: string): string => `o ${name}`

/** Named below the ranking; equal scores that are all shown there are named in the reading. */
export const ties = {
  oneUnshown: (name: string, as: string) => `${name} também empatou com ${as}; no empate, a ordem é a do desenho.`,
  moreUnshown: (names: string, as: string) => `${names} também empataram com ${as}; no empate, a ordem é a do desenho.`,
}

const scenes = (count: number): string => `${count === 5 ? 'todas as' : `${cardinal(count)} das cinco`} cenas`

/** Who came first, and what the visitor chose there. */
export const leading = {
  one: (who: string, count: number, deeds: string): Variants => [
    `Quem veio à frente foi ${who}, em ${scenes(count)}: você escolheu ${deeds}.`,
    `Em ${scenes(count)} apareceu ${who}, quando você escolheu ${deeds}.`,
    `À frente está ${who}, em ${scenes(count)}; nelas, você escolheu ${deeds}.`,
    `Quem mais apareceu foi ${who}, em ${scenes(count)}: você escolheu ${deeds}.`,
  ],
  several: (all: string, who: string, deeds: string): Variants => [
    `Dividem o primeiro lugar ${all}. Começo pel${who}: você escolheu ${deeds}.`,
    `À frente estão, por igual, ${all}. Um deles, ${who}, veio quando você escolheu ${deeds}.`,
    `Em primeiro vieram, juntos, ${all}. ${capitalised(who)} apareceu quando você escolheu ${deeds}.`,
  ],
}

/** What was chosen in the other scenes, and who came there. */
export const beside = (count: number, deeds: string, who: string, whoCount: number): Variants => [
  `${count > 1 ? `Nas outras ${cardinal(count)} cenas` : 'Na outra cena'}, você escolheu ${deeds}: ali ${whoCount > 1 ? 'apareceram' : 'apareceu'} ${who}.`,
  `${count > 1 ? 'Das outras cenas' : 'Da outra cena'} ${whoCount > 1 ? 'vieram' : 'veio'} ${who}: você escolheu ${deeds}.`,
  `Você escolheu também ${deeds}, e aí ${whoCount > 1 ? 'estavam' : 'estava'} ${who}.`,
]

/** Before the next two, where several have equal scores. */
export const next = (who: string): Variants => [`Depois vieram, juntos, ${who}.`, `Depois, lado a lado, vieram ${who}.`]

type Pair<Id extends string> = Id extends ArchetypeId ? `${Id}-${Exclude<ArchetypeId, Id>}` : never

/** What two archetypes want of one person, and a question that holds both; each pair once, in the order of the profiles. */
export const pairs: Partial<Record<Pair<ArchetypeId>, string>> = {
  'inocente-sabio':
    'O Inocente aceita o convite, o Sábio pergunta antes. Qual dos dois você ouviria no próximo convite?',
  'inocente-guerreiro': 'O Inocente confia, o Guerreiro fica de guarda. O que ajuda você a saber em quem confiar?',
  'inocente-cuidador':
    'O Inocente aceita com facilidade, o Cuidador oferece antes do pedido. Que gentileza você gostaria de receber esta semana?',
  'inocente-explorador':
    'O Inocente espera que o bom chegue, o Explorador sai atrás. Qual dos dois você reconhece nesta semana?',
  'inocente-governante':
    'O Governante prepara, o Inocente deixa em aberto. Que hora da semana você deixaria sem plano?',
  'sabio-guerreiro':
    'O Sábio pede tempo para pensar, o Guerreiro quer agir. Que compromisso pequeno pode esperar mais uma semana?',
  'sabio-cuidador':
    'O Sábio dá um passo atrás para entender, o Cuidador dá um passo à frente para ajudar. Qual dos dois você gostaria de ter por perto?',
  'sabio-explorador':
    'O Sábio leva a curiosidade para a poltrona, o Explorador leva a mesma curiosidade para a rua. Do que você gostaria de saber mais, lendo ou vendo de perto?',
  'sabio-governante':
    'Entre o Sábio, que quer entender mais, e o Governante, que decide logo, qual ajudaria mais esta semana?',
  'guerreiro-cuidador':
    'Diante de alguém em apuros, o Guerreiro enfrenta o problema e o Cuidador fica com a pessoa. Quando alguém procura você, o que vem primeiro: fazer algo ou escutar?',
  'guerreiro-explorador':
    'Numa escolha pequena desta semana, quem ajudaria mais: o Guerreiro, que fica, ou o Explorador, que muda de lugar?',
  'guerreiro-governante':
    'O Guerreiro e o Governante tomam para si o que está em jogo. De quem você gostaria de ouvir “chega por hoje”?',
  'cuidador-explorador':
    'O Cuidador quer cumprir o combinado, o Explorador quer sair. Que combinado seu poderia mudar de dia?',
  'cuidador-governante': 'Do que o Cuidador e o Governante fazem por todos, o que alguém poderia dividir com você?',
  'explorador-governante':
    'O Governante gosta de hora marcada, o Explorador ainda não sabe para onde vai. Na sua semana, onde cada um aparece?',
}

/** What was chosen with each answer, after "você escolheu": said of scenes, it is no deed. */
export const deeds: Record<AnswerId, string> = {
  'fim-compreender': 'repassar o projeto todo até ver onde o rumo mudou',
  'fim-reunir': 'repartir o que faltava do projeto ouvindo antes cada pessoa',
  'fim-aceitar': 'dizer sim ao primeiro convite depois do projeto',
  'fim-concluir': 'pôr em dia o que ficou pendente do projeto',
  'chegada-procurar': 'ir direto a quem você queria conhecer',
  'chegada-percorrer': 'dar uma volta pelo lugar novo reparando nas pessoas',
  'chegada-assumir': 'assumir uma parte do que havia por fazer no lugar novo',
  'chegada-sentar': 'sentar ao lado de quem também tinha vindo sem companhia',
  'plano-avisar': 'avisar logo quem contava com aquele dia',
  'plano-seguir': 'sair por outro caminho mesmo com o plano desfeito',
  'plano-esperar': 'deixar em aberto o dia que ficou sem plano',
  'plano-refazer': 'montar outro plano no mesmo dia',
  'conversa-afastar': 'retomar por outro lado o assunto da reunião',
  'conversa-delimitar': 'pedir na reunião que falasse uma pessoa por vez',
  'conversa-lembrar': 'contar na reunião uma boa lembrança em comum',
  'conversa-escutar': 'escutar na reunião até perceber o que preocupava cada um',
  'tarde-arrumar': 'arrumar o canto da casa que pesava',
  'tarde-demorar': 'abrir um livro à tarde',
  'tarde-caminhar': 'ver onde dava uma rua desconhecida',
  'tarde-chamar': 'ajudar alguém com uma papelada atrasada',
}

/** What stayed out, or nearly, and a question that lets it in. */
export const absence = {
  some: (names: string, isOne: boolean): Variants =>
    isOne ? [`Ficou de fora ${names}`, `Não veio ${names}`] : [`Ficaram de fora ${names}`, `Não vieram ${names}`],
  quietest: 'Os seis apareceram nas cenas',
  none: 'Os seis apareceram por igual',
  question: (said: string, who: string, scene: string): Variants => [
    `${said}. O que ${who} faria ${scene}?`,
    `${said}. Com ${who} ${scene}, o que mudaria?`,
    `${said}. Que diferença ${who} faria ${scene}?`,
  ],
}
