/** The six profiles of specification 3; their order decides between equal scores and is that of the drawing, clockwise. */
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
