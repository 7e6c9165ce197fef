import { type StepId, scenariosPerStep, stepIds } from './slice'

/** One experience a visitor may recognise. */
export interface Scenario {
  /** First person, as lived; the label of its checkbox. */
  text: string
  /** What it is about, as words with an article that fit into a sentence of the reading; of what is hard, into one of hers. */
  motif: string
  /** One sentence that answers it in the reading. */
  echo: string
  /** Tells of distress: its answer stands before everything else, with whom to call. */
  isHard?: true
}

export interface StepTexts {
  name: string
  /** The pairing is editorial, hence "aqui associamos". */
  archetype: string
  description: string
  scenarios: readonly [Scenario, Scenario, Scenario, Scenario]
  /** The step in a well-known story; where each is told stands in docs/sources.md. */
  image: string
  question: string
  /** Asked in its place where the visitor wrote of the step: of her own words beside the story. */
  between: string
  /** Something small to do, where most was recognised in this step. */
  suggestion: string
}

export const steps: Record<StepId, StepTexts> = {
  'mundo-comum': {
    name: 'Mundo Comum',
    archetype: 'Inocente',
    description:
      'É de onde se parte: a rotina, os vínculos, o que já se conhece. Não é um lugar menor que os outros. Aqui associamos o Inocente, que confia e se sente em casa.',
    scenarios: [
      {
        text: 'Tenho um lugar ou um costume em que descanso sem precisar me explicar.',
        motif: 'um descanso que não pede explicação',
        echo: 'Quando foi a última vez que você descansou assim?',
      },
      {
        text: 'Confiei que as coisas se ajeitariam, e por um tempo isso bastou.',
        motif: 'uma confiança que bastou por um tempo',
        echo: 'O que dessa época você traria para agora?',
      },
      {
        text: 'Deixei de perguntar certas coisas para não mexer no que estava quieto.',
        motif: 'as perguntas que não foram feitas',
        echo: 'Qual dessas perguntas você faria hoje a alguém de confiança?',
      },
      {
        text: 'Preferi que alguém escolhesse por mim, e foi um alívio.',
        motif: 'o alívio de não escolher',
        echo: 'Que parte dessa escolha pesava mais?',
      },
    ],
    image:
      'Em O mágico de Oz, de Frank Baum, Dorothy vive numa casa de um cômodo só, no meio da planície cinza do Kansas, e quem a faz rir é Totó, o cachorro. Totó vai com ela por todo o caminho.',
    question: 'O que, na vida de todo dia, costuma fazer bem a você?',
    between: 'Quem você queria por perto, nessa época?',
    suggestion: 'Escolha uma coisa que ajude você a descansar e faça uma vez, na hora e no lugar que der.',
  },
  chamado: {
    name: 'Chamado à Aventura',
    archetype: 'Explorador',
    description:
      'Algo convida: um interesse, um incômodo, uma notícia. Pode ser claro ou quase não se ouvir. Aqui associamos o Explorador, que quer ver com os próprios olhos.',
    scenarios: [
      {
        text: 'Um interesse novo volta e meia me vem ao pensamento, sem que eu o procure.',
        motif: 'um interesse que volta sozinho',
        echo: 'Que hora da semana você daria a ele?',
      },
      {
        text: 'Algo que me servia deixou de servir, e demorei a perceber.',
        motif: 'algo que deixou de servir',
        echo: 'Como você percebeu que já não servia?',
      },
      {
        text: 'Olhei para a vida de outra pessoa e senti vontade de experimentar algo parecido.',
        motif: 'uma vontade despertada pela vida de outra pessoa',
        echo: 'Que detalhe chamou a sua atenção: o trabalho, a casa, o jeito de rir?',
      },
      {
        text: 'Quis passar um tempo longe da rotina, sem saber bem onde.',
        motif: 'a vontade de passar um tempo longe',
        isHard: true,
        echo: 'Se for cansaço de tudo, conte hoje a alguém de confiança.',
      },
    ],
    image:
      'Alice, na história de Lewis Carroll, está à beira do rio, com sono, quando passa um coelho falando sozinho, e ela nem estranha. O que a faz levantar é um detalhe fora do lugar: o relógio que ele tira do bolso do colete.',
    question: 'Alguma coisa pequena tem chamado a sua atenção?',
    between: 'A quem você contaria essa lembrança?',
    suggestion: 'Combine com alguém uma coisa pequena: um telefonema, uma aula avulsa, uma volta pelo bairro.',
  },
  recusa: {
    name: 'Recusa do Chamado',
    archetype: 'Órfão',
    description:
      'Diante do convite, uma parte de nós hesita, e pode ter bons motivos. Aqui associamos o Órfão, que conhece a perda e por isso pede cautela.',
    scenarios: [
      {
        text: 'Adiei uma decisão importante por receio de perder o que tenho.',
        motif: 'uma decisão adiada',
        echo: 'O que você tem a perder também conta. O que entraria numa lista do que quer guardar?',
      },
      {
        text: 'Senti que teria de ir sem ajuda, e não fui.',
        motif: 'um passo que a falta de ajuda segurou',
        echo: 'Se ainda for preciso ir, quem poderia acompanhar você?',
      },
      {
        text: 'Fiz as contas do que podia dar errado e preferi esperar.',
        motif: 'o cálculo do que podia dar errado',
        echo: 'O que entrou nessa conta, e o que ficou fora dela?',
      },
      {
        text: 'Concluí que aquilo não era para mim antes de experimentar.',
        motif: 'uma conclusão tirada antes de experimentar',
        echo: 'O que levou você a pensar assim?',
      },
    ],
    image:
      'Em O hobbit, de Tolkien, Bilbo diz ao mago Gandalf que por ali ninguém quer aventuras, convida-o para o chá, por educação, e fecha a porta. Dois dias depois sai correndo atrás da aventura, sem chapéu e sem lenço.',
    question: 'Que ajuda faria diferença para você?',
    between: 'Com quem você gostaria de falar desse momento?',
    suggestion: 'Escreva uma coisa que pode esperar e o nome de alguém com quem falar dela.',
  },
  mentor: {
    name: 'Encontro com o Mentor',
    archetype: 'Sábio',
    description:
      'Às vezes algo ou alguém ajuda a ver melhor: uma pessoa, um livro, uma lembrança. Aqui associamos o Sábio, que procura compreender.',
    scenarios: [
      {
        text: 'Alguém me escutou sem pressa, e pude pensar melhor.',
        motif: 'uma escuta sem pressa',
        echo: 'A quem você pediria hoje uma escuta assim?',
      },
      {
        text: 'Um livro, uma música ou um filme disse algo que eu ainda não sabia dizer.',
        motif: 'palavras vindas de um livro, de uma música ou de um filme',
        echo: 'Que coisa era essa?',
      },
      {
        text: 'Esperei de uma pessoa uma resposta que ela não tinha para dar.',
        motif: 'uma resposta que não veio',
        echo: 'O que você esperava ouvir, e quem poderia escutar isso hoje?',
      },
      {
        text: 'Procurei entender tudo antes de me deixar sentir.',
        motif: 'a vontade de entender antes de sentir',
        echo: 'O que você sente hoje sobre isso que procurava entender?',
      },
    ],
    image:
      'Na Divina comédia, Virgílio acompanha Dante pelo Inferno e pelo Purgatório, e o segura pela mão quando o medo aperta. Já no Paraíso Terrestre, no alto da montanha, Dante se vira para lhe dizer uma coisa, e ele já não está.',
    question: 'Com quem ou com o que você aprende?',
    between: 'O que você guarda dessa lembrança?',
    suggestion: 'Escreva a quem lhe ensinou alguma coisa, mesmo que não envie.',
  },
  limiar: {
    name: 'Travessia do Limiar',
    archetype: 'Guerreiro',
    description:
      'É o ponto em que se passa de um lado a outro, com um passo ou com um limite. Atravessar não é obrigação. Aqui associamos o Guerreiro, que defende o que importa.',
    scenarios: [
      {
        text: 'Disse um não que vinha adiando.',
        motif: 'um não que foi dito',
        echo: 'Quem soube desse não? Se alguém reagiu mal a ele, ou se você teve medo, fique perto de alguém de confiança. Em perigo, ligue 190. Violência contra a mulher: 180; contra criança ou adolescente: 100.',
      },
      {
        text: 'Dei um passo pequeno, ainda com medo.',
        motif: 'um passo dado com medo',
        echo: 'Quem ou o que ajudou nesse passo?',
      },
      {
        text: 'Exigi de mim uma força que eu não tinha naquele dia.',
        motif: 'a exigência de ser forte',
        echo: 'Deu para descansar depois?',
      },
      {
        text: 'Endureci numa conversa para conseguir chegar ao fim dela.',
        motif: 'uma conversa difícil',
        echo: 'Com quem, de fora daquela conversa, você poderia falar dela?',
      },
    ],
    image:
      'Em Grande sertão: veredas, Riobaldo menino atravessa o São Francisco numa canoa, com medo, ao lado de um garoto que acabou de conhecer e que não costuma ter medo. Já velho, conta a cena e não esconde o medo que sentiu.',
    question: 'Numa travessia sua, o que você gostaria de ter por perto?',
    between: 'Com quem, hoje, você poderia falar disso?',
    suggestion: 'Faça uma pausa de dez minutos, se der, na companhia de alguém.',
  },
  provacoes: {
    name: 'Provações e Aliados',
    archetype: 'Cuidador',
    description:
      'O caminho traz dificuldades e, às vezes, companhia. Sofrer não torna ninguém melhor. Aqui associamos o Cuidador, que sustenta e também pode receber.',
    scenarios: [
      {
        text: 'Descobri com quem posso contar num dia ruim.',
        motif: 'a descoberta de alguém com quem contar',
        echo: 'Essa pessoa sabe que é com ela que você conta?',
      },
      {
        text: 'Cuidei de alguém e, por um tempo, fiquei em último lugar.',
        motif: 'um tempo de ficar por último',
        echo: 'Nesse tempo, houve quem cuidasse de você?',
      },
      {
        text: 'Aceitei ajuda, mesmo sem jeito para receber.',
        motif: 'uma ajuda que foi aceita',
        echo: 'O que tornou mais fácil aceitar?',
      },
      {
        text: 'Algo continua difícil, e há dias que eu só atravesso.',
        motif: 'os dias que só atravesso',
        isHard: true,
        echo: 'Você não precisa tirar lição nenhuma desses dias. Se têm sido muitos, conte a alguém de confiança.',
      },
    ],
    image:
      'Em Os saltimbancos, que Chico Buarque adaptou para o Brasil em 1977, um jumento, um cachorro, uma galinha e uma gata se encontram e resolvem fazer música. Na canção “Todos juntos”, somam o que cada um tem.',
    question: 'O que deixaria um dia ruim um pouco mais fácil?',
    between: 'Quem poderia ajudar agora?',
    suggestion: 'Peça a alguém uma ajuda pequena e concreta, com dia e hora.',
  },
}

/** Count with its noun, of one step only: no sum that could be taken for a score. */
function selected(count: number): string {
  if (count === 0) return 'Nenhuma experiência selecionada'
  return count === 1 ? '1 experiência selecionada' : `${count} experiências selecionadas`
}

const count = (chosen: number) => `${chosen} de ${scenariosPerStep}`

export const texts = {
  title: 'Jornada do Herói',
  progress: (step: number) => `Etapa ${step + 1} de ${stepIds.length}`,
  selected,
  /** Follows the count; on a phone, where the line is short, it is only said. */
  inThisStep: ' nesta etapa',
  archetype: 'Arquétipo:',
  legend: 'Quais destas experiências você reconhece? Pode ser nenhuma.',
  previous: 'Anterior',
  /** After “Para você,”, before her words. */
  step: 'isso lembra',
  next: 'Próxima',
  finish: 'Ver Resultados',
  about:
    'Para Jung, arquétipos são padrões que dão forma a imagens e histórias. A jornada do herói é um modelo de percurso entre outros, de Joseph Campbell, aqui na versão de Christopher Vogler. Estas são seis das doze etapas; a história continua.',
  resultTitle: 'Sua jornada até aqui',
  sources: 'As etapas são as de Christopher Vogler, a partir de Joseph Campbell.',
  count,
  /** What is counted, where it is only heard. */
  counted: 'experiências',
  readingTitle: 'O que o\u00a0percurso reúne',
  restart: 'Nova Jornada',
  /** One line per step of the copied text, and one per chosen experience. */
  summary: ({ name, archetype }: StepTexts, chosen: number) => `${name} (${archetype}): ${count(chosen)}`,
  item: (text: string) => `– ${text}`,
  /** The drawing in words. */
  drawing: {
    place: (step: number, name: string) => `Percurso de seis estações em círculo, agora na etapa ${step + 1}, ${name}.`,
    finished: 'Percurso de seis estações em círculo, inteiro.',
    marked: (parts: string) => `Folhas cheias por etapa: ${parts}.`,
    part: (name: string, count: number) => `${name}, ${count}`,
    none: 'Nenhuma folha cheia ainda.',
  },
}
