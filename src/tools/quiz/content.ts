import type { AnswerId, QuestionId } from './slice'

/** The six profiles; their order decides between equal scores and is that of the drawing, clockwise. */
export const archetypeIds = ['inocente', 'sabio', 'guerreiro', 'cuidador', 'explorador', 'governante'] as const
export type ArchetypeId = (typeof archetypeIds)[number]

interface Profile {
  name: string
  description: string
  characteristics: readonly [string, string, string, string]
  gift: string
  oneSided: string
  question: string
}

/** After the descriptions of Carol S. Pearson, spoken of as images and not as people. */
export const profiles: Record<ArchetypeId, Profile> = {
  inocente: {
    name: 'Inocente',
    description:
      'A imagem de quem confia sem pedir garantias. Tem lugar quando ainda se acredita que o dia pode dar certo.',
    characteristics: ['Confiança', 'esperança', 'simplicidade', 'abertura'],
    gift: 'Mantém a porta aberta quando ainda não há motivo claro para isso.',
    oneSided: 'Deixa o difícil para depois, contando que ele se dissolva sem conversa.',
    question: 'Onde sua confiança é escolha e onde é hábito?',
  },
  sabio: {
    name: 'Sábio',
    description:
      'A imagem de quem procura entender antes de responder. Costuma aparecer quando uma pergunta interessa mais do que a pressa.',
    characteristics: ['Discernimento', 'reflexão', 'paciência', 'franqueza'],
    gift: 'Procura compreender, e às vezes encontra palavras para o que estava confuso.',
    oneSided: 'Fica à margem, olhando de longe o que pedia presença.',
    question: 'O que você já sabe e ainda não sente?',
  },
  guerreiro: {
    name: 'Guerreiro',
    description:
      'A imagem de quem se põe de pé pelo que importa. Aparece quando há um limite a dizer ou um trecho difícil a atravessar.',
    characteristics: ['Coragem', 'foco', 'firmeza', 'lealdade'],
    gift: 'Reúne forças num ponto só e sustenta um não quando ele é necessário.',
    oneSided: 'Não acha a hora do descanso, e às vezes vê adversários onde há só diferenças.',
    question: 'Que batalha pode terminar?',
  },
  cuidador: {
    name: 'Cuidador',
    description:
      'A imagem de quem percebe o que falta e oferece. Costuma chegar quando alguém por perto está com pouco.',
    characteristics: ['Generosidade', 'empatia', 'presença', 'zelo'],
    gift: 'Nota o outro a tempo e torna os dias mais habitáveis.',
    oneSided: 'Esquece o que falta a si, até que o cansaço tome a palavra.',
    question: 'Como você recebe cuidado?',
  },
  explorador: {
    name: 'Explorador',
    description:
      'A imagem de quem sai do caminho conhecido para ver por si. Às vezes chega quando o lugar de sempre ficou estreito.',
    characteristics: ['Curiosidade', 'autonomia', 'autenticidade', 'inquietação'],
    gift: 'Busca uma vida que se pareça com quem a vive e dá passagem ao novo.',
    oneSided: 'Tem dificuldade de ficar, mesmo onde ainda haveria o que encontrar.',
    question: 'O que você procura quando parte?',
  },
  governante: {
    name: 'Governante',
    description:
      'A imagem de quem toma a frente e põe ordem no que é de muitos. É lembrada quando algo pede forma para durar.',
    characteristics: ['Responsabilidade', 'organização', 'constância', 'iniciativa'],
    gift: 'Dá forma e continuidade ao que, solto, se perderia.',
    oneSided: 'Aperta o controle quando o imprevisto assusta.',
    question: 'O que poderia ser dividido?',
  },
}

/** A scene from life; `scene` names it where the points are accounted for. */
export const questions: Record<QuestionId, { text: string; scene: string }> = {
  fim: { text: 'Um projeto de meses chega ao fim. Nos primeiros dias, o que você faz?', scene: 'o fim' },
  chegada: { text: 'Você chega a um lugar onde não conhece quase ninguém. Por onde começa?', scene: 'a chegada' },
  plano: { text: 'Um plano combinado há semanas se desfaz na véspera. E agora?', scene: 'o plano' },
  conversa: {
    text: 'Na reunião de vizinhos, fala-se muito e nada se decide. O que você faz?',
    scene: 'a reunião',
  },
  tarde: { text: 'Uma tarde inteira fica livre, sem aviso. Como você passa essas horas?', scene: 'a tarde' },
}

/**
 * Within one question each of the six archetypes is listed exactly once, so that none is easier to meet than another;
 * ten of the fifteen possible pairs share an answer, none of them twice.
 */
export const answers: Record<AnswerId, { text: string; archetypes: readonly ArchetypeId[] }> = {
  'fim-compreender': {
    text: 'Volto ao começo e repasso tudo, até ver em que ponto o rumo mudou.',
    archetypes: ['sabio'],
  },
  'fim-reunir': {
    text: 'Pergunto a cada pessoa como ficou e reparto o que falta encerrar.',
    archetypes: ['cuidador', 'governante'],
  },
  'fim-aceitar': {
    text: 'Aceito um convite qualquer, contando que dele venha algum começo.',
    archetypes: ['inocente', 'explorador'],
  },
  'fim-concluir': {
    text: 'Vou até o fim do que falta, também da conversa que eu vinha evitando.',
    archetypes: ['guerreiro'],
  },
  'chegada-procurar': {
    text: 'Vou direto à pessoa que eu queria conhecer, antes que a vontade passe.',
    archetypes: ['guerreiro'],
  },
  'chegada-percorrer': {
    text: 'Dou uma volta pelo lugar, reparando no que as pessoas fazem ali.',
    archetypes: ['sabio', 'explorador'],
  },
  'chegada-assumir': {
    text: 'Pergunto o que falta para começar e me encarrego de uma parte.',
    archetypes: ['governante'],
  },
  'chegada-sentar': {
    text: 'Sento ao lado de quem também veio sem companhia, e a conversa vem.',
    archetypes: ['inocente', 'cuidador'],
  },
  'plano-avisar': {
    text: 'Penso em quem contava com aquele dia e mando logo uma mensagem.',
    archetypes: ['cuidador'],
  },
  'plano-seguir': {
    text: 'Saio mesmo assim, por outro caminho, com o que cabe na mochila.',
    archetypes: ['guerreiro', 'explorador'],
  },
  'plano-esperar': {
    text: 'Deixo o dia em aberto, porque dias assim já me deram boas surpresas.',
    archetypes: ['inocente'],
  },
  'plano-refazer': {
    text: 'Entendo primeiro o que mudou e, ainda no mesmo dia, monto outro plano.',
    archetypes: ['sabio', 'governante'],
  },
  'conversa-afastar': {
    text: 'Vou até a janela tomar um ar e volto com o assunto por outro lado.',
    archetypes: ['explorador'],
  },
  'conversa-delimitar': {
    text: 'Digo até onde a conversa pode ir e peço que fale uma pessoa por vez.',
    archetypes: ['guerreiro', 'governante'],
  },
  'conversa-lembrar': {
    text: 'Conto uma lembrança boa que é de todos ali e espero o clima ceder.',
    archetypes: ['inocente'],
  },
  'conversa-escutar': {
    text: 'Escuto até perceber o que preocupa cada um, e só então digo algo.',
    archetypes: ['sabio', 'cuidador'],
  },
  'tarde-arrumar': {
    text: 'Ponho em ordem um canto da casa que pesava sempre que eu passava.',
    archetypes: ['governante'],
  },
  'tarde-demorar': {
    text: 'Abro um livro perto da janela e deixo que a tarde decida o resto.',
    archetypes: ['inocente', 'sabio'],
  },
  'tarde-caminhar': {
    text: 'Pego uma rua ou um ônibus que não conheço, para ver onde vai dar.',
    archetypes: ['explorador'],
  },
  'tarde-chamar': {
    text: 'Chamo alguém que vinha adiando uma papelada, e encaramos a pilha.',
    archetypes: ['guerreiro', 'cuidador'],
  },
}

export const texts = {
  name: 'Explorador de Arquétipos',
  step: (question: number, count: number) => `Pergunta ${question} de ${count}`,
  hint: 'Escolha a resposta mais próxima de você. Nenhuma vale mais que outra, e não há como voltar à pergunta anterior.',
  credit:
    'Arquétipos, na psicologia de Jung, são padrões que dão forma a imagens. Os seis deste exercício partem das descrições de Carol S. Pearson e mudam com o tempo: não são tipos de pessoa.',
  title: 'Seus Arquétipos Dominantes',
  subtitle: 'nestas cinco respostas, neste momento',
  points: (score: number) => (score === 1 ? '1 ponto' : `${score} pontos`),
  chart: (scores: string) => `Pontos dos seis arquétipos: ${scores}.`,
  table: {
    caption: 'Os seis arquétipos e as cenas em que apareceram',
    archetype: 'Arquétipo',
    points: 'Pontos',
    scenes: 'Cenas',
    none: 'nenhuma destas',
  },
  readingTitle: 'O que estas respostas reúnem',
  gift: 'Dom',
  oneSided: 'Quando toma o espaço todo',
  restart: 'Refazer Quiz',
}
