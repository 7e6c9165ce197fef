import { cardinal } from '../../core/words'
import type { AnswerId, ArchetypeId } from './slice'

/** Sentences of the reading. `who` stands for an archetype with its article ("o Sábio"). */

export const withArticle = (name: string): string => `o ${name}`

/** Named below the ranking. */
export const ties = {
  among: (names: string) => `${names} ficaram empatados.`,
  oneUnshown: (name: string, as: string) => `${name} também empatou com ${as}; entre iguais, a ordem é a do desenho.`,
  moreUnshown: (names: string, as: string) =>
    `${names} também empataram com ${as}; entre iguais, a ordem é a do desenho.`,
}

/** What a score says, for each of the five there are. */
export const levels = [
  (who: string, scenes: string) => `Em uma cena só: ${who} veio ${scenes}.`,
  (who: string, scenes: string) => `Em duas das cinco cenas: ${who} veio ${scenes}.`,
  (who: string, scenes: string) => `Em três das cinco cenas: ${who} veio ${scenes}.`,
  (who: string, scenes: string) =>
    `Em quatro das cinco cenas: ${who} veio ${scenes}. Repare na cena em que ficou fora.`,
  (who: string) => `Nas cinco cenas veio ${who}. Imagine o que outro teria feito em alguma delas.`,
] as const

/** Who came first, and what the visitor chose there. */
export const leading = {
  one: (who: string, count: number, deeds: string) =>
    `Quem veio à frente foi ${who}, em ${count === 5 ? 'todas as' : `${cardinal(count)} das cinco`} cenas: você escolheu ${deeds}.`,
  several: (all: string, who: string, deeds: string) =>
    `Dividem o primeiro lugar ${all}. Comece pel${who}: você escolheu ${deeds}.`,
}

export const beside = {
  one: (deeds: string) => `Na outra cena, você escolheu ${deeds}`,
  more: (count: number, deeds: string) => `Nas outras ${cardinal(count)} cenas, você escolheu ${deeds}`,
  who: (who: string, count: number) => `: ali ${count > 1 ? 'apareceram' : 'apareceu'} ${who}.`,
}

/** Before the next two, where several have equal scores. */
export const next = (who: string) => `Depois vieram, empatados, ${who}.`

type Pair<Id extends string> = Id extends ArchetypeId ? `${Id}-${Exclude<ArchetypeId, Id>}` : never

/** What two archetypes want of one person, and a question that holds both; each pair once, in the order of the profiles. */
export const pairs: Partial<Record<Pair<ArchetypeId>, string>> = {
  'inocente-sabio':
    'O Inocente já quer entrar, o Sábio ainda está lendo o aviso na porta. Os dois vão juntos quando você aceita um convite e passa o caminho fazendo perguntas. De qual deles você costuma se arrepender?',
  'inocente-guerreiro':
    'O Inocente deixa a porta aberta, o Guerreiro fica de pé ao lado dela. Quando um se cansa, o outro assume de repente: ontem tudo aberto, hoje tudo trancado. O que ajuda você a saber para quem abrir?',
  'inocente-cuidador':
    'O Inocente recebe sem desconfiar, o Cuidador dá sem que se peça. Contam com o que há de bom nas pessoas, e nem sempre recebem na mesma medida. Quem, perto de você, sabe retribuir?',
  'inocente-explorador':
    'O Inocente espera que o bom chegue, o Explorador sai atrás. Em tempo de mudança eles se revezam: numa semana você manda currículos, na outra tem certeza de que alguma coisa vai aparecer. Qual dos dois está de plantão agora?',
  'inocente-governante':
    'O Governante fez a lista, o Inocente esqueceu a lista em casa e acha que vai dar tempo. Os dois cabem numa viagem planejada dia a dia, com uma tarde deixada em branco de propósito. Onde está a sua tarde em branco?',
  'sabio-guerreiro':
    'O Sábio pede mais uma semana para pensar, o Guerreiro já marcou a reunião. Costumam se acertar quando há data: pensar até quinta, agir na sexta. Que decisão sua está precisando de data?',
  'sabio-cuidador':
    'O Sábio dá um passo atrás para entender, o Cuidador dá um passo à frente para ajudar. Quando alguém chora, um procura a causa e o outro procura o lenço. Qual dos dois você gostaria que tivessem com você?',
  'sabio-explorador':
    'O Sábio leva a curiosidade para a poltrona, o Explorador leva a mesma curiosidade para a rua. Cada um acha que o outro perde tempo. O que você anda estudando que já dava para ir ver de perto?',
  'sabio-governante':
    'O Sábio entende como as coisas são, o Governante decide como vão ficar. Quando se falam, a regra tem motivo; quando não se falam, sobra relatório de um lado e ordem do outro. O que, na sua casa ou no trabalho, está há tempos só no relatório?',
  'guerreiro-cuidador':
    'Diante de alguém em apuros, o Guerreiro enfrenta o problema e o Cuidador fica com a pessoa. Quem tem os dois às vezes compra briga por alguém que só queria companhia. Na próxima vez, daria para perguntar antes: você quer ajuda ou quer que eu escute?',
  'guerreiro-explorador':
    'O Guerreiro defende o lugar, o Explorador troca de lugar. Um acusa o outro de medo: ficar parece medo de sair, sair parece fuga. No que está diante de você agora, qual das duas coragens faz mais sentido?',
  'guerreiro-governante':
    'O Guerreiro e o Governante tomam para si o que está em jogo, e raramente pedem folga. É a dupla que salva o prazo e almoça na mesa de trabalho. Quem, perto de você, tem licença para dizer “chega por hoje”?',
  'cuidador-explorador':
    'O Cuidador combinou uma visita no domingo, o Explorador acordou com vontade de estrada. Um sente culpa por faltar, o outro se sente preso. Que combinado seu poderia mudar de dia sem que ninguém saísse perdendo?',
  'cuidador-governante':
    'O Cuidador olha cada rosto, o Governante olha a escala do mês. Os dois seguram uma família ou uma equipe inteira, num trabalho que quase não aparece. O que você faz todo dia e gostaria que alguém visse?',
  'explorador-governante':
    'O Governante quer saber a que horas você volta, o Explorador ainda não sabe para onde vai. Em muita gente eles vivem em dias separados: a semana é de um, o feriado é do outro. O que aconteceria se trocassem uma quarta-feira?',
}

/** What was chosen with each answer, after "você escolheu": said of scenes, it is no deed. */
export const deeds: Record<AnswerId, string> = {
  'fim-compreender': 'voltar ao começo do projeto até ver onde o rumo mudou',
  'fim-reunir': 'repartir o que faltava depois de ouvir cada pessoa',
  'fim-aceitar': 'dizer sim ao primeiro convite depois do projeto',
  'fim-concluir': 'dar conta do que ficou pendente do projeto',
  'chegada-procurar': 'ir direto à pessoa que queria conhecer',
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
  'conversa-escutar': 'escutar a reunião até perceber o que preocupava cada um',
  'tarde-arrumar': 'arrumar o canto da casa que pesava',
  'tarde-demorar': 'passar a tarde com um livro',
  'tarde-caminhar': 'ver onde dava uma rua desconhecida',
  'tarde-chamar': 'ajudar alguém com uma papelada atrasada',
}

/** What stayed out, or nearly, and a question that lets it in. */
export const absence = {
  some: (names: string, isOne: boolean) => (isOne ? `Ficou de fora ${names}` : `Ficaram de fora ${names}`),
  quietest: (names: string) => `Os seis apareceram, e menos vezes ${names}`,
  none: 'Os seis apareceram por igual',
  question: (said: string, who: string, scene: string) =>
    `${said}: se ${who} estivesse ${scene}, o que você faria de outro jeito?`,
}
