import type { ToolHead } from '../../core/tool'
import type { Variants } from '../../core/words'
import type { AnswerId, ArchetypeId, QuestionId } from './slice'

interface Profile {
  name: string
  description: string
  characteristics: readonly [string, string, string, string]
  /** A story, poem or myth in which it can be seen; where each is told stands in docs/sources.md. */
  story: string
  /** How it is recognised where there is too much of it, and too little. */
  surplus: string
  lack: string
}

/** After the descriptions of Carol S. Pearson, spoken of as images and not as people. */
export const profiles: Record<ArchetypeId, Profile> = {
  inocente: {
    name: 'Inocente',
    description: 'A imagem de quem confia sem pedir garantias.',
    characteristics: ['Confiança', 'esperança', 'simplicidade', 'abertura'],
    story:
      'No conto “As margens da alegria”, de Guimarães Rosa, um menino se encanta com um peru no terreiro e logo o perde. Quando anoitece, um vaga-lume sai da mata, e com ele volta a alegria.',
    surplus: 'Pode aparecer como uma conta que fica para depois, na esperança de que se resolva.',
    lack: 'Pode ficar difícil acreditar num elogio, ou numa boa notícia.',
  },
  sabio: {
    name: 'Sábio',
    description: 'A imagem de quem procura entender antes de responder.',
    characteristics: ['Discernimento', 'reflexão', 'paciência', 'franqueza'],
    story:
      'Em Grande sertão: veredas, Riobaldo conta a vida inteira a um visitante instruído, de quem nunca ouvimos a voz. É ele, o velho ex-jagunço, quem diz que mestre não é quem sempre ensina, mas quem de repente aprende.',
    surplus: 'A conversa pode ter acabado, e ainda se quer ouvir mais uma opinião.',
    lack: 'A primeira versão de uma história pode virar a única.',
  },
  guerreiro: {
    name: 'Guerreiro',
    description: 'A imagem de quem se põe de pé pelo que importa.',
    characteristics: ['Coragem', 'foco', 'firmeza', 'lealdade'],
    story:
      'No canto VI da Ilíada, Heitor volta da batalha e estende os braços para o filho pequeno, que se assusta com o penacho do elmo e chora. Heitor ri, tira o elmo, deixa-o no chão e só então beija e embala o filho.',
    surplus: 'Até uma fila pode virar disputa, e o descanso demora a chegar.',
    lack: 'O “não” pode ficar para a próxima, e a raiva aparecer só depois.',
  },
  cuidador: {
    name: 'Cuidador',
    description: 'A imagem de quem percebe o que falta e oferece.',
    characteristics: ['Generosidade', 'empatia', 'presença', 'zelo'],
    story:
      'O centauro Quíron, na mitologia grega, criou Asclépio e lhe ensinou a medicina. Em algumas versões, uma flecha de Héracles lhe deixou uma ferida que não fechava.',
    surplus: 'Às vezes a ajuda chega antes do pedido, e o próprio descanso fica para depois.',
    lack: 'Às vezes não se percebe o cansaço de quem está perto, nem o próprio.',
  },
  explorador: {
    name: 'Explorador',
    description: 'A imagem de quem sai do caminho conhecido para ver com os próprios olhos.',
    characteristics: ['Curiosidade', 'autonomia', 'autenticidade', 'inquietação'],
    story:
      'No poema “Ítaca”, de 1911, Konstantinos Kaváfis fala a quem parte: deseje que o caminho seja longo, com muitas manhãs de verão e portos vistos pela primeira vez. Ítaca, a ilha de onde Ulisses saiu e para onde volta, pode parecer pobre; o que tinha a dar era a viagem.',
    surplus: 'O começo pode atrair mais do que o meio, e os lugares ficarem pouco conhecidos.',
    lack: 'As semanas podem ficar iguais, e a resposta a um convite ser “vou ver”.',
  },
  governante: {
    name: 'Governante',
    description: 'A imagem de quem toma a frente e põe ordem no que é de muitos.',
    characteristics: ['Responsabilidade', 'organização', 'constância', 'iniciativa'],
    story:
      'Em O pequeno príncipe, de Saint-Exupéry, um rei mora num planeta minúsculo, quase sem súditos, e dá ordens a tudo. Quando o menino pede um pôr do sol, o rei promete ordenar um, na hora em que o sol for mesmo se pôr.',
    surplus: 'Pode ser difícil deixar uma tarefa do jeito de outra pessoa.',
    lack: 'Cada pessoa pode esperar que outra resolva, e tudo se decidir na véspera.',
  },
}

/** Small things to do in a week: alone, at no cost, also by somebody who hardly leaves the house. */
export const weeks: Record<ArchetypeId, Variants> = {
  inocente: [
    'Deixe uma tarefa pequena como está e só confira no dia seguinte.',
    'Guarde uma hora sem plano e veja o que aparece nela.',
    'Ouça até o fim uma música que você não conhece.',
    'Fique um minuto olhando o céu, sem procurar nada nele.',
  ],
  sabio: [
    'Releia um trecho de que você gosta e ache uma palavra que tinha passado batida.',
    'Escolha uma dúvida pequena e deixe que ela dure a semana inteira.',
    'Escreva em três linhas uma história leve que você sempre conta, começando pelo fim.',
    'Leia em voz alta meia página de qualquer coisa, só para ouvir como soa.',
  ],
  guerreiro: [
    'Escolha uma coisa que pode esperar e deixe que espere.',
    'Ensaie um “hoje não posso” bem curto, para quando quiser usar.',
    'Faça devagar, de propósito, uma coisa que você sempre faz correndo.',
    'Antes de uma resposta difícil, beba um copo d’água.',
  ],
  cuidador: [
    'Sirva-se de um copo d’água como serviria a uma visita, e beba com calma.',
    'Deixe à mão, de véspera, uma coisa que facilite a sua manhã.',
    'Antes de uma tarefa qualquer, pare cinco minutos sem fazer nada.',
    'Ajeite o travesseiro antes de deitar, como se fosse para outra pessoa.',
  ],
  explorador: [
    'Passe alguns minutos num canto em que você nunca fica.',
    'No caminho de sempre, mesmo que só até a cozinha, repare numa coisa nova.',
    'Aprenda uma palavra de uma língua que você não fala.',
    'Abra um livro ou um mapa em qualquer página e fique nela um minuto.',
  ],
  governante: [
    'Arrume uma gaveta, só uma, e deixe as outras como estão.',
    'Risque da lista uma coisa que já não faz sentido estar nela.',
    'Dê uma tarefa pequena por pronta um pouco antes de ficar perfeita.',
    'Marque na semana meia hora sem assunto e trate-a como compromisso.',
  ],
}

/** Scenes from life. */
export const questions: Record<QuestionId, string> = {
  fim: 'Um projeto de meses chega ao fim. Nos primeiros dias, o que você faz?',
  chegada: 'Você chega a um lugar onde não conhece quase ninguém. Por onde começa?',
  plano: 'Um plano combinado há semanas se desfaz na véspera. E agora?',
  conversa: 'Na reunião de condomínio, fala-se muito e nada se decide. O que você faz?',
  tarde: 'Uma tarde inteira fica livre, sem aviso. Como você passa essas horas?',
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
    text: 'Digo sim ao primeiro convite que aparece e vejo no que ele vai dar.',
    archetypes: ['inocente', 'explorador'],
  },
  'fim-concluir': {
    text: 'Resolvo o que ficou pendente, inclusive a conversa que eu vinha evitando.',
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
    text: 'Ligo para quem está com a papelada atrasada e vou lá dar conta dela.',
    archetypes: ['guerreiro', 'cuidador'],
  },
}

/** What search engines and shared links say of the page. */
export const head: ToolHead = {
  description:
    'Cinco cenas do dia a dia, uma resposta para cada uma, e o desenho dos arquétipos que apareceram nelas. Exercício de reflexão, sem valor diagnóstico.',
  keywords: ['arquétipos', 'Carol S. Pearson', 'psicologia analítica', 'Jung', 'autoconhecimento', 'reflexão'],
}

export const texts = {
  name: 'Explorador de Arquétipos',
  step: (question: number, count: number) => `Pergunta ${question} de ${count}`,
  hint: 'Escolha a resposta mais próxima de você. Nenhuma vale mais que outra.',
  about:
    'Arquétipos, para Jung, são padrões que dão forma a imagens. Os seis deste exercício partem das descrições de Carol S. Pearson e mudam com o tempo: não são tipos de pessoa.',
  points: (score: number) => (score === 1 ? '1 ponto' : `${score} pontos`),
  surplus: 'Quando sobra',
  lack: 'Quando falta',
  result: {
    title: 'Seus Arquétipos Dominantes',
    subtitle: 'nestas cinco respostas, neste momento',
    sources: 'Fonte: Carol S. Pearson.',
    restart: 'Refazer Quiz',
  },
}
