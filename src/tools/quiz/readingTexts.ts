import type { Variants } from '../../core/words'
import type { ArchetypeId } from './slice'

/** What is said and asked of two archetypes, in the order of `archetypeIds`. */
export interface PairTexts {
  /** The two beside each other; the same whatever their points. */
  image: Variants
  /** What that is in these answers, whatever their points. */
  always: string
  /** Where the one answer that lists both was given; five pairs share none. */
  met?: string
  /** Where no other has more points than these two, and they have the same. */
  equal: string
  /** Where this one has more points than any other. */
  ahead: Partial<Record<ArchetypeId, string>>
  /** By a third archetype that appeared as well. */
  questions: Partial<Record<ArchetypeId, string>>
}

export const pairs: Readonly<Record<string, PairTexts>> = {
  'inocente-sabio': {
    image: [
      'O Inocente já está na segunda colher, o Sábio ainda pergunta o que tem na sopa.',
      'Chega um convite, e o Inocente diz sim enquanto o Sábio lê as letras miúdas.',
    ],
    always: 'Nas suas respostas cabe uma confiança que gosta de saber onde pisa.',
    met: 'Com um livro aberto perto da janela, os dois passam a tarde sem discutir.',
    equal: 'Acreditar e perguntar dividem as suas respostas, sem que um atrapalhe o outro.',
    ahead: {
      inocente: 'Desta vez a confiança chega antes, e as perguntas vêm depois, sem estragar a festa.',
      sabio: 'Nas suas respostas a pergunta vem antes do sim, e o sim vem mesmo assim.',
    },
    questions: {
      guerreiro: 'Que pergunta você faria sem rodeios?',
      cuidador: 'Que gentileza você aceitaria hoje sem perguntar o porquê?',
      explorador: 'Aonde você gostaria de chegar sem ter lido nada a respeito?',
      governante: 'Que decisão pequena ainda pede mais uma pergunta?',
    },
  },
  'inocente-guerreiro': {
    image: [
      'O Guerreiro chega à reunião com a fala ensaiada, o Inocente chega com um bolo.',
      'O Inocente se esquece do guarda-chuva que emprestou, o Guerreiro vai buscar.',
    ],
    always: 'As suas respostas têm um limite claro e, bem ao lado, uma esperança teimosa.',
    equal: 'Nas suas respostas a guarda ora sobe, ora baixa, conforme a cena.',
    ahead: {
      inocente: 'Desta vez a confiança vai na frente, com a firmeza guardada no bolso.',
      guerreiro: 'A firmeza fala mais alto nas suas respostas, e por baixo dela ainda se espera o melhor.',
    },
    questions: {
      sabio: 'De que você já desconfiou, e hoje gosta?',
      cuidador: 'O que faz você baixar a guarda, de um jeito bom?',
      explorador: 'Em que lugar você entra sem ensaiar o que vai dizer?',
      governante: 'Que combinado você mantém mesmo quando ninguém cobra?',
    },
  },
  'inocente-cuidador': {
    image: [
      'No ponto de ônibus, o Inocente puxa conversa e o Cuidador pergunta se a pessoa já comeu.',
      'O Cuidador leva um casaco a mais, e o Inocente jura que não vai esfriar.',
    ],
    always: 'Nestas respostas a gentileza chega sem pedir apresentação.',
    met: 'Ao lado de quem veio sem companhia, os dois se sentam na mesma hora.',
    equal: 'Nas suas respostas uma mão recebe, a outra oferece, e ninguém faz a conta.',
    ahead: {
      inocente: 'Nas suas respostas o que vem é bem recebido, e logo dá vontade de repartir.',
      cuidador: 'Desta vez oferecer sai na frente, na confiança de que vão gostar.',
    },
    questions: {
      sabio: 'De que gentileza pequena você ainda se lembra?',
      guerreiro: 'Que ajuda você aceitaria, se viesse sem cobrança?',
      explorador: 'Que lugar novo já recebeu você bem?',
      governante: 'Que cuidado com você cabe até num dia cheio?',
    },
  },
  'inocente-explorador': {
    image: [
      'O Inocente diz sim sem saber aonde vai, o Explorador diz sim justamente por isso.',
      'Enquanto o Inocente espera o sol aparecer, o Explorador sai de chinelo atrás dele.',
    ],
    always: 'Nas suas respostas uma porta entreaberta já serve de convite.',
    met: 'O primeiro convite que aparece serve aos dois, que perguntam o endereço no caminho.',
    equal: 'Desta vez a confiança e a curiosidade tomaram o mesmo ônibus.',
    ahead: {
      inocente: 'Desta vez o sim vem antes do mapa, e a curiosidade vai junto para ver no que dá.',
      explorador: 'A vontade de ver puxa as suas respostas e confia que o resto se arruma.',
    },
    questions: {
      sabio: 'Que surpresa boa você ainda não conseguiu explicar?',
      guerreiro: 'Que convite você recusaria sem dar o motivo?',
      cuidador: 'Que passeio faria bem a você, mesmo que seja curto?',
      governante: 'Que hora da semana você deixaria sem plano?',
    },
  },
  'inocente-governante': {
    image: [
      'O Governante vai ao mercado com lista, o Inocente volta com um melão que estava bonito.',
      'O mesmo feriado chega dividido em horas para o Governante e inteiro para o Inocente.',
    ],
    always: 'Nas suas respostas existe um plano, e ele aceita surpresas.',
    equal: 'A hora marcada e a hora solta convivem bem nas suas respostas.',
    ahead: {
      inocente: 'Desta vez o dia fica em aberto, e a caneta só aparece quando faz diferença.',
      governante: 'O plano dá o tom das suas respostas, com uma folga deixada de propósito.',
    },
    questions: {
      sabio: 'De que imprevisto você se lembra com gosto?',
      guerreiro: 'O que pode ficar para outro dia?',
      cuidador: 'Que tarefa você passaria adiante sem saudade?',
      explorador: 'O que você faria com uma tarde sem lista?',
    },
  },
  'sabio-guerreiro': {
    image: [
      'O Guerreiro responde à mensagem na hora, o Sábio deixa a resposta dormir uma noite.',
      'O Sábio ainda está na pergunta quando o Guerreiro já calçou os sapatos.',
    ],
    always: 'Nas suas respostas a coragem gosta de saber do que se trata.',
    equal: 'A pressa e a pausa se revezam nas suas respostas, conforme a cena.',
    ahead: {
      sabio: 'Desta vez pensar vem antes, e a coragem espera a vez, bem acordada.',
      guerreiro: 'Nas suas respostas agir toma a frente, e o pensamento vem atrás com as anotações.',
    },
    questions: {
      inocente: 'O que você diria hoje, sem ensaiar?',
      cuidador: 'Que conversa pode esperar até você descansar?',
      explorador: 'Que assunto pede para ser visto de outro lugar?',
      governante: 'Que decisão pode esperar mais uma semana?',
    },
  },
  'sabio-cuidador': {
    image: [
      'O Sábio dá um passo atrás para entender, o Cuidador dá um passo à frente para ajudar.',
      'O Sábio ouve a história até o fim, o Cuidador ouve com a água do café já no fogo.',
    ],
    always: 'Nas suas respostas a ajuda tem bons ouvidos.',
    met: 'Na reunião em que se fala muito, os dois se calam juntos e reparam em cada um.',
    equal: 'Escutar e ajudar são quase o mesmo gesto nas suas respostas.',
    ahead: {
      sabio: 'Nas suas respostas primeiro se escuta, e a ajuda vem depois, no tempo dela.',
      cuidador: 'Desta vez a ajuda chega antes da explicação, que pode vir com calma.',
    },
    questions: {
      inocente: 'Que conselho você recebeu e guardou sem discutir?',
      guerreiro: 'Que assunto seu você prefere que ninguém tente consertar?',
      explorador: 'Sobre o que você conversaria, só para mudar de assunto?',
      governante: 'Que preocupação pode ficar longe da sua lista hoje?',
    },
  },
  'sabio-explorador': {
    image: [
      'O Sábio leva a curiosidade para a poltrona, o Explorador leva a mesma curiosidade para a rua.',
      'Quando o Sábio termina de ler a placa, o Explorador já virou a esquina.',
    ],
    always: 'Nas suas respostas a curiosidade dá uma volta antes de dar opinião.',
    met: 'Num lugar desconhecido, os dois dão a mesma volta e reparam em coisas diferentes.',
    equal: 'Nas suas respostas, parar para pensar e ir ver de perto se revezam.',
    ahead: {
      sabio: 'Desta vez olhar vem antes, e a rua vem depois, com as perguntas já prontas.',
      explorador: 'Ir ver sai na frente nas suas respostas, e entender fica para o caminho.',
    },
    questions: {
      inocente: 'O que já encantou você sem servir para nada?',
      guerreiro: 'Do que você gostaria de saber mais, lendo ou vendo de perto?',
      cuidador: 'O que você gostaria que lessem em voz alta para você?',
      governante: 'Que curiosidade merece uma hora da sua semana?',
    },
  },
  'sabio-governante': {
    image: [
      'O Governante faz a planilha, o Sábio pergunta para que serve a segunda coluna.',
      'Com a data já marcada pelo Governante, o Sábio pede mais um capítulo.',
    ],
    always: 'Nestas respostas as decisões vêm com nota de rodapé.',
    met: 'Se o plano se desfaz, um quer saber o que mudou e o outro já desenha o próximo.',
    equal: 'Nas suas respostas, entender e decidir cabem no mesmo dia.',
    ahead: {
      sabio: 'Desta vez entender vem antes, e o plano espera a última pergunta.',
      governante: 'O plano anda na frente nas suas respostas, com as dúvidas anotadas na margem.',
    },
    questions: {
      inocente: 'O que pode continuar sem explicação esta semana?',
      guerreiro: 'Que regra você gostaria de pôr em discussão?',
      cuidador: 'O que você explicaria de novo, com mais calma?',
      explorador: 'O que você gostaria de descobrir sem pesquisar antes?',
    },
  },
  'guerreiro-cuidador': {
    image: [
      'Diante de alguém em apuros, o Guerreiro enfrenta o problema e o Cuidador fica com a pessoa.',
      'No cartório, o Guerreiro discute com o balcão e o Cuidador oferece água a quem espera.',
    ],
    always: 'Nas suas respostas o cuidado arregaça as mangas.',
    met: 'Uma tarde livre, e os dois já estão de pé por causa da papelada de outra pessoa.',
    equal: 'A firmeza e o cuidado, desta vez, andam de braço dado.',
    ahead: {
      guerreiro: 'Nas suas respostas enfrentar é o primeiro gesto, e a delicadeza vem um passo atrás.',
      cuidador: 'Desta vez ficar perto vem primeiro, e a firmeza aparece quando é chamada.',
    },
    questions: {
      inocente: 'Que ajuda você pediria, se pedir fosse fácil?',
      sabio: 'Que problema dos outros você pode acompanhar de longe?',
      explorador: 'O que você faria com um dia sem pedidos?',
      governante: 'Que limite protegeria o seu descanso?',
    },
  },
  'guerreiro-explorador': {
    image: [
      'O Guerreiro quer ganhar a discussão, o Explorador já mudou de assunto.',
      'A rua está interditada, o Guerreiro pede explicações e o Explorador gosta do desvio.',
    ],
    always: 'Nas suas respostas a coragem leva pouca bagagem.',
    met: 'Com o plano desfeito, os dois saem assim mesmo, e cabe tudo na mochila.',
    equal: 'Nestas respostas, insistir e mudar de caminho dividem a mesma mochila.',
    ahead: {
      guerreiro: 'Desta vez insistir pesa mais, e o outro caminho fica de reserva.',
      explorador: 'O caminho novo ganha nas suas respostas, e a firmeza ajuda a seguir por ele.',
    },
    questions: {
      inocente: 'Que caminho você faria só porque é bonito?',
      sabio: 'De que mudança de caminho você se orgulha?',
      cuidador: 'O que vai sempre com você, na mochila ou no bolso?',
      governante: 'Que passeio você manteria mesmo com chuva?',
    },
  },
  'guerreiro-governante': {
    image: [
      'O Guerreiro compra a briga, o Governante faz a ata.',
      'O Governante organiza a fila, o Guerreiro cuida para que ninguém fure.',
    ],
    always: 'Nestas respostas, o que se combina tem quem cobre.',
    met: 'Numa reunião que não sai do lugar, “uma pessoa por vez” é frase dos dois.',
    equal: 'Nas suas respostas, tomar posição e pôr ordem vêm no mesmo fôlego.',
    ahead: {
      guerreiro: 'Nas suas respostas a posição vem primeiro, e a ordem das falas se acerta depois.',
      governante: 'Desta vez a ordem vai na frente, e a firmeza cuida do resto.',
    },
    questions: {
      inocente: 'O que você deixaria por conta da sorte esta semana?',
      sabio: 'Em que discussão você já mudou de ideia, e gostou?',
      cuidador: 'Que cobrança merece um dia de folga?',
      explorador: 'Que regra boba você quebraria com gosto?',
    },
  },
  'cuidador-explorador': {
    image: [
      'O Explorador já está no portão, o Cuidador voltou para desligar o feijão.',
      'Para a viagem, o Cuidador separa o lanche e o Explorador esquece o mapa de propósito.',
    ],
    always: 'Nas suas respostas, quem sai para um passeio volta com alguma coisa para repartir.',
    equal: 'Nas suas respostas, ficar por perto e dar uma volta têm cada um a sua hora.',
    ahead: {
      cuidador: 'Desta vez ficar por perto pesa mais, e a curiosidade espia pela janela.',
      explorador: 'A vontade de dar uma volta sai na frente e manda notícias de cada esquina.',
    },
    questions: {
      inocente: 'De que lugar você gostaria de sentir o cheiro agora?',
      sabio: 'O que você percebe melhor quando se afasta um pouco?',
      guerreiro: 'Que combinado seu poderia mudar de dia?',
      governante: 'Que hora da semana você gostaria que fosse só sua?',
    },
  },
  'cuidador-governante': {
    image: [
      'O Governante reparte as tarefas, o Cuidador repara em quem ficou com a mais pesada.',
      'Num mutirão, o Governante distribui as vassouras e o Cuidador traz o café.',
    ],
    always: 'Nas suas respostas repartir o trabalho é um jeito de perguntar como as pessoas estão.',
    met: 'No fim de um projeto, os dois fazem a mesma ronda, perguntando e repartindo.',
    equal: 'Nas suas respostas, as pessoas e as tarefas cabem na mesma folha.',
    ahead: {
      cuidador: 'Nas suas respostas as pessoas vêm primeiro, e a lista se ajeita em volta delas.',
      governante: 'Desta vez a lista vem primeiro, e em cada linha há uma pessoa.',
    },
    questions: {
      inocente: 'O que funciona bem sem que você faça nada?',
      sabio: 'Que cuidado seu costuma passar despercebido?',
      guerreiro: 'Que tarefa você devolveria hoje?',
      explorador: 'O que você faria numa manhã em que tudo já estivesse feito?',
    },
  },
  'explorador-governante': {
    image: [
      'O Governante chega na hora marcada, o Explorador chega por um lado que ninguém conhecia.',
      'O Governante decora o itinerário, o Explorador torce para o ônibus errar o caminho.',
    ],
    always: 'Nas suas respostas a liberdade anda de agenda na mão.',
    equal: 'Nas suas respostas toda hora marcada tem uma porta para a rua.',
    ahead: {
      explorador: 'Desta vez o desvio vai na frente, e o plano corre atrás com a prancheta.',
      governante: 'Nas suas respostas o plano vem primeiro, com uma tarde em branco no meio.',
    },
    questions: {
      inocente: 'Que parte da sua semana se arruma por conta própria?',
      sabio: 'O que a sua rotina tem de bom e você quase não nota?',
      guerreiro: 'Que hábito você defende com unhas e dentes?',
      cuidador: 'Que descanso você marcaria na agenda, com hora e tudo?',
    },
  },
}
