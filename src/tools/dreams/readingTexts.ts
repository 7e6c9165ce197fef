import type { Variants } from '../../core/words'
import type { ElementIn } from './slice'

/** What a dream shows: somebody, somewhere, something. */
export type ImageId = ElementIn<'pessoas' | 'lugares' | 'objetos'>

/** What was felt in it. Fear is not among them: it is answered otherwise (`gentle`). */
export type FeelingId = Exclude<ElementIn<'emocoes'>, 'medo'>

type Place = ElementIn<'lugares'>
type Thing = ElementIn<'objetos'>

/** Every person with every place and thing, every place with every thing. */
type Meetings = Record<ElementIn<'pessoas'>, Record<Place | Thing, string>> & Record<Place, Record<Thing, string>>

/** What two images say beside each other, whatever happened between them in the dream. */
export const meetings: Partial<Record<ImageId, Partial<Record<ImageId, string>>>> = {
  mae: {
    casa: 'Numa casa, a mãe pode estar num som ou num cheiro, mais que num cômodo.',
    floresta: 'No mato, longe de casa, uma mãe pode parecer alguém que se vê pela primeira vez.',
    agua: 'Mãe e água vêm de antes de qualquer lembrança. O sonho conta as duas a seu modo.',
    montanha: 'Perto de uma montanha, até uma mãe muda de tamanho.',
    escola: 'Mãe e escola costumam se encontrar só no portão. O sonho não respeitou o portão.',
    chave: 'Com uma chave por perto, uma mãe pode abrir, trancar ou esperar do lado de fora.',
    livro: 'A vida de uma mãe tem páginas que os filhos não leram, e o sonho trouxe um livro.',
    espelho: 'Às vezes se encontra a mãe no espelho, num jeito de franzir a testa.',
    ponte: 'Até ponte precisa de manutenção, e mãe também cansa.',
    coroa: 'Numa mãe, uma coroa é homenagem e é também serviço.',
  },
  pai: {
    casa: 'Numa casa, o lugar de um pai se nota quando está ocupado e quando está vago.',
    floresta: 'Na floresta, um pai tanto pode saber o caminho quanto estar à procura dele.',
    agua: 'Pai lembra limite, e a água passa por qualquer fresta. No sonho couberam os dois.',
    montanha: 'Um pai e uma montanha só se veem inteiros de alguma distância.',
    escola: 'Pai e escola dão lições diferentes, e algumas só se entendem anos depois.',
    chave: 'Um pai e uma chave lembram permissão, a que se pede e a que se recebe.',
    livro: 'O que um pai não contou também daria um livro.',
    espelho: 'Um espelho pode devolver um traço de pai, mesmo de um que mal se conheceu.',
    ponte: 'Ponte e pai têm fama de firmes, e os dois às vezes balançam.',
    coroa: 'Nas histórias se herda a coroa de um pai; na vida, até o jeito de espirrar.',
  },
  crianca: {
    casa: 'Aos olhos de uma criança, uma casa tem mais cômodos do que na planta.',
    floresta: 'Com uma criança e uma floresta começa muita história, e só você viu como esta começou.',
    agua: 'Para uma criança, uma poça é um mar, e o sonho mede a água do mesmo jeito.',
    montanha: 'Em desenho de criança, a montanha é um triângulo. No sonho ela ganhou corpo.',
    escola: 'Na escola, uma criança aprende também o que não está no quadro.',
    chave: 'Para uma criança, chave é aquilo que os adultos vivem procurando.',
    livro: 'Uma criança que ainda não lê já percebe quando lhe pulam uma página.',
    espelho: 'Diante do espelho, uma criança faz careta e um adulto arruma o cabelo.',
    ponte: 'Com uma tábua e duas pedras, uma criança já tem uma ponte.',
    coroa: 'Coroa de criança é de papel e manda de verdade até a hora do lanche.',
  },
  estranho: {
    casa: 'Um estranho numa casa pode ser visita, susto ou engano de endereço.',
    floresta: 'Numa floresta, estranho é todo mundo que chega.',
    agua: 'De um estranho, como da água, nem sempre se sabe de onde vem.',
    montanha: 'Ao longe, numa montanha, toda pessoa é um estranho até acenar.',
    escola: 'Numa escola, quase todo mundo foi estranho no primeiro dia.',
    chave: 'Com um estranho por ali, a chave serve tanto para abrir quanto para deixar fechado.',
    livro: 'De um estranho e de um livro fechado só se vê a capa.',
    espelho: 'Certas manhãs, o estranho é o do espelho.',
    ponte: 'Numa ponte, estranhos se cruzam e às vezes se cumprimentam.',
    coroa: 'De coroa na cabeça, um estranho tanto pode ser rei quanto folião.',
  },
  sabio: {
    casa: 'Dentro de uma casa, até um sábio fica menos solene e aceita um café.',
    floresta: 'Na floresta, sábio é quem conhece a fruta que se come e a que não se come.',
    agua: 'Perto da água, a voz de um sábio divide lugar com outro som.',
    montanha: 'Sábio de montanha é figura conhecida. O do seu sonho pode ter chegado de ônibus.',
    escola: 'Na escola, quem sabe e quem ensina nem sempre são a mesma pessoa.',
    chave: 'Um sábio com um molho de chaves talvez também não saiba qual é a certa.',
    livro: 'Um livro se fecha na hora que se quer; um sábio, nem sempre.',
    espelho: 'Um espelho não aconselha, e certos sábios também só devolvem a pergunta.',
    ponte: 'Ponte firme dispensa conselho, e mesmo assim o sonho trouxe um sábio.',
    coroa: 'Um sábio dá opinião, uma coroa dá ordens, e o seu sonho ouviu os dois.',
  },
  casa: {
    chave: 'Uma casa com chave tem partes abertas e partes guardadas.',
    livro: 'Um livro numa casa diz algo de quem o leu e de quem parou na página dez.',
    espelho: 'O espelho de uma casa já viu todas as caras que não saem à rua.',
    ponte: 'Numa casa se fica, por uma ponte se passa, e o sonho juntou as duas.',
    coroa: 'Em muita casa, a coroa é o controle remoto. No sonho, era coroa mesmo.',
  },
  floresta: {
    chave: 'Floresta não tem fechadura. A chave do sonho abre outra coisa, ou nada.',
    livro: 'O papel do livro já foi árvore, e no sonho os dois se reencontraram.',
    espelho: 'Na floresta, um espelho mostra mais folha do que gente e dá sossego ao rosto.',
    ponte: 'Uma ponte no mato é sinal de gente que pensou em quem viria depois.',
    coroa: 'Na floresta, a coroa é de folhas e dura uma tarde.',
  },
  agua: {
    chave: 'Água não tem dono, e chave quase sempre tem.',
    livro: 'Um livro que pegou chuva seca ondulado e não fecha mais como antes.',
    espelho: 'Água e espelho devolvem o rosto, só que a água se mexe.',
    ponte: 'A água corre e a ponte fica onde está.',
    coroa: 'Um pingo levanta na água uma coroa que dura menos de um segundo.',
  },
  montanha: {
    chave: 'A chave cabe no bolso, a montanha não cabe em lugar algum, e o sonho levou as duas.',
    livro: 'Livro grosso e montanha parecem maiores para quem ainda não começou.',
    espelho: 'Espelho se olha de perto, montanha se olha de longe. O sonho usou as duas distâncias.',
    ponte: 'A montanha ninguém fez, e a ponte alguém teve de inventar.',
    coroa: 'Uma nuvem basta para coroar uma montanha, e o peso não é de ninguém.',
  },
  escola: {
    chave: 'Numa escola, quem tem todas as chaves quase nunca é quem dá aula.',
    livro: 'O livro da escola traz as respostas nas últimas páginas. O do sonho, não.',
    espelho: 'Na escola, o espelho do banheiro ensina tanto quanto o quadro.',
    ponte: 'Na escola, a primeira ponte é de palitos de sorvete, e aguenta um carrinho.',
    coroa: 'A coroa da escola é de cartolina e volta para a caixa do teatro.',
  },
} satisfies Meetings

interface ImageTexts {
  /** Of the image by itself, where it meets no other. */
  alone: Variants
  /** Asks what was felt, where no feeling was marked. */
  mood: string
  /** Asks what was felt together with a feeling that was marked. */
  felt: Record<FeelingId, string>
  open: Variants
  /** Leads to the days. */
  days: Variants
  week: Variants
  /** In a dream with fear: from afar, and nothing is asked. */
  afar: Variants
}

/**
 * Of a stranger the questions lead away, and of a bridge they speak from afar or of company: whoever dreams of them may
 * be in danger from somebody, or from themselves.
 */
export const imageTexts: Record<ImageId, ImageTexts> = {
  mae: {
    alone: [
      'Em sonho, uma mãe às vezes chega pela voz, antes do rosto.',
      'Mãe é palavra de todo mundo, e cada pessoa a ouve de um jeito.',
    ],
    mood: 'Como era estar perto dessa mãe?',
    felt: {
      alegria: 'O que, perto dessa mãe, dava alegria?',
      confusao: 'No meio da confusão, como estava essa mãe?',
      paz: 'Como era a paz perto dessa mãe?',
      urgencia: 'Perto dessa mãe, o que deixava de ser urgente?',
    },
    open: ['O que essa mãe fazia ali?', 'Que gesto dessa mãe ficou na lembrança?'],
    days: ['O que dos seus dias você contaria a essa mãe?', 'Onde, nos seus dias, aparece um pouco dessa mãe?'],
    week: ['Segure uma xícara morna com as duas mãos antes de beber.', 'Arrume um canto da mesa com capricho, só ele.'],
    afar: ['Não é preciso entender hoje por que a mãe veio.', 'A mãe do sonho não pede resposta agora.'],
  },
  pai: {
    alone: [
      'De um pai, o sonho guarda às vezes só o casaco ou um jeito de fechar a janela.',
      'Um pai pode vir ao sonho com a idade que tinha ou com uma que nunca teve.',
    ],
    mood: 'Como ficava o ar perto desse pai?',
    felt: {
      alegria: 'Que jeito tinha a alegria perto desse pai?',
      confusao: 'O que ficava confuso perto desse pai?',
      paz: 'Com esse pai no sonho, de onde vinha a paz?',
      urgencia: 'De que tamanho era a pressa perto desse pai?',
    },
    open: [
      'O que esse pai tem de conhecido, e o que só existe no sonho?',
      'O que você diria a esse pai, se ele só ouvisse?',
    ],
    days: ['Que regra dos seus dias lembra esse pai?', 'O que esse pai estranharia nos seus dias?'],
    week: [
      'Contorne a sua mão num papel e ponha a data.',
      'Faça uma tarefa de cinco minutos do começo ao fim, sem outra junto.',
    ],
    afar: ['Não é preciso olhar para esse pai agora.', 'O que veio com esse pai pode esperar.'],
  },
  crianca: {
    alone: [
      'No sonho, uma criança olha de baixo, e dali até a mesa parece alta.',
      'Uma criança leva a sério o que os adultos acham bobagem, e o sonho também.',
    ],
    mood: 'O que essa criança fazia você sentir?',
    felt: {
      alegria: 'O que dava alegria a essa criança?',
      confusao: 'No meio da confusão, o que ajudaria essa criança?',
      paz: 'O que havia de calmo em volta dessa criança?',
      urgencia: 'O que essa criança diria de tanta pressa?',
    },
    open: ['O que nessa criança pedia atenção?', 'O que essa criança gostaria de ouvir?'],
    days: ['Onde caberia uma brincadeira nos seus dias?', 'O que está só começando nos seus dias?'],
    week: [
      'Desenhe qualquer coisa com a mão que você usa menos.',
      'Olhe um minuto para as nuvens e veja com que se parecem.',
    ],
    afar: ['Essa criança não precisa de explicação hoje.', 'Essa criança merece calma, e você também.'],
  },
  estranho: {
    alone: [
      'Um estranho pode continuar estranho; o sonho não exige apresentação.',
      'Nem todo estranho veio por sua causa. Alguns só passam pelo sonho.',
    ],
    mood: 'A que distância do estranho você gostaria de ficar?',
    felt: {
      alegria: 'De onde vinha a alegria, com um estranho ali?',
      confusao: 'Na confusão, a que distância do estranho você gostaria de ficar?',
      paz: 'Com esse estranho no sonho, o que mantinha a paz?',
      urgencia: 'Longe desse estranho, como fica a pressa?',
    },
    open: ['Como era o lugar onde estava esse estranho?', 'Além do estranho, o que chamava a atenção?'],
    days: ['O que nos seus dias ainda é novo para você?', 'Onde, nos seus dias, você se sente em lugar conhecido?'],
    week: [
      'Repare na voz de alguém que você não conhece, no rádio ou na rua.',
      'Comece um caminho de todo dia com o outro pé.',
    ],
    afar: ['O estranho pode continuar sem rosto e sem nome.', 'Não é preciso saber quem era esse estranho.'],
  },
  sabio: {
    alone: [
      'O sábio de um sonho às vezes fala por enigma, às vezes só manda levar o guarda-chuva.',
      'Conselho de sonho pode ser ouvido com a mesma desconfiança de qualquer outro.',
    ],
    mood: 'Como era esperar que esse sábio falasse?',
    felt: {
      alegria: 'O que fazia esse sábio rir?',
      confusao: 'O que, nessa confusão, você pediria que o sábio explicasse?',
      paz: 'Como era a paz perto desse sábio?',
      urgencia: 'Que resposta o sábio daria a tanta pressa?',
    },
    open: ['Que pergunta você faria a esse sábio?', 'De que assunto esse sábio não entendia nada?'],
    days: ['Sobre que assunto dos seus dias você ouviria esse sábio?', 'Que conselho você dispensaria nestes dias?'],
    week: [
      'Escreva uma pergunta num papel e guarde-a sem responder.',
      'Procure no dicionário uma palavra que você usa sem pensar.',
    ],
    afar: ['Hoje, até conselho de sábio pode ficar para depois.', 'Esse sábio não precisa ser ouvido agora.'],
  },
  casa: {
    alone: [
      'Casa de sonho muda de planta durante a noite e não avisa.',
      'Numa casa sonhada, o corredor pode ser mais comprido que a rua.',
    ],
    mood: 'Que temperatura tinha essa casa?',
    felt: {
      alegria: 'Em que parte dessa casa morava a alegria?',
      confusao: 'Na confusão dessa casa, o que estava no lugar certo?',
      paz: 'Onde, nessa casa, ficava a paz?',
      urgencia: 'Nessa casa, o que podia ficar para depois?',
    },
    open: ['O que chamava a atenção nessa casa?', 'Que lugar dessa casa você escolheria para ficar?'],
    days: ['Que lugar dos seus dias se parece com essa casa?', 'O que dessa casa caberia nos seus dias?'],
    week: ['Mude um objeto pequeno de lugar e veja como fica.', 'Sente-se por um minuto onde você nunca se senta.'],
    afar: ['Você não precisa voltar agora à casa do sonho.', 'A casa do sonho pode ficar onde está.'],
  },
  floresta: {
    alone: [
      'Floresta se conhece primeiro pelo ouvido, depois pelos olhos.',
      'Numa floresta, mil coisas acontecem sem plateia.',
    ],
    mood: 'Que som ou que silêncio tinha essa floresta?',
    felt: {
      alegria: 'Que cheiro tinha a alegria dessa floresta?',
      confusao: 'O que, nessa floresta, servia de referência?',
      paz: 'Que som havia na paz dessa floresta?',
      urgencia: 'Que ritmo tinha essa floresta, apesar da pressa?',
    },
    open: ['O que vivia nessa floresta?', 'Por onde se andava nessa floresta?'],
    days: ['O que nos seus dias cresce sem ser plantado?', 'Que parte dos seus dias anda como mato fechado?'],
    week: [
      'Repare numa planta qualquer, nem que seja o mato de uma calçada.',
      'Escute primeiro os sons de longe, depois os de perto.',
    ],
    afar: ['A floresta do sonho pode ficar longe daqui.', 'Dessa floresta você já saiu, ao acordar.'],
  },
  agua: {
    alone: [
      'A mesma água pode ser banho ou temporal, e só você viu qual era.',
      'A água toma a forma de onde está, também em sonho.',
    ],
    mood: 'A água estava calma, turva ou em movimento?',
    felt: {
      alegria: 'Que barulho fazia a alegria nessa água?',
      confusao: 'Como se movia a água, no meio da confusão?',
      paz: 'Que som ou que cor tinha a paz dessa água?',
      urgencia: 'O que corria mais, a água ou a pressa?',
    },
    open: ['De onde vinha essa água?', 'Que água era essa, e de que tamanho?'],
    days: ['Que água dos seus dias lembra essa?', 'Nestes dias, o que corre e o que está parado?'],
    week: ['Beba um copo de água sem fazer mais nada.', 'Ao lavar as mãos, repare na temperatura da água.'],
    afar: ['Se a água do sonho assustou, não é preciso chegar perto.', 'A água do sonho não chega aqui.'],
  },
  montanha: {
    alone: [
      'Montanha, para quem passa de ônibus, é o que demora a sair da janela.',
      'Montanha conta o tempo em milhares de anos; o sonho, em minutos.',
    ],
    mood: 'Que sensação dava ver essa montanha?',
    felt: {
      alegria: 'O que essa montanha tinha de alegre?',
      confusao: 'O que a confusão deixava ver dessa montanha?',
      paz: 'Que cor tinha a paz, com essa montanha à vista?',
      urgencia: 'O que essa montanha faria com a pressa?',
    },
    open: ['De onde se via essa montanha?', 'Se essa montanha tivesse nome, qual seria?'],
    days: ['O que nos seus dias tem o tamanho dessa montanha?', 'O que, nestes dias, você só quer olhar de longe?'],
    week: [
      'Desenhe de memória o contorno de um morro, num traço só.',
      'Procure com os olhos o ponto mais distante, sem sair do lugar.',
    ],
    afar: ['A montanha do sonho pode ficar longe, como linha no horizonte.', 'Essa montanha espera o tempo que for.'],
  },
  escola: {
    alone: [
      'Em sonho de escola o sinal toca para todo mundo, até para quem já se formou.',
      'Escola de sonho cobra matéria que nunca foi dada.',
    ],
    mood: 'Como era estar nessa escola?',
    felt: {
      alegria: 'A alegria dessa escola era de aula, de recreio ou de saída?',
      confusao: 'Se a confusão fosse matéria nessa escola, que nome teria?',
      paz: 'Que parte dessa escola tinha paz?',
      urgencia: 'A pressa dessa escola era para chegar, entregar ou sair?',
    },
    open: ['O que pareciam pedir a você nessa escola?', 'O que se aprendia nessa escola?'],
    days: ['O que você anda aprendendo nestes dias?', 'Que lição dos seus dias dispensa caderno?'],
    week: ['Escreva uma palavra com a sua letra mais caprichada.', 'Aprenda o nome de uma coisa que você vê todo dia.'],
    afar: ['A escola do sonho pode ficar longe agora.', 'A essa escola você não precisa responder hoje.'],
  },
  chave: {
    alone: [
      'Quem vê uma chave pensa logo numa porta, e a do sonho ainda não tem endereço.',
      'O tamanho de uma chave não diz o tamanho do que ela abre.',
    ],
    mood: 'Que peso essa chave tinha na mão?',
    felt: {
      alegria: 'Que alegria se abria com essa chave?',
      confusao: 'No meio da confusão, o que essa chave deixava claro?',
      paz: 'Com essa chave, a paz vinha de abrir ou de fechar?',
      urgencia: 'O que essa chave tinha de urgente?',
    },
    open: ['O que essa chave tinha de conhecido?', 'Onde você deixaria essa chave?'],
    days: ['O que a chave abriria nos seus dias?', 'Que coisa dos seus dias essa chave poderia guardar?'],
    week: [
      'Ao girar uma chave, escute o barulho que ela faz.',
      'Repare em tudo o que se abre e se fecha num dia comum.',
    ],
    afar: ['Essa chave pode ficar guardada por hoje.', 'Com essa chave não é preciso fazer nada agora.'],
  },
  livro: {
    alone: [
      'Em sonho as letras mudam enquanto se lê, e o livro continua o mesmo.',
      'Um livro fechado já diz alguma coisa, nem que seja pela grossura.',
    ],
    mood: 'O que esse livro despertava antes de ser aberto?',
    felt: {
      alegria: 'Que frase alegre estaria nesse livro?',
      confusao: 'Em que página desse livro caberia a confusão?',
      paz: 'Que página desse livro combinaria com a paz?',
      urgencia: 'Que página desse livro dava para ler sem pressa?',
    },
    open: ['O que dava para ler nesse livro?', 'Que título você daria a esse livro?'],
    days: ['Que página destes dias você releria?', 'O que dos seus dias daria um bom parágrafo?'],
    week: ['Leia em voz alta uma frase qualquer que esteja por perto.', 'À noite, invente um título para o dia.'],
    afar: ['Um livro que assusta pode ficar fechado.', 'Esse livro não precisa ser lido agora.'],
  },
  espelho: {
    alone: [
      'O espelho do sonho tem opinião própria sobre o rosto de quem olha.',
      'No espelho a mão direita é a esquerda, e o sonho gosta dessas trocas.',
    ],
    mood: 'Como era estar na frente desse espelho?',
    felt: {
      alegria: 'Que cara tinha a alegria nesse espelho?',
      confusao: 'O que continuava nítido nesse espelho?',
      paz: 'Como era a paz, vista nesse espelho?',
      urgencia: 'O que a pressa não deixou ver nesse espelho?',
    },
    open: ['O que esse espelho mostrava, e o que escondia?', 'Onde você penduraria esse espelho?'],
    days: ['Que rosto seu aparece pouco nestes dias?', 'O que, nestes dias, você gostaria de ver com mais calma?'],
    week: [
      'Ao passar por um vidro, repare no que ele mostra além de você.',
      'Diante do espelho, faça uma careta e siga o dia.',
    ],
    afar: [
      'O espelho do sonho exagera, e hoje não é preciso olhar.',
      'Esse espelho não tem a última palavra sobre rosto algum.',
    ],
  },
  ponte: {
    alone: [
      'Ponte é obra de muita gente, mesmo quando parece vazia.',
      'Uma ponte serve de referência até para quem nunca passa por ela.',
    ],
    mood: 'Que companhia combinaria com essa ponte?',
    felt: {
      alegria: 'Que música combinaria com essa ponte e essa alegria?',
      confusao: 'No meio da confusão, o que havia de firme?',
      paz: 'Que companhia combinaria com a paz desse sonho?',
      urgencia: 'Longe da ponte, o que acontece com essa pressa?',
    },
    open: ['De que era feita essa ponte?', 'Como era essa ponte, vista de longe?'],
    days: ['O que, na sua semana, liga um dia ao outro?', 'Que coisas dos seus dias conversam pouco entre si?'],
    week: [
      'Escreva duas palavras distantes e uma frase que junte as duas.',
      'Num papel, ligue dois pontos pelo caminho mais comprido.',
    ],
    afar: ['Essa ponte pode ficar longe daqui.', 'Não é preciso passar por essa ponte.'],
  },
  coroa: {
    alone: [
      'Coroa aperta em uns e escorrega em outros.',
      'De papel ou de ouro, coroa é coisa que se põe e que se tira.',
    ],
    mood: 'Como seria sentir o peso dessa coroa?',
    felt: {
      alegria: 'O que se festejava, com essa coroa e essa alegria?',
      confusao: 'Nessa confusão, para que servia a coroa?',
      paz: 'Quanto pesava essa coroa, com tanta paz?',
      urgencia: 'Que pressa essa coroa trazia?',
    },
    open: ['A quem cabia essa coroa?', 'De que era feita essa coroa?'],
    days: ['Que peso dos seus dias caberia nessa coroa?', 'O que nos seus dias merece uma coroa de papel?'],
    week: [
      'Dê um prêmio inventado a uma coisa comum do seu dia.',
      'Recorte uma tira de papel, feche em roda e decida se é coroa.',
    ],
    afar: ['A coroa do sonho não obriga a nada depois de acordar.', 'Essa coroa pode ficar de lado por enquanto.'],
  },
}

interface FeelingTexts {
  /** Of the feeling by itself. */
  felt: Variants
  /** Asked where no image can be asked about: what was felt, of the dream, of the days. */
  questions: readonly [string, string, string]
  week: Variants
  /** Beside fear. */
  afar: Variants
}

export const feelingTexts: Record<FeelingId, FeelingTexts> = {
  alegria: {
    felt: [
      'A alegria também estava lá, e um sonho alegre merece tanta atenção quanto um difícil.',
      'E houve alegria, dessas que dá vontade de segurar ao acordar.',
      'A alegria do sonho foi sentida de verdade, ainda que o dia ande de outro jeito.',
      'Com alegria por perto, o resto do sonho fica com outra cor.',
      'A alegria chegou sem dizer o motivo, e por enquanto não precisa de um.',
      'E havia alegria, dessas que não se explicam a quem não estava lá.',
    ],
    questions: [
      'Se essa alegria tivesse um som, qual seria?',
      'O que você não esperava nessa alegria?',
      'O que, fora do sonho, se parece um pouco com essa alegria?',
    ],
    week: [
      'Cante uma música inteira, mesmo que só por dentro.',
      'Anote uma coisa que fez você rir, nem que seja pouco.',
    ],
    afar: ['Alegria e medo podem caber no mesmo sonho.', 'A alegria desse sonho também é sua.'],
  },
  confusao: {
    felt: [
      'Jung começava por dizer a si mesmo que não entendia o sonho. A confusão está em boa companhia.',
      'Um sonho confuso guarda às vezes mais de uma história, e não é preciso desembaraçar já.',
      'E havia confusão, como em gaveta onde cada coisa tem motivo para estar ali.',
      'A confusão faz parte do que foi sonhado e não tem pressa de virar explicação.',
      'Onde tudo se mistura, um detalhe só já serve de fio.',
      'Contada, a confusão de um sonho costuma ficar mais arrumada do que era.',
    ],
    questions: [
      'De que era feita essa confusão?',
      'O que, nesse sonho, ainda não precisa de resposta?',
      'Que hora do seu dia é menos confusa?',
    ],
    week: [
      'Desenhe o que lembrar do sonho como um mapa, com qualquer traço.',
      'Esvazie um bolso, uma bolsa ou uma caixa e olhe tudo junto.',
    ],
    afar: ['Nem tudo num sonho precisa ser entendido hoje.', 'A confusão também pode ficar como está.'],
  },
  paz: {
    felt: [
      'E havia paz. Fique um pouco com ela antes de procurar explicação.',
      'A paz, em sonho, nem sempre é silêncio; às vezes tem rádio ligado e louça na pia.',
      'A paz do sonho é parente da paz de uma noite comum, sem tarefas e sem telefone.',
      'E a paz estava lá, sem ter sido encomendada.',
      'Um sonho com paz não pede conserto.',
      'A paz costuma caber num detalhe, como uma luz ou um som, que pode ficar com você.',
    ],
    questions: [
      'Que detalhe dessa paz ficou com você?',
      'O que tornava essa paz possível?',
      'Que momento da sua semana chega perto dessa paz?',
    ],
    week: [
      'Fique cinco minutos num lugar de que você gosta, sem mais nada.',
      'Escolha um som do dia e escute até ele terminar.',
    ],
    afar: ['A paz desse sonho também conta, mesmo curta.', 'Um pouco de paz coube no mesmo sonho.'],
  },
  urgencia: {
    felt: [
      'Havia urgência, e em sonho o relógio quase nunca ajuda.',
      'A urgência fez o sonho correr. Agora, lendo, dá para ir mais devagar.',
      'Um sonho com pressa costuma ter hora marcada e endereço errado.',
      'O que era urgente no sonho não pede providência agora.',
      'A pressa nem sempre tem motivo; às vezes é só o corpo que ainda não desligou.',
      'E havia pressa, daquelas em que o sapato some e o botão não fecha.',
    ],
    questions: [
      'Em que parte do corpo ficava essa pressa?',
      'Que nome você daria a essa pressa?',
      'O que, nestes dias, pode ficar para amanhã?',
    ],
    week: [
      'Escolha uma tarefa pequena e faça-a mais devagar do que costuma.',
      'Atravesse um cômodo na metade da velocidade de sempre.',
    ],
    afar: ['A pressa do sonho não precisa continuar agora.', 'O que tinha pressa no sonho pode esperar agora.'],
  },
}

/** Two feelings of one dream. */
export const feltTogether: Partial<Record<FeelingId, Partial<Record<FeelingId, Variants>>>> = {
  alegria: {
    confusao: [
      'Alegria com confusão lembra dia de feira, em que tudo acontece ao mesmo tempo.',
      'A confusão não espantou a alegria, ou a alegria não ligou para a confusão.',
    ],
    paz: [
      'Alegria faz barulho, paz faz silêncio, e neste sonho uma não incomodou a outra.',
      'Alegria e paz no mesmo sonho são como rir baixinho para não acordar a casa.',
    ],
    urgencia: [
      'Alegria com pressa lembra véspera de festa, com o bolo ainda no forno.',
      'A alegria do sonho tinha pressa, como criança em manhã de aniversário.',
    ],
  },
  confusao: {
    paz: [
      'Confusão e paz podem ter se revezado no sonho, como sol e chuva no mesmo dia.',
      'A paz não esperou a confusão terminar para entrar no sonho.',
    ],
    urgencia: [
      'Confusão com pressa é procurar os óculos que já estão no rosto.',
      'Pressa e confusão juntas cansam até quem dorme, e agora não há nada a decidir.',
    ],
  },
  paz: {
    urgencia: [
      'Paz e urgência no mesmo sonho são como domingo com despertador.',
      'Paz e pressa dividiram a noite, sem combinar qual vinha primeiro.',
    ],
  },
}
