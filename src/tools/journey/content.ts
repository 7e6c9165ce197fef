import type { ToolHead } from '../../core/tool'
import { type StepId, scenarios, stepIds } from './slice'

/** One experience a visitor may recognise. */
export interface Scenario {
  /** First person, as lived; the label of its checkbox. */
  text: string
  /** The same in a few words, which “e” can join with another one; what is hard is joined with nothing. */
  clause?: string
  /** What is said after these words where no other experience is joined with them. */
  alone?: string
  /** What may be asked after it. */
  question: string
  /** Tells of distress: the result says first whom to call, and does not come back to it. */
  isHard?: true
  /** Not spoken of where distress is ticked, too: the two can be heard as a wish to be gone. */
  isLeftOutBesideHard?: true
}

export interface StepTexts {
  name: string
  /** The pairing is editorial, hence “aqui associamos”. */
  archetype: string
  description: string
  scenarios: readonly [Scenario, Scenario, Scenario, Scenario]
  /** Beside the name in the result, where something was ticked. */
  meaning: string
  /** The step in a well-known story; docs/sources.md says where it is from. */
  story: string
  /** Something small to do in the week. */
  week: string
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
        clause: 'você tem um descanso que não pede explicação',
        alone: 'Com tanta coisa no mundo cobrando explicação, isso já é muito.',
        question: 'O que há por perto quando você descansa assim?',
      },
      {
        text: 'Confiei que as coisas se ajeitariam, e por um tempo isso bastou.',
        clause: 'confiar bastou por um tempo',
        alone: 'Enquanto durou, deu para viver sem conferir tudo.',
        question: 'Que gosto tinha confiar assim?',
      },
      {
        text: 'Deixei de perguntar certas coisas para não mexer no que estava quieto.',
        clause: 'certas perguntas ficaram guardadas',
        alone: 'O que estava quieto ficou quieto, e pergunta não estraga com o tempo.',
        question: 'Que pergunta pequena você gostaria de fazer hoje?',
      },
      {
        text: 'Preferi que alguém escolhesse por mim, e foi um alívio.',
        clause: 'não ter de escolher foi um alívio',
        alone: 'Escolher é um trabalho que só se nota quando passa para outras mãos.',
        question: 'Que parte da escolha pesava mais?',
      },
    ],
    meaning: 'O chão conhecido de onde se parte.',
    story:
      'Em O mágico de Oz, de Frank Baum, Dorothy vive numa casa de um cômodo só, no meio da planície cinza do Kansas, e quem a faz rir é Totó, o cachorro. Totó vai com ela por todo o caminho.',
    week: 'Repare num objeto que está com você há muito tempo.',
  },
  chamado: {
    name: 'Chamado à Aventura',
    archetype: 'Explorador',
    description:
      'Algo convida: um interesse, um incômodo, uma notícia. Pode ser claro ou quase não se ouvir. Aqui associamos o Explorador, que quer ver com os próprios olhos.',
    scenarios: [
      {
        text: 'Um interesse novo volta e meia me vem ao pensamento, sem que eu o procure.',
        clause: 'um interesse volta sozinho',
        alone: 'Ele não pede licença e não promete nada, só reaparece.',
        question: 'Onde esse interesse caberia na sua semana?',
      },
      {
        text: 'Algo que me servia deixou de servir, e demorei a perceber.',
        clause: 'algo que servia já não serve',
        alone: 'Demorar a perceber é comum com coisas que um dia serviram bem.',
        question: 'Qual foi o primeiro sinal de que já não servia?',
      },
      {
        text: 'Olhei para a vida de outra pessoa e senti vontade de experimentar algo parecido.',
        clause: 'a vida de outra pessoa despertou uma vontade',
        alone: 'De longe se vê um pedaço só, e foi desse pedaço que a vontade gostou.',
        question: 'Que detalhe dessa vida chamou a sua atenção?',
      },
      {
        text: 'Quis passar um tempo longe da rotina, sem saber bem onde.',
        clause: 'deu vontade de mudar de ares',
        alone: 'A rotina também aperta, como sapato em dia de calor.',
        question: 'Que coisa pequena mudaria o ar de um dia comum?',
        isLeftOutBesideHard: true,
      },
    ],
    meaning: 'Algo convida, alto ou baixinho.',
    story:
      'Alice, na história de Lewis Carroll, está sentada ao lado da irmã, com sono, quando passa um coelho falando sozinho, e ela nem estranha. O que a faz levantar é um detalhe fora do lugar: o relógio que ele tira do bolso do colete.',
    week: 'Siga uma curiosidade por quinze minutos e pare aí.',
  },
  recusa: {
    name: 'Recusa do Chamado',
    archetype: 'Órfão',
    description:
      'Diante do convite, uma parte de nós hesita, e pode ter bons motivos. Aqui associamos o Órfão, que conhece a perda e por isso pede cautela.',
    scenarios: [
      {
        text: 'Adiei uma decisão importante por receio de perder o que tenho.',
        clause: 'uma decisão importante ficou para depois',
        alone: 'O receio de perder costuma apontar para o que já vale muito.',
        question: 'Do que você tem, o que mais quer conservar?',
      },
      {
        text: 'Senti que teria de ir sem ajuda, e não fui.',
        clause: 'ir sem ajuda era pedir demais',
        alone: 'Certas coisas foram feitas para mais de duas mãos.',
        question: 'Que ajuda teria feito diferença?',
      },
      {
        text: 'Fiz as contas do que podia dar errado e preferi esperar.',
        clause: 'você fez as contas antes de ir',
        alone: 'Nessas contas entrou também o zelo pelo que você já tem.',
        question: 'O que ficou fora dessa conta?',
      },
      {
        text: 'Concluí que aquilo não era para mim antes de experimentar.',
        clause: 'um “não é para mim” chegou cedo',
        alone: 'Veio antes da experiência, que ainda não deu a opinião dela.',
        question: 'O que ainda desperta curiosidade, apesar do “não é para mim”?',
      },
    ],
    meaning: 'A hesitação e os seus motivos.',
    story:
      'Em O hobbit, de Tolkien, Bilbo diz ao mago Gandalf que por ali ninguém quer aventuras, convida-o para o chá, por educação, e fecha a porta. Dois dias depois sai correndo atrás da aventura, sem chapéu e sem lenço.',
    week: 'Dê a uma decisão pequena mais um dia, de propósito.',
  },
  mentor: {
    name: 'Encontro com o Mentor',
    archetype: 'Sábio',
    description:
      'Às vezes algo ou alguém ajuda a ver melhor: uma pessoa, um livro, uma lembrança. Aqui associamos o Sábio, que procura compreender.',
    scenarios: [
      {
        text: 'Alguém me escutou sem pressa, e pude pensar melhor.',
        clause: 'uma escuta sem pressa ajudou a pensar',
        alone: 'Sem relógio por perto, uma ideia consegue chegar ao fim da frase.',
        question: 'O que ficou mais claro nessa conversa?',
      },
      {
        text: 'Um livro, uma música ou um filme disse algo que eu ainda não sabia dizer.',
        clause: 'um livro, uma música ou um filme emprestou palavras',
        alone: 'Alguém que não conhece você disse uma coisa sua.',
        question: 'Que palavras eram essas?',
      },
      {
        text: 'Esperei de uma pessoa uma resposta que ela não tinha para dar.',
        clause: 'a resposta não estava com quem você esperava',
        alone: 'Você tinha uma boa pergunta, e a pessoa tinha um limite.',
        question: 'O que você esperava ouvir?',
      },
      {
        text: 'Procurei entender tudo antes de me deixar sentir.',
        clause: 'entender passou na frente de sentir',
        alone: 'É um jeito de pegar nas coisas com luva, o que tem a sua utilidade.',
        question: 'O que hoje você sente sem precisar entender?',
      },
    ],
    meaning: 'Uma ajuda para ver melhor.',
    story:
      'Na Divina comédia, Virgílio acompanha Dante pelo Inferno e pelo Purgatório, e o segura pela mão quando o medo aperta. Já no Paraíso Terrestre, Dante se vira para lhe dizer uma coisa, e ele já não está.',
    week: 'Volte a um trecho de livro, música ou filme de que você gosta.',
  },
  limiar: {
    name: 'Travessia do Limiar',
    archetype: 'Guerreiro',
    description:
      'É o ponto em que se passa de um lado a outro, com um passo ou com um limite. Atravessar não é obrigação. Aqui associamos o Guerreiro, que defende o que importa.',
    scenarios: [
      {
        text: 'Disse um não que vinha adiando.',
        clause: 'um “não” finalmente foi dito',
        alone: 'Depois de tanto tempo na ponta da língua, ele saiu.',
        question: 'Como foi dizer esse não?',
      },
      {
        text: 'Dei um passo pequeno, ainda com medo.',
        clause: 'você deu um passo com o medo ainda ali',
        alone: 'O medo foi junto e não precisou ser convencido.',
        question: 'O que foi junto nesse passo, além do medo?',
      },
      {
        text: 'Exigi de mim uma força que eu não tinha naquele dia.',
        clause: 'você se cobrou uma força que não havia',
        alone: 'O dia tinha um tamanho, e a cobrança tinha outro.',
        question: 'O que você deixaria de se cobrar hoje?',
      },
      {
        text: 'Endureci numa conversa para conseguir chegar ao fim dela.',
        clause: 'foi preciso endurecer numa conversa',
        alone: 'Uma casca dessas ajuda a chegar ao fim e depois incomoda um pouco.',
        question: 'O que essa dureza protegia?',
      },
    ],
    meaning: 'Um passo, ou um limite.',
    story:
      'Em Grande sertão: veredas, Riobaldo menino atravessa o São Francisco numa canoa, com medo, ao lado de um garoto que acabou de conhecer e que não costuma ter medo. Já velho, conta a cena e não esconde o medo que sentiu.',
    week: 'Deixe uma tarefa pequena para amanhã, sem pedir desculpa.',
  },
  provacoes: {
    name: 'Provações e Aliados',
    archetype: 'Cuidador',
    description:
      'O caminho traz dificuldades e, às vezes, companhia. Sofrer não torna ninguém melhor. Aqui associamos o Cuidador, que sustenta e também pode receber.',
    scenarios: [
      {
        text: 'Descobri com quem posso contar num dia ruim.',
        clause: 'um dia ruim mostrou com quem contar',
        alone: 'É uma notícia boa escrita em papel ruim.',
        question: 'Como é saber com quem contar?',
      },
      {
        text: 'Cuidei de alguém e, por um tempo, fiquei em último lugar.',
        clause: 'cuidar de alguém deixou você por último',
        alone: 'Quem fica por último também tem fome e sono.',
        question: 'Que cuidado você gostaria de receber primeiro?',
      },
      {
        text: 'Aceitei ajuda, mesmo sem jeito para receber.',
        clause: 'você aceitou ajuda meio sem jeito',
        alone: 'Receber tem um jeito que quase ninguém ensina.',
        question: 'O que tornou mais fácil aceitar?',
      },
      {
        text: 'Algo continua difícil, e há dias que eu só atravesso.',
        question: 'O que, nestes dias, faz um pouco de bem?',
        isHard: true,
      },
    ],
    meaning: 'O que pesa, e o que ajuda a levar.',
    story:
      'Em Os saltimbancos, que Chico Buarque adaptou para o Brasil em 1977, um jumento, um cachorro, uma galinha e uma gata se encontram e resolvem fazer música. Na canção “Todos juntos”, somam o que cada um tem.',
    week: 'Faça para você um café ou um chá com capricho de visita.',
  },
}

/** What the notes panel asks of the experiences ticked in a step, before anything is read of them. */
export const noteQuestion = (ticked: readonly Scenario[]): string =>
  ticked.length === 1
    ? `De que momento da sua vida você se lembrou com “${ticked[0]?.text.replace(/\.$/, '')}”?`
    : 'De que momento da sua vida você se lembrou com essas frases?'

/** Count with its noun, of one step only: no sum that could be taken for a score. */
function selected(count: number): string {
  if (count === 0) return 'Nenhuma experiência selecionada'
  return count === 1 ? '1 experiência selecionada' : `${count} experiências selecionadas`
}

const count = (chosen: number) => `${chosen} de ${scenarios.length}`

/** What search engines and shared links say of the page. */
export const head: ToolHead = {
  description:
    'Seis etapas de um percurso, com experiências para reconhecer e uma leitura ao fim. Exercício de reflexão em psicologia analítica, sem valor diagnóstico.',
  keywords: ['jornada do herói', 'arquétipos', 'psicologia analítica', 'Jung', 'reflexão'],
}

export const texts = {
  /** Leads to the notes. */
  invitation: 'De que momento da sua vida você se lembrou?',
  title: 'Jornada do Herói',
  progress: (step: number) => `Etapa ${step + 1} de ${stepIds.length}`,
  selected,
  archetype: 'Arquétipo:',
  legend: 'Quais destas experiências você reconhece? Pode ser nenhuma.',
  previous: 'Anterior',
  next: 'Próxima',
  finish: 'Ver Resultados',
  about:
    'Para Jung, arquétipos são padrões que dão forma a imagens e histórias. A jornada do herói é um modelo de percurso entre outros, de Joseph Campbell, aqui na versão de Christopher Vogler. Estas são seis das doze etapas; a história continua.',
  result: { title: 'Sua jornada até aqui', sources: 'Fontes: Vogler e Campbell.', restart: 'Nova Jornada' },
  count,
  /** The drawing in words. */
  drawing: {
    place: (step: number, name: string) => `Percurso de seis estações em círculo, agora na etapa ${step + 1}, ${name}.`,
    marked: (parts: string) => `Folhas cheias por etapa: ${parts}.`,
    part: (name: string, count: number) => `${name}, ${count}`,
    none: 'Nenhuma folha cheia ainda.',
  },
}
