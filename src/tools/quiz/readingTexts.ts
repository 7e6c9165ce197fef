import { capitalised, cardinal } from '../../core/words'
import type { ArchetypeId } from './content'
import type { AnswerId } from './slice'

/** Sentences of the reading. `who` stands for an archetype with its article ("o Sábio"). */

export const withArticle = (name: string): string => `o ${name}`

/** Named below the ranking. */
export const ties = {
  among: (names: string) => `${names} apareceram com a mesma força.`,
  oneUnshown: (name: string, as: string) =>
    `${name} apareceu com a mesma força que ${as}. Fica fora da lista apenas pela ordem em que os seis são apresentados.`,
  moreUnshown: (names: string, as: string) =>
    `${names} apareceram com a mesma força que ${as}. Ficam fora da lista apenas pela ordem em que os seis são apresentados.`,
}

/** The whole pattern: one that stands out, by its points, or several side by side. */
export const shapes = {
  all: (who: string) =>
    `${capitalised(who)} esteve nas cinco respostas. Quando uma imagem se repete assim, pode valer perguntar o que ela sustenta, e o que as outras teriam feito no lugar dela.`,
  most: (who: string) =>
    `${capitalised(who)} esteve em quatro das cinco respostas. É uma presença constante, e a cena em que não veio talvez interesse tanto quanto as demais.`,
  clear: (who: string) =>
    `${capitalised(who)} voltou em três das cinco respostas. É uma presença clara, com espaço em volta para outras.`,
  light: (who: string) =>
    `${capitalised(who)} apareceu duas vezes, e nenhuma outra imagem se repetiu. As demais respostas se espalham, e várias imagens ficam lado a lado.`,
  two: (who: string, score: number) =>
    `${capitalised(who)} dividem o primeiro lugar, em ${cardinal(score)} respostas cada um. Nenhum veio depois do outro: o interessante talvez esteja no que fazem juntos.`,
  three: (who: string) =>
    `Três imagens dividem o primeiro lugar: ${who}. A pergunta, então, muda um pouco: não qual pesa mais, e sim como convivem.`,
  more: (count: number, who: string) =>
    `${capitalised(cardinal(count))} imagens dividem o primeiro lugar: ${who}. A lista mostra três, mas nenhuma ficou atrás das outras.`,
}

/** Which two the next sentences speak of, where equal scores leave it open. */
export const openings = {
  amongFirst: 'Olhemos primeiro para dois deles.',
  amongNext: (who: string, first: string) =>
    `Em seguida vieram, por igual, ${who}. Vejamos ${first} ao lado de um deles.`,
}

type Pair<Id extends string> = Id extends ArchetypeId ? `${Id}-${Exclude<ArchetypeId, Id>}` : never

/** What two archetypes may ask of each other; each pair once, in the order of the profiles. */
export const pairs: Partial<Record<Pair<ArchetypeId>, string>> = {
  'inocente-sabio':
    'O Inocente e o Sábio podem olhar para a mesma cena: um confia, o outro pergunta. A confiança pode pedir à pergunta que não adie tanto a entrada; a pergunta, à confiança, que entre de olhos abertos.',
  'inocente-guerreiro':
    'O Inocente deixa a porta aberta, o Guerreiro fica perto da entrada. Um pode lembrar ao outro que nem toda visita vem brigar. O outro pode lembrar que uma casa com limites também acolhe.',
  'inocente-cuidador':
    'O Inocente e o Cuidador contam, cada um a seu modo, com o que há de bom por perto: um recebe sem desconfiar, o outro oferece sem que se peça. Talvez a conversa entre eles seja deixar que os dois gestos mudem de mãos de vez em quando.',
  'inocente-explorador':
    'O Inocente espera que algo bom chegue, o Explorador sai à procura. Os dois conhecem a abertura, em ritmos diferentes. Podem perguntar um ao outro o que vale aguardar e o que só aparece andando.',
  'inocente-governante':
    'O Governante prevê, o Inocente confia no que não foi previsto. Um pode pedir um pouco de chão, o outro um pouco de folga. Entre a agenda e o acaso talvez caiba um dia respirável.',
  'sabio-guerreiro':
    'O Sábio quer ver o quadro inteiro, o Guerreiro quer dar o passo. Um pode pedir tempo, o outro pode pedir data. O difícil, às vezes, é saber quando já se compreendeu o bastante para agir.',
  'sabio-cuidador':
    'O Sábio toma distância para ver melhor, o Cuidador se aproxima. A distância pode dar descanso a quem cuida, e a presença, calor ao que se sabe. Entre os dois há uma pergunta antiga: compreender alguém já é cuidar?',
  'sabio-explorador':
    'O Sábio e o Explorador partem da mesma curiosidade: um a leva para as horas quietas, o outro para a rua. Um pode pedir uma parada para entender, e ouvir, em troca, um convite para ir ver.',
  'sabio-governante':
    'O Sábio entende como as coisas são, o Governante decide como ficam. Uma decisão pode ganhar quando é pensada mais uma vez. E um pensamento pode ganhar quando vira data, lista ou gesto.',
  'guerreiro-cuidador':
    'O Guerreiro e o Cuidador se inclinam para quem está em apuros: um faz frente, o outro fica ao lado. Podem se estranhar quanto à medida. Talvez a firmeza peça ternura, e a ternura peça coragem para dizer não.',
  'guerreiro-explorador':
    'O Guerreiro sustenta a posição, o Explorador muda de lugar. Há coragem nas duas coisas. A conversa entre eles pode ser sobre o que merece defesa e o que já pode ficar para trás.',
  'guerreiro-governante':
    'O Guerreiro e o Governante tomam para si o que está em jogo. Dessa aliança pode vir firmeza, e pode vir também um dia sem intervalo. Talvez um deles saiba dizer ao outro quando a tarefa está feita.',
  'cuidador-explorador':
    'O Cuidador cria laço, o Explorador abre distância, e às vezes os dois dividem o mesmo dia. Um pode lembrar que há voltas boas; o outro, que um laço também respira quando se toma ar.',
  'cuidador-governante':
    'O Cuidador olha para cada pessoa, o Governante olha para o conjunto. Um pode lembrar o rosto por trás da regra; o outro, que o cuidado também cabe num horário. Juntos, podem carregar mais do que cabe a um só.',
  'explorador-governante':
    'O Explorador abre caminhos, o Governante os mantém transitáveis. Um cansa do que se repete, o outro estranha o que não se anuncia. Talvez possam combinar uma ordem com janelas.',
}

/** Before the echoes of the answers in which the first archetype came, and before those of the others. */
export const threads = {
  along: (who: string) => `Sigamos ${who} pelas cenas em que entrou.`,
  alongOneOfEquals: (who: string) => `Para começar por um dos lados, sigamos ${who} pelas cenas em que entrou.`,
  once: (who: string) => `Sigamos ${who} até a cena em que entrou.`,
  oneOther: 'Numa das cenas, o gesto foi outro.',
  others: (count: number) => `Em ${cardinal(count)} cenas, outros gestos vieram à frente.`,
}

/** What an answer may hold, whichever archetypes it lists. */
export const echoes: Record<AnswerId, string> = {
  'fim-compreender': 'Com o projeto no fim, você voltou ao começo. Compreender pode ser um modo lento de encerrar.',
  'fim-reunir':
    'Quando o projeto acabou, você quis saber como cada pessoa tinha ficado. Encerrar também se faz em companhia.',
  'fim-aceitar':
    'Depois do projeto, você disse sim a um convite qualquer, como quem deixa uma fresta para o que ainda não tem nome.',
  'fim-concluir':
    'Do que terminava, você não quis deixar sobras, nem a conversa evitada. Há portas que só então se encostam.',
  'chegada-procurar':
    'Entre tanta gente nova, você foi direto a uma pessoa. Há coragens que duram poucos minutos, e bastam.',
  'chegada-percorrer': 'No lugar novo, você deu uma volta e reparou nas pessoas: observar também é chegar.',
  'chegada-assumir':
    'Onde quase ninguém era familiar, você procurou uma tarefa: ter o que fazer com as mãos pode abrir um lugar entre os outros.',
  'chegada-sentar':
    'Ao chegar, você reparou em quem também vinha sem companhia. Talvez uma conversa comece assim, nos dois sentidos.',
  'plano-avisar':
    'Com o plano desfeito, você pensou em quem contava com ele. Avisar logo é cuidado, e o seu desapontamento também tem lugar.',
  'plano-seguir': 'O plano caiu e você saiu mesmo assim: talvez o movimento importasse mais do que o lugar.',
  'plano-esperar': 'O dia do plano desfeito ficou em aberto, e há descanso em não preencher tudo.',
  'plano-refazer':
    'Do plano desfeito nasceu outro, ainda no mesmo dia. Pôr as peças em outra ordem, às vezes, devolve o chão.',
  'conversa-afastar': 'Na reunião, você se afastou por um instante: há distâncias que servem para voltar.',
  'conversa-delimitar':
    'Quando nada se decidia, você disse até onde se podia ir. Um limite claro, às vezes, é o que deixa a conversa seguir.',
  'conversa-lembrar':
    'No meio do impasse, você contou uma lembrança boa. O que já se viveu junto pode dar abrigo, e pode também adiar o assunto.',
  'conversa-escutar':
    'No meio de tantas falas, você escutou até perceber o que preocupava cada um, coisa que pede tempo e silêncio.',
  'tarde-arrumar': 'A tarde livre virou ordem num canto da casa. O que pesava ao passar talvez pese menos agora.',
  'tarde-demorar':
    'Na tarde livre couberam um livro e nenhuma pressa: o pensamento, às vezes, anda melhor quando ninguém o vigia.',
  'tarde-caminhar':
    'Com a tarde na mão, você foi ver onde uma rua ia dar. Às vezes o passeio é justamente não conhecer o caminho.',
  'tarde-chamar': 'O tempo que sobrou foi para uma pilha de papéis, a dois. Até uma tarefa dessas pode virar encontro.',
}

/** What stayed out, or nearly. */
export const discretion = {
  one: (who: string) =>
    `${capitalised(who)} não entrou em nenhuma das cinco cenas, e isso não é falta: outro dia poderia chamá-lo.`,
  more: (who: string) =>
    `${capitalised(who)} ficaram em silêncio. Isso não é falta: cinco cenas mostram pouco, e outro dia poderia chamar outras imagens.`,
  none: 'Nenhuma das seis imagens ficou de fora, e nenhuma pediu mais espaço que as outras.',
  quietest: (who: string) => `Nenhuma das seis imagens ficou de fora, e entre as mais discretas está ${who}.`,
}

/** About one that did not appear. */
export const silences: Record<ArchetypeId, string> = {
  inocente: 'A confiança de que fala o Inocente pode morar em lugares que estas perguntas não visitaram.',
  sabio: 'O Sábio, às vezes, só chega quando a cena já passou e dá para pensar nela.',
  guerreiro: 'O Guerreiro pode descansar onde não há o que defender, ou esperar por um assunto que o chame.',
  cuidador: 'O Cuidador pode estar em gestos tão de todo dia que nenhuma cena os pediu.',
  explorador: 'O Explorador talvez se aquiete quando o lugar onde se está ainda tem o que oferecer.',
  governante: 'O Governante pode ficar de lado quando as coisas andam sem que alguém as conduza.',
}

/** The last sentence: an open question, from the side that spoke least. */
export const closings: Record<ArchetypeId, string> = {
  inocente: 'Em que coisa, mesmo pequena, dá para confiar nestes dias?',
  sabio: 'Que pergunta fica no ar depois desta leitura, sem pressa de resposta?',
  guerreiro: 'Se houvesse algo a proteger nestes dias, o que seria?',
  cuidador: 'Quem, ou o quê, tem recebido o seu cuidado sem que isso apareça?',
  explorador: 'Que lugar, de fora ou de dentro, você gostaria de conhecer?',
  governante: 'Que tarefa poderia, por um tempo, andar sem você?',
}
