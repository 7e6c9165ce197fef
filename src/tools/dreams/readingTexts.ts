import type { Variants } from '../../core/words'
import type { ElementIn } from './slice'

/** What a dream shows: somebody, somewhere, something. */
export type ImageId = ElementIn<'pessoas' | 'lugares' | 'objetos'>

/** What was felt in it. Fear is not among them: it is answered otherwise (`gentle`). */
export type FeelingId = Exclude<ElementIn<'emocoes'>, 'medo'>

/** Sentences about two of a dream, by both in the order of the elements: `casa chave`. */
export type PairTexts = Partial<Record<string, string>>

type Place = ElementIn<'lugares'>
type Thing = ElementIn<'objetos'>

/** What two images say beside each other, whatever happened between them in the dream. */
export const meetings: PairTexts = {
  'mae casa': 'Numa casa, a mãe pode estar num som ou num cheiro, mais que num cômodo.',
  'mae floresta': 'No mato, longe de casa, uma mãe pode parecer alguém que se vê pela primeira vez.',
  'mae agua': 'Mãe e água vêm de antes de qualquer lembrança. O sonho conta as duas a seu modo.',
  'mae montanha': 'Perto de uma montanha, até uma mãe muda de tamanho.',
  'mae escola': 'Mãe e escola costumam se encontrar só no portão. O sonho não respeitou o portão.',
  'mae chave': 'Com uma chave por perto, uma mãe pode abrir, trancar ou esperar do lado de fora.',
  'mae livro': 'A vida de uma mãe tem páginas que os filhos não leram, e o sonho trouxe um livro.',
  'mae espelho': 'Às vezes se encontra a mãe no espelho, num jeito de franzir a testa.',
  'mae ponte': 'Até ponte precisa de manutenção, e mãe também cansa.',
  'mae coroa': 'Numa mãe, uma coroa é homenagem e é também serviço.',
  'pai casa': 'Numa casa, o lugar de um pai se nota quando está ocupado e quando está vago.',
  'pai floresta': 'Na floresta, um pai tanto pode saber o caminho quanto estar à procura dele.',
  'pai agua': 'Pai lembra limite, e a água passa por qualquer fresta. No sonho couberam os dois.',
  'pai montanha': 'Um pai e uma montanha só se veem inteiros de alguma distância.',
  'pai escola': 'Pai e escola dão lições diferentes, e algumas só se entendem anos depois.',
  'pai chave': 'Um pai e uma chave lembram permissão, a que se pede e a que se recebe.',
  'pai livro': 'O que um pai não contou também daria um livro.',
  'pai espelho': 'Um espelho pode devolver um traço de pai, mesmo de um que mal se conheceu.',
  'pai ponte': 'Ponte e pai têm fama de firmes, e os dois às vezes balançam.',
  'pai coroa': 'Nas histórias se herda a coroa de um pai; na vida, até o jeito de espirrar.',
  'crianca casa': 'Aos olhos de uma criança, uma casa tem mais cômodos do que na planta.',
  'crianca floresta': 'Com uma criança e uma floresta começa muita história, e só você viu como esta começou.',
  'crianca agua': 'Para uma criança, uma poça é um mar, e o sonho mede a água do mesmo jeito.',
  'crianca montanha': 'Em desenho de criança, a montanha é um triângulo. No sonho ela ganhou corpo.',
  'crianca escola': 'Na escola, uma criança aprende também o que não está no quadro.',
  'crianca chave': 'Para uma criança, chave é aquilo que os adultos vivem procurando.',
  'crianca livro': 'Uma criança que ainda não lê já percebe quando lhe pulam uma página.',
  'crianca espelho': 'Diante do espelho, uma criança faz careta e um adulto arruma o cabelo.',
  'crianca ponte': 'Com uma tábua e duas pedras, uma criança já tem uma ponte.',
  'crianca coroa': 'Coroa de criança é de papel e manda de verdade até a hora do lanche.',
  'estranho casa': 'Um estranho numa casa pode ser visita, susto ou engano de endereço.',
  'estranho floresta': 'Numa floresta, estranho é todo mundo que chega.',
  'estranho agua': 'De um estranho, como da água, nem sempre se sabe de onde vem.',
  'estranho montanha': 'Ao longe, numa montanha, toda pessoa é um estranho até acenar.',
  'estranho escola': 'Numa escola, quase todo mundo foi estranho no primeiro dia.',
  'estranho chave': 'Com um estranho por ali, a chave serve tanto para abrir quanto para deixar fechado.',
  'estranho livro': 'De um estranho e de um livro fechado só se vê a capa.',
  'estranho espelho': 'Certas manhãs, o estranho é o do espelho.',
  'estranho ponte': 'Numa ponte, estranhos se cruzam e às vezes se cumprimentam.',
  'estranho coroa': 'De coroa na cabeça, um estranho tanto pode ser rei quanto folião.',
  'sabio casa': 'Dentro de uma casa, até um sábio fica menos solene e aceita um café.',
  'sabio floresta': 'Na floresta, sábio é quem conhece a fruta que se come e a que não se come.',
  'sabio agua': 'Perto da água, a voz de um sábio divide lugar com outro som.',
  'sabio montanha': 'Sábio de montanha é figura conhecida. O do seu sonho pode ter chegado de ônibus.',
  'sabio escola': 'Na escola, quem sabe e quem ensina nem sempre são a mesma pessoa.',
  'sabio chave': 'Um sábio com um molho de chaves talvez também não saiba qual é a certa.',
  'sabio livro': 'Um livro se fecha na hora que se quer; um sábio, nem sempre.',
  'sabio espelho': 'Um espelho não aconselha, e certos sábios também só devolvem a pergunta.',
  'sabio ponte': 'Ponte firme dispensa conselho, e mesmo assim o sonho trouxe um sábio.',
  'sabio coroa': 'Um sábio dá opinião, uma coroa dá ordens, e o seu sonho ouviu os dois.',
  'casa chave': 'Uma casa com chave tem partes abertas e partes guardadas.',
  'casa livro': 'Um livro numa casa diz algo de quem o leu e de quem parou na página dez.',
  'casa espelho': 'O espelho de uma casa já viu todas as caras que não saem à rua.',
  'casa ponte': 'Numa casa se fica, por uma ponte se passa, e o sonho juntou as duas.',
  'casa coroa': 'Em muita casa, a coroa é o controle remoto. No sonho, era coroa mesmo.',
  'floresta chave': 'Floresta não tem fechadura. A chave do sonho abre outra coisa, ou nada.',
  'floresta livro': 'O papel do livro já foi árvore, e no sonho os dois se reencontraram.',
  'floresta espelho': 'Na floresta, um espelho mostra mais folha do que gente e dá sossego ao rosto.',
  'floresta ponte': 'Uma ponte no mato é sinal de gente que pensou em quem viria depois.',
  'floresta coroa': 'Na floresta, a coroa é de folhas e dura uma tarde.',
  'agua chave': 'Água não tem dono, e chave quase sempre tem.',
  'agua livro': 'Um livro que pegou chuva seca ondulado e não fecha mais como antes.',
  'agua espelho': 'Água e espelho devolvem o rosto, só que a água se mexe.',
  'agua ponte': 'A água corre e a ponte fica onde está.',
  'agua coroa': 'Um pingo levanta na água uma coroa que dura menos de um segundo.',
  'montanha chave': 'A chave cabe no bolso, a montanha não cabe em lugar algum, e o sonho levou as duas.',
  'montanha livro': 'Livro grosso e montanha parecem maiores para quem ainda não começou.',
  'montanha espelho': 'Espelho se olha de perto, montanha se olha de longe. O sonho usou as duas distâncias.',
  'montanha ponte': 'A montanha ninguém fez, e a ponte alguém teve de inventar.',
  'montanha coroa': 'Uma nuvem basta para coroar uma montanha, e o peso não é de ninguém.',
  'escola chave': 'Numa escola, quem tem todas as chaves quase nunca é quem dá aula.',
  'escola livro': 'O livro da escola traz as respostas nas últimas páginas. O do sonho, não.',
  'escola espelho': 'Na escola, o espelho do banheiro ensina tanto quanto o quadro.',
  'escola ponte': 'Na escola, a primeira ponte é de palitos de sorvete, e aguenta um carrinho.',
  'escola coroa': 'A coroa da escola é de cartolina e volta para a caixa do teatro.',
} satisfies Record<`${ElementIn<'pessoas'>} ${Place | Thing}` | `${Place} ${Thing}`, string>

interface ImageTexts extends Record<FeelingId, string> {
  /** Of the image by itself, where it meets no other. */
  alone: string
  /** Asks what was felt, where no feeling was marked; after it, by feeling, what is asked where one was. */
  mood: string
  open: string
  /** Leads to the days. */
  days: string
  week: string
  /** In a dream with fear: from afar, and nothing is asked. */
  afar: string
}

/**
 * Of a stranger the questions lead away, and of a bridge they speak from afar or of company: whoever dreams of them may
 * be in danger from somebody, or from themselves.
 */
export const imageTexts: Record<ImageId, ImageTexts> = {
  mae: {
    alone: 'Em sonho, uma mãe às vezes chega pela voz, antes do rosto.',
    mood: 'Como era estar perto dessa mãe?',
    alegria: 'O que, perto dessa mãe, dava alegria?',
    confusao: 'No meio da confusão, como estava essa mãe?',
    paz: 'Como era a paz perto dessa mãe?',
    urgencia: 'Perto dessa mãe, o que deixava de ser urgente?',
    open: 'O que essa mãe fazia ali?',
    days: 'Onde, nos seus dias, aparece um pouco dessa mãe?',
    week: 'Segure uma xícara morna com as duas mãos antes de beber.',
    afar: 'A mãe do sonho não pede resposta agora.',
  },
  pai: {
    alone: 'De um pai, o sonho guarda às vezes só o casaco ou um jeito de fechar a janela.',
    mood: 'Como ficava o ar perto desse pai?',
    alegria: 'Que jeito tinha a alegria perto desse pai?',
    confusao: 'O que ficava confuso perto desse pai?',
    paz: 'Com esse pai no sonho, de onde vinha a paz?',
    urgencia: 'De que tamanho era a pressa perto desse pai?',
    open: 'O que esse pai tem de conhecido, e o que só existe no sonho?',
    days: 'O que esse pai estranharia nos seus dias?',
    week: 'Faça uma tarefa de cinco minutos do começo ao fim, sem outra junto.',
    afar: 'O que veio com esse pai pode esperar.',
  },
  crianca: {
    alone: 'Uma criança leva a sério o que os adultos acham bobagem, e o sonho também.',
    mood: 'O que essa criança fazia você sentir?',
    alegria: 'O que dava alegria a essa criança?',
    confusao: 'No meio da confusão, o que ajudaria essa criança?',
    paz: 'O que havia de calmo em volta dessa criança?',
    urgencia: 'O que essa criança diria de tanta pressa?',
    open: 'O que essa criança gostaria de ouvir?',
    days: 'O que está só começando nos seus dias?',
    week: 'Desenhe qualquer coisa com a mão que você usa menos.',
    afar: 'Essa criança merece calma, e você também.',
  },
  estranho: {
    alone: 'Um estranho pode continuar estranho; o sonho não exige apresentação.',
    mood: 'A que distância do estranho você gostaria de ficar?',
    alegria: 'De onde vinha a alegria, com um estranho ali?',
    confusao: 'Na confusão, a que distância do estranho você gostaria de ficar?',
    paz: 'Com esse estranho no sonho, o que mantinha a paz?',
    urgencia: 'Longe desse estranho, como fica a pressa?',
    open: 'Além do estranho, o que chamava a atenção?',
    days: 'Onde, nos seus dias, você se sente em lugar conhecido?',
    week: 'Comece um caminho de todo dia com o outro pé.',
    afar: 'Não é preciso saber quem era esse estranho.',
  },
  sabio: {
    alone: 'O sábio de um sonho às vezes fala por enigma, às vezes só manda levar o guarda-chuva.',
    mood: 'Como era esperar que esse sábio falasse?',
    alegria: 'O que fazia esse sábio rir?',
    confusao: 'O que, nessa confusão, você pediria que o sábio explicasse?',
    paz: 'Como era a paz perto desse sábio?',
    urgencia: 'Que resposta o sábio daria a tanta pressa?',
    open: 'Que pergunta você faria a esse sábio?',
    days: 'Que conselho você dispensaria nestes dias?',
    week: 'Escreva uma pergunta num papel e guarde-a sem responder.',
    afar: 'Esse sábio não precisa ser ouvido agora.',
  },
  casa: {
    alone: 'Casa de sonho muda de planta durante a noite e não avisa.',
    mood: 'Que temperatura tinha essa casa?',
    alegria: 'Em que parte dessa casa morava a alegria?',
    confusao: 'Na confusão dessa casa, o que estava no lugar certo?',
    paz: 'Onde, nessa casa, ficava a paz?',
    urgencia: 'Nessa casa, o que podia ficar para depois?',
    open: 'Que lugar dessa casa você escolheria para ficar?',
    days: 'Que lugar dos seus dias se parece com essa casa?',
    week: 'Sente-se por um minuto onde você nunca se senta.',
    afar: 'A casa do sonho pode ficar onde está.',
  },
  floresta: {
    alone: 'Floresta se conhece primeiro pelo ouvido, depois pelos olhos.',
    mood: 'Que som ou que silêncio tinha essa floresta?',
    alegria: 'Que cheiro tinha a alegria dessa floresta?',
    confusao: 'O que, nessa floresta, servia de referência?',
    paz: 'Que som havia na paz dessa floresta?',
    urgencia: 'Que ritmo tinha essa floresta, apesar da pressa?',
    open: 'O que vivia nessa floresta?',
    days: 'O que nos seus dias cresce sem ser plantado?',
    week: 'Repare numa planta qualquer, nem que seja o mato de uma calçada.',
    afar: 'Dessa floresta você já saiu, ao acordar.',
  },
  agua: {
    alone: 'A mesma água pode ser banho ou temporal, e só você viu qual era.',
    mood: 'A água estava calma, turva ou em movimento?',
    alegria: 'Que barulho fazia a alegria nessa água?',
    confusao: 'Como se movia a água, no meio da confusão?',
    paz: 'Que som ou que cor tinha a paz dessa água?',
    urgencia: 'O que corria mais, a água ou a pressa?',
    open: 'De onde vinha essa água?',
    days: 'Nestes dias, o que corre e o que está parado?',
    week: 'Beba um copo de água sem fazer mais nada.',
    afar: 'A água do sonho não chega aqui.',
  },
  montanha: {
    alone: 'Montanha conta o tempo em milhares de anos; o sonho, em minutos.',
    mood: 'Que sensação dava ver essa montanha?',
    alegria: 'O que essa montanha tinha de alegre?',
    confusao: 'O que a confusão deixava ver dessa montanha?',
    paz: 'Que cor tinha a paz, com essa montanha à vista?',
    urgencia: 'O que essa montanha faria com a pressa?',
    open: 'De onde se via essa montanha?',
    days: 'O que nos seus dias tem o tamanho dessa montanha?',
    week: 'Desenhe de memória o contorno de um morro, num traço só.',
    afar: 'A montanha do sonho pode ficar longe, como linha no horizonte.',
  },
  escola: {
    alone: 'Escola de sonho cobra matéria que nunca foi dada.',
    mood: 'Como era estar nessa escola?',
    alegria: 'A alegria dessa escola era de aula, de recreio ou de saída?',
    confusao: 'Se a confusão fosse matéria nessa escola, que nome teria?',
    paz: 'Que parte dessa escola tinha paz?',
    urgencia: 'A pressa dessa escola era para chegar, entregar ou sair?',
    open: 'O que pareciam pedir a você nessa escola?',
    days: 'Que lição dos seus dias dispensa caderno?',
    week: 'Aprenda o nome de uma coisa que você vê todo dia.',
    afar: 'A essa escola você não precisa responder hoje.',
  },
  chave: {
    alone: 'O tamanho de uma chave não diz o tamanho do que ela abre.',
    mood: 'Que peso essa chave tinha na mão?',
    alegria: 'Que alegria se abria com essa chave?',
    confusao: 'No meio da confusão, o que essa chave deixava claro?',
    paz: 'Com essa chave, a paz vinha de abrir ou de fechar?',
    urgencia: 'O que essa chave tinha de urgente?',
    open: 'Onde você deixaria essa chave?',
    days: 'Que coisa dos seus dias essa chave poderia guardar?',
    week: 'Ao girar uma chave, escute o barulho que ela faz.',
    afar: 'Essa chave pode ficar guardada por hoje.',
  },
  livro: {
    alone: 'Em sonho as letras mudam enquanto se lê, e o livro continua o mesmo.',
    mood: 'O que esse livro despertava antes de ser aberto?',
    alegria: 'Que frase alegre estaria nesse livro?',
    confusao: 'Em que página desse livro caberia a confusão?',
    paz: 'Que página desse livro combinaria com a paz?',
    urgencia: 'Que página desse livro dava para ler sem pressa?',
    open: 'Que título você daria a esse livro?',
    days: 'Que página destes dias você releria?',
    week: 'Leia em voz alta uma frase qualquer que esteja por perto.',
    afar: 'Um livro que assusta pode ficar fechado.',
  },
  espelho: {
    alone: 'No espelho a mão direita é a esquerda, e o sonho gosta dessas trocas.',
    mood: 'Como era estar na frente desse espelho?',
    alegria: 'Que cara tinha a alegria nesse espelho?',
    confusao: 'O que continuava nítido nesse espelho?',
    paz: 'Como era a paz, vista nesse espelho?',
    urgencia: 'O que a pressa não deixou ver nesse espelho?',
    open: 'O que esse espelho mostrava, e o que escondia?',
    days: 'Que rosto seu aparece pouco nestes dias?',
    week: 'Ao passar por um vidro, repare no que ele mostra além de você.',
    afar: 'Esse espelho não tem a última palavra sobre rosto algum.',
  },
  ponte: {
    alone: 'Ponte é obra de muita gente, mesmo quando parece vazia.',
    mood: 'Que companhia combinaria com essa ponte?',
    alegria: 'Que música combinaria com essa ponte e essa alegria?',
    confusao: 'No meio da confusão, o que havia de firme?',
    paz: 'Que companhia combinaria com a paz desse sonho?',
    urgencia: 'Longe da ponte, o que acontece com essa pressa?',
    open: 'Como era essa ponte, vista de longe?',
    days: 'O que, na sua semana, liga um dia ao outro?',
    week: 'Escreva duas palavras distantes e uma frase que junte as duas.',
    afar: 'Essa ponte pode ficar longe daqui.',
  },
  coroa: {
    alone: 'De papel ou de ouro, coroa é coisa que se põe e que se tira.',
    mood: 'Como seria sentir o peso dessa coroa?',
    alegria: 'O que se festejava, com essa coroa e essa alegria?',
    confusao: 'Nessa confusão, para que servia a coroa?',
    paz: 'Quanto pesava essa coroa, com tanta paz?',
    urgencia: 'Que pressa essa coroa trazia?',
    open: 'A quem cabia essa coroa?',
    days: 'O que nos seus dias merece uma coroa de papel?',
    week: 'Dê um prêmio inventado a uma coisa comum do seu dia.',
    afar: 'A coroa do sonho não obriga a nada depois de acordar.',
  },
}

interface FeelingTexts {
  /** Of the feeling by itself. */
  felt: Variants
  week: string
  /** Beside fear. */
  afar: string
}

export const feelingTexts: Record<FeelingId, FeelingTexts> = {
  alegria: {
    felt: [
      'E houve alegria, dessas que dá vontade de segurar ao acordar.',
      'A alegria do sonho foi sentida de verdade, ainda que o dia ande de outro jeito.',
      'Com alegria por perto, o resto do sonho fica com outra cor.',
    ],
    week: 'Anote uma coisa que fez você rir, nem que seja pouco.',
    afar: 'Alegria e medo podem caber no mesmo sonho.',
  },
  confusao: {
    felt: [
      'Jung começava por dizer a si mesmo que não entendia o sonho. A confusão está em boa companhia.',
      'Onde tudo se mistura, um detalhe só já serve de fio.',
      'Contada, a confusão de um sonho costuma ficar mais arrumada do que era.',
    ],
    week: 'Desenhe o que lembrar do sonho como um mapa, com qualquer traço.',
    afar: 'Nem tudo num sonho precisa ser entendido hoje.',
  },
  paz: {
    felt: [
      'E havia paz. Fique um pouco com ela antes de procurar explicação.',
      'A paz, em sonho, nem sempre é silêncio; às vezes tem rádio ligado e louça na pia.',
      'Um sonho com paz não pede conserto.',
    ],
    week: 'Fique cinco minutos num lugar de que você gosta, sem mais nada.',
    afar: 'A paz desse sonho também conta, mesmo curta.',
  },
  urgencia: {
    felt: [
      'Havia urgência, e em sonho o relógio quase nunca ajuda.',
      'A urgência fez o sonho correr. Agora, lendo, dá para ir mais devagar.',
      'E havia pressa, daquelas em que o sapato some e o botão não fecha.',
    ],
    week: 'Escolha uma tarefa pequena e faça-a mais devagar do que costuma.',
    afar: 'A pressa do sonho não precisa continuar agora.',
  },
}

/** Two feelings of one dream. */
export const feltTogether: PairTexts = {
  'alegria confusao': 'Alegria com confusão lembra dia de feira, em que tudo acontece ao mesmo tempo.',
  'alegria paz': 'Alegria e paz no mesmo sonho são como rir baixinho para não acordar a casa.',
  'alegria urgencia': 'Alegria com pressa lembra véspera de festa, com o bolo ainda no forno.',
  'confusao paz': 'Confusão e paz podem ter se revezado no sonho, como sol e chuva no mesmo dia.',
  'confusao urgencia': 'Pressa e confusão juntas cansam até quem dorme, e agora não há nada a decidir.',
  'paz urgencia': 'Paz e urgência no mesmo sonho são como domingo com despertador.',
}

/** Asked where no image can be asked about. */
export const plainQuestions = [
  'Que detalhe do sonho ficou com você?',
  'Que cor tinha esse sonho?',
  'O que, nos seus dias, tem essa mesma cor?',
]

export const plainWeek = 'Ao acordar, anote só a primeira imagem.'

interface GentleTexts {
  care: string
  /** Where somebody was there, or a home, or a school: shorter than `crisis.violence`, with the same numbers. */
  careInFull: string
  felt: Variants
  /** Of the place one reads in, of comfort, of safety. */
  questions: readonly Variants[]
  week: Variants
}

/**
 * Of a dream with fear: it may tell of violence that has happened, or happens. Nothing leads closer to the scene,
 * nobody is explained, nothing is said to be the dreamer's own.
 */
export const gentle: GentleTexts = {
  care: 'O medo às vezes dura um pouco mais que o sonho.',
  careInFull:
    'O medo às vezes dura um pouco mais que o sonho. Se houver violência fora dele, ligue 190 (agora), 180 (contra a mulher) ou 100 (contra criança, adolescente, pessoa idosa ou com deficiência). Risco de vida: 192 (SAMU). Para conversar, dia e noite: 188 (CVV).',
  felt: [
    'Dá para descansar sem entender o sonho.',
    'Esse medo não precisa ter nome hoje.',
    'O corpo às vezes demora a saber que já acordou.',
    'Com os pés no chão e uma luz acesa, o medo costuma ceder um pouco.',
    'Depois de um sonho assim, não é preciso se acalmar à força.',
    'Este sonho pode ser contado aos poucos, a quem você quiser.',
    'Medo em sonho acontece com muita gente.',
    'O sonho acabou, e agora dá para ir devagar.',
  ],
  questions: [
    [
      'Que três coisas conhecidas você vê daqui?',
      'Que cor aparece mais onde você está?',
      'Que sons você ouve agora?',
      'O que há de azul aí por perto?',
      'Em que o seu corpo se apoia agora?',
      'Que luz ilumina o lugar onde você está?',
    ],
    [
      'O que costuma acalmar você, mesmo um pouco?',
      'Que música combina com este momento?',
      'De que cheiro você gosta?',
      'Que voz é boa de ouvir, nem que seja no rádio?',
      'Que coisa macia há por perto?',
      'Que filme você veria de novo só pelo sossego?',
    ],
    [
      'Que pessoa ou lugar, se houver, faz você se sentir em segurança?',
      'O que pode ficar para amanhã?',
      'O que ajudaria as próximas horas a passar melhor?',
      'Que parte de hoje foi simples?',
      'O que costuma dar firmeza ao seu dia?',
      'A que lembrança boa você gosta de voltar?',
    ],
  ],
  week: [
    'Deixe perto de onde você dorme algo que seja só seu.',
    'Escolha uma música calma e escute até o fim.',
    'Dobre uma peça de roupa bem devagar.',
    'Ao acordar, olhe em volta e diga o nome de cinco coisas.',
    'Releia algo que você já conhece bem.',
    'Deixe acesa uma luz pequena, se isso ajudar.',
    'Fique debaixo de uma coberta leve por alguns minutos.',
    'Antes de dormir, lembre uma coisa simples do dia.',
  ],
}
