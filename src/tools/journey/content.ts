import { type StepId, scenariosPerStep, stepIds } from './slice'

/** One experience a visitor may recognise. */
export interface Scenario {
  /** First person, as lived; the label of its checkbox. */
  text: string
  /** What it is about, as words with an article that fit into a sentence of the reading. */
  motif: string
  /** One sentence that answers it in the reading. */
  echo: string
}

/** Where the reading tells a step taken, a limit set, help received from hardness, search and weight. */
export interface SidedScenario extends Scenario {
  /** Which of its step's two sides it speaks of. */
  side: 'gift' | 'other'
}

/** Steps whose experiences the reading tells apart by their side. */
export type SidedStep = 'mentor' | 'limiar' | 'provacoes'

export interface StepTexts<One extends Scenario = Scenario> {
  name: string
  /** The pairing is editorial, hence "aqui associamos". */
  archetype: string
  description: string
  scenarios: readonly [One, One, One, One]
  /** The gift of step and archetype, its other side, and a question. */
  gift: string
  otherSide: string
  question: string
}

export const steps: Record<Exclude<StepId, SidedStep>, StepTexts> & Record<SidedStep, StepTexts<SidedScenario>> = {
  'mundo-comum': {
    name: 'Mundo Comum',
    archetype: 'Inocente',
    description:
      'É de onde se parte: a rotina, os vínculos, o que já se conhece. Não é um lugar menor que os outros. Aqui associamos o Inocente, que confia e se sente em casa.',
    scenarios: [
      {
        text: 'Tenho um lugar ou um costume em que descanso sem precisar me explicar.',
        motif: 'um descanso que não pede explicação',
        echo: 'O que dá descanso raramente vira assunto, e ainda assim pode sustentar muita coisa.',
      },
      {
        text: 'Confiei que as coisas se ajeitariam, e por um tempo isso bastou.',
        motif: 'uma confiança que bastou por um tempo',
        echo: 'A confiança que serviu por um tempo não vira engano só porque o tempo passou.',
      },
      {
        text: 'Deixei de perguntar certas coisas para não mexer no que estava quieto.',
        motif: 'as perguntas que não foram feitas',
        echo: 'Há perguntas que se calam por cuidado ou por segurança, e algumas voltam mais tarde, com outra voz.',
      },
      {
        text: 'Preferi que alguém escolhesse por mim, e foi um alívio.',
        motif: 'o alívio de não escolher',
        echo: 'Não escolher pode dar descanso, e às vezes a própria vontade só se faz ouvir depois.',
      },
    ],
    gift: 'Confiança e pertencimento: um chão onde pousar.',
    otherSide: 'A mesma confiança pode desviar o olhar do que incomoda, ou deixar a escolha sempre em outras mãos.',
    question: 'O que neste lugar conhecido ainda faz sentido?',
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
        echo: 'Um interesse que insiste talvez não peça mudança alguma, só um pouco de atenção.',
      },
      {
        text: 'Algo que me servia deixou de servir, e demorei a perceber.',
        motif: 'algo que deixou de servir',
        echo: 'Entre deixar de servir e ser deixado, costuma haver um intervalo em que ainda se usa o que já não cabe.',
      },
      {
        text: 'Olhei para a vida de outra pessoa e senti vontade de experimentar algo parecido.',
        motif: 'uma vontade despertada pela vida de outra pessoa',
        echo: 'O que se admira na vida de alguém pode dar notícia de um desejo próprio, ainda sem forma.',
      },
      {
        text: 'Quis passar um tempo longe da rotina, sem saber bem onde.',
        motif: 'a vontade de passar um tempo longe',
        echo: 'A vontade de estar longe pode ser cansaço, proteção ou começo, e nem sempre se distingue.',
      },
    ],
    gift: 'Curiosidade, e o gosto de procurar um caminho próprio.',
    otherSide: 'A procura pode servir para não olhar o que está perto, ou virar uma inquietação sem pouso.',
    question: 'O que tem chamado sua atenção, mesmo baixinho?',
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
        echo: 'Quando se adia uma decisão, pode haver algo de valor a guardar dos dois lados.',
      },
      {
        text: 'Senti que teria de ir sem ajuda, e não fui.',
        motif: 'um passo que a falta de ajuda segurou',
        echo: 'Sem ajuda, qualquer passo fica maior, e contar isso a alguém às vezes o diminui.',
      },
      {
        text: 'Fiz as contas do que podia dar errado e preferi esperar.',
        motif: 'o cálculo do que podia dar errado',
        echo: 'Pesar os riscos pode ser prudência, e a conta pode ser refeita quando algo muda.',
      },
      {
        text: 'Concluí que aquilo não era para mim antes de experimentar.',
        motif: 'uma conclusão tirada antes de experimentar',
        echo: 'Dizer cedo que algo não é para si pode poupar uma decepção, e pode poupar também uma surpresa.',
      },
    ],
    gift: 'Senso de realidade, e a possibilidade de pedir ajuda.',
    otherSide: 'A cautela pode endurecer em descrença, e já não reparar quando algo muda.',
    question: 'Do que essa hesitação cuida?',
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
        echo: 'Uma boa escuta às vezes não dá resposta nenhuma, e ainda assim alguma coisa se arruma por dentro.',
        side: 'gift',
      },
      {
        text: 'Um livro, uma música ou um filme disse algo que eu ainda não sabia dizer.',
        motif: 'palavras vindas de um livro, de uma música ou de um filme',
        echo: 'Palavras de um livro, de uma música ou de um filme podem chegar antes das nossas e abrir lugar para elas.',
        side: 'gift',
      },
      {
        text: 'Esperei de uma pessoa uma resposta que ela não tinha para dar.',
        motif: 'uma resposta que não veio',
        echo: 'Uma resposta que não vem pode deixar a pergunta mais nítida, ou deixar só cansaço.',
        side: 'other',
      },
      {
        text: 'Procurei entender tudo antes de me deixar sentir.',
        motif: 'o entender antes de sentir',
        echo: 'Entender pode servir de abrigo enquanto o que se sente ainda não acha lugar.',
        side: 'other',
      },
    ],
    gift: 'Discernimento: separar o que serve do que só impressiona.',
    otherSide: 'O saber pode manter a vida a distância, ou virar uma certeza que já não escuta.',
    question: 'Com quem ou com o que você aprende?',
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
        echo: 'Um não que demorou a sair pode trazer alívio e susto na mesma hora.',
        side: 'gift',
      },
      {
        text: 'Dei um passo pequeno, ainda com medo.',
        motif: 'um passo dado com medo',
        echo: 'Dar um passo com medo não desmente o medo: os dois podem andar juntos.',
        side: 'gift',
      },
      {
        text: 'Exigi de mim uma força que eu não tinha naquele dia.',
        motif: 'uma força exigida de si',
        echo: 'Exigir de si uma força que falta pode funcionar por um dia e cobrar descanso nos seguintes.',
        side: 'other',
      },
      {
        text: 'Endureci numa conversa para conseguir chegar ao fim dela.',
        motif: 'a dureza no meio de uma conversa',
        echo: 'A dureza às vezes é a ferramenta que estava à mão, e pode ser posta de lado quando já não serve.',
        side: 'other',
      },
    ],
    gift: 'Coragem do tamanho possível, e limites que protegem.',
    otherSide: 'A força pode virar dureza, ou uma guerra contra si.',
    question: 'Que passo pequeno seria possível?',
  },
  provacoes: {
    name: 'Provações e Aliados',
    archetype: 'Cuidador',
    description:
      'O caminho traz dificuldades e, às vezes, companhia. Sofrer não torna ninguém melhor. Aqui associamos o Cuidador, que sustenta e também pode receber.',
    scenarios: [
      {
        text: 'Descobri com quem posso contar num dia ruim.',
        motif: 'alguém com quem contar',
        echo: 'Saber com quem contar num dia ruim é pouca coisa em palavras e muita coisa na hora.',
        side: 'gift',
      },
      {
        text: 'Cuidei de alguém e, por um tempo, fiquei em último lugar.',
        motif: 'o último lugar na própria lista',
        echo: 'Quem se deixa para o fim pode demorar a notar o próprio cansaço.',
        side: 'other',
      },
      {
        text: 'Aceitei ajuda, mesmo sem jeito para receber.',
        motif: 'uma ajuda aceita',
        echo: 'Receber sem jeito ainda é receber, e o jeito pode vir depois.',
        side: 'gift',
      },
      {
        text: 'Algo continua difícil, e há dias que eu só atravesso.',
        motif: 'os dias que só se atravessam',
        echo: 'Um dia que apenas se atravessa não tem de ensinar nada para merecer cuidado.',
        side: 'other',
      },
    ],
    gift: 'Cuidado que vai e cuidado que volta.',
    otherSide: 'Quem cuida pode sumir de vista, até para si.',
    question: 'Quem cuida de você enquanto você cuida?',
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
  next: 'Próxima',
  finish: 'Ver Resultados',
  about:
    'Para Jung, arquétipos são padrões que dão forma a imagens e histórias. A jornada do herói é um modelo de percurso entre outros, de Joseph Campbell, aqui na versão de Christopher Vogler: as seis primeiras de doze etapas.',
  resultTitle: 'Sua jornada até aqui',
  count,
  /** What is counted, where it is only heard. */
  counted: 'experiências',
  readingTitle: 'O que o percurso reúne',
  side: 'Um lado',
  otherSide: 'Outro lado',
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
