import type { ElementId, ElementIn } from './slice'

/** First paragraph: what was felt. Lists come as they stand in a sentence: `o medo e a paz`. */
export const feelings = {
  none: 'Nenhuma emoção foi marcada, e tudo bem: às vezes a cena chega antes do sentimento. Se fizer sentido, olhe de novo para o que você escolheu e note o que acontece no corpo.',
  /** When it is the only one. */
  alone: {
    medo: 'O medo abre esta leitura. Antes de perguntar de onde veio, talvez valha notar onde ele se instalou: no peito, nas pernas, no ar da cena.',
    alegria: 'A alegria abre esta leitura. Ela talvez não peça explicação, só um pouco mais de tempo.',
    confusao:
      'A confusão abre esta leitura. Não é preciso desfazê-la logo: pode ser o modo de várias coisas estarem presentes juntas.',
    paz: 'A paz abre esta leitura. Pode ser bom ficar um instante nela antes de procurar o motivo.',
    urgencia: 'A urgência abre esta leitura. Ela vai na frente, e talvez dê para acompanhá-la sem correr.',
  } satisfies Record<ElementIn<'emocoes'>, string>,
  two: (list: string) => `Duas emoções abrem esta leitura: ${list}.`,
  three: (list: string) => `Três emoções abrem esta leitura: ${list}.`,
  four: (list: string, left: string) => `Quatro emoções abrem esta leitura: ${list}; ficou de fora ${left}.`,
  five: 'As cinco emoções da lista abrem esta leitura, do medo à urgência.',
  /** With feelings that pull apart among them, or without. */
  apart: 'No sonho, o que de dia parece se excluir pode caber em uma noite só.',
  together: 'As três podem ter vindo misturadas.',
}

/** Second paragraph: figures and things. */
export const images = {
  none: 'Nem pessoas nem objetos foram marcados. Talvez não houvesse ninguém à vista, e talvez o que havia ainda não tenha nome.',
  person: {
    mae: 'A mãe do sonho pode ser uma figura real, presente ou lembrada, a sua ou outra, e talvez também um lado seu que cuida, cobra ou espera.',
    pai: 'O pai do sonho pode ser uma figura real, presente ou lembrada, e talvez também um lado seu que autoriza ou impede.',
    crianca:
      'A criança do sonho pode ser uma figura real, ou você em outra idade, e pode ser também um lado seu que está só começando.',
    estranho:
      'O estranho do sonho pode ser uma figura real, vista de passagem, e pode ser também um lado seu que ainda não se apresentou.',
    sabio:
      'O sábio do sonho pode ser uma figura real, alguém que você escutou um dia, e pode ser também um lado seu que sabe esperar.',
  } satisfies Record<ElementIn<'pessoas'>, string>,
  couple:
    'Cada figura pode ser lida como alguém que existe ou existiu, ou como um lado seu; às vezes só a primeira leitura cabe.',
  people: (list: string) =>
    `${list} dividem a cena. Cada figura pode ser lida como alguém que existe ou existiu, ou como um lado seu; às vezes só a primeira leitura cabe.`,
  family: 'Mãe, pai e criança juntos podem desenhar uma família: a que houve, a que não houve ou alguma outra.',
  thing: {
    chave: 'A chave não é a mesma para quem está dentro e para quem está fora.',
    livro: 'O livro guarda algo por escrito, mesmo que em sonho as letras não parem quietas.',
    espelho: 'O espelho devolve um olhar, nem sempre o mesmo que se levou até ele.',
    ponte: 'A ponte supõe duas margens, mesmo quando só uma aparece.',
    coroa: 'A coroa põe alguém à vista, e quem está à vista nem sempre escolheu estar.',
  } satisfies Record<ElementIn<'objetos'>, string>,
  things: (list: string) => `${list} entram na cena, e cada coisa pede um gesto diferente.`,
  noThing: 'Nenhum objeto foi marcado: por ora, a cena se faz de presença.',
  nobody: 'Nenhuma pessoa foi marcada: talvez a única figura da cena seja quem sonha.',
}

/** Third paragraph: where it was, and what was there. */
export const scenes = {
  nowhere: 'O lugar ficou em aberto. Há cenas sem chão, e há lugares que só voltam depois, no meio do dia.',
  onlyPeople: 'Só figuras, sem lugar: a cena talvez esteja toda nos olhares.',
  onlyThings: 'Só objetos, sem lugar: coisas à espera também contam uma história.',
  onlyFeelings: 'Só emoções, sem lugar: há sonhos que deixam apenas um clima ao acordar.',
  at: {
    casa: 'A cena fica na casa, onde cada cômodo conhece uma parte da história.',
    floresta: 'A cena fica na floresta, onde se vê menos e se escuta mais.',
    agua: 'A cena tem água, que toma a forma do que a contém.',
    montanha: 'A cena fica na montanha, onde cada passo muda a vista.',
    escola: 'A cena fica na escola, onde quase sempre alguém pergunta e alguém responde.',
  } satisfies Record<ElementIn<'lugares'>, string>,
  two: (from: string, to: string) => `A cena tem dois lugares, ${from} e ${to}.`,
  many: (list: string) =>
    `A cena tem vários lugares: ${list}. A passagem entre eles pode interessar tanto quanto cada um.`,
  onlyPlaces: 'A luz que havia em cada lugar talvez ajude a lembrar o resto.',
  /** Where none of the meetings speaks of what was there. */
  there: (list: string, isOne: boolean) =>
    `Ali ${isOne ? 'estava' : 'estavam'} também ${list}, e talvez importe o que nisso era esperado e o que era estranho.`,
  full: 'São muitos elementos para uma leitura só. Se quiser, fique com o que mais chama a atenção e deixe o resto como fundo.',
}

/** Three questions, in the order feeling, image, scene; the last one leads to the days. */
export const questions = {
  feeling: {
    alone: {
      medo: 'De que distância, ou de que companhia, esse medo precisaria?',
      alegria: 'Se essa alegria tivesse um som, qual seria?',
      confusao: 'De que a confusão era feita: gente, ruído, pressa, outra coisa?',
      paz: 'Como o seu corpo sabia que aquilo era paz?',
      urgencia: 'O que mudaria na cena se houvesse mais tempo?',
    } satisfies Record<ElementIn<'emocoes'>, string>,
    two: (one: string, other: string) => `Entre ${one} e ${other}, o que chegou primeiro, e o que ficou ao acordar?`,
    many: (list: string) => `Entre ${list}, o que ainda está com você agora, ao ler?`,
    none: (image: string) => `Quando você imagina de novo ${image}, que sentimento chega primeiro?`,
  },
  image: {
    person: {
      mae: 'O que você diria a essa mãe, e o que preferiria calar?',
      pai: 'Se esse pai só pudesse ouvir, você diria alguma coisa a ele?',
      crianca: 'Que idade tinha essa criança, e o que você sabia da vida com essa idade?',
      estranho: 'Que nome você daria a esse estranho, se a escolha fosse sua?',
      sabio: 'Se esse sábio ficasse em silêncio, o que você começaria a dizer?',
    } satisfies Record<ElementIn<'pessoas'>, string>,
    people: (one: string, other: string) => `Se ${one} e ${other} trocassem uma frase, qual seria?`,
    use: (person: string, thing: string) => `Diante d${thing}, o que ${person} faria, e o que você faria?`,
    thing: {
      chave: 'De quem seria a mão que guarda essa chave?',
      livro: 'Que título você daria a esse livro?',
      espelho: 'Quem mais poderia se olhar nesse espelho, e o que veria?',
      ponte: 'Para quem essa ponte teria sido construída?',
      coroa: 'Onde você deixaria essa coroa, se fosse sua por uma noite?',
    } satisfies Record<ElementIn<'objetos'>, string>,
    things: (one: string, other: string) =>
      `Se desse para trazer do sonho só uma coisa, ${one} ou ${other}, qual viria?`,
    place: (place: string) => `Se ${place} tivesse voz, o que contaria de quem passou por ali?`,
    feeling: (feeling: string) => `Se ${feeling} tivesse uma forma, qual seria?`,
  },
  scene: {
    at: {
      casa: 'Se você abrisse mais uma porta nessa casa, o que gostaria de encontrar',
      floresta: 'Se houvesse uma clareira nessa floresta, o que você veria dali',
      agua: 'Se desse para escolher de onde olhar essa água, onde você ficaria',
      montanha: 'Do ponto mais alto dessa montanha, o que você procuraria com os olhos',
      escola: 'Que lição dessa escola você deixaria para outro dia',
    } satisfies Record<ElementIn<'lugares'>, string>,
    two: (from: string, to: string) => `Se você fosse d${from} até ${to}, o que mudaria`,
    nowhere: (list: string) => `Em que lugar você colocaria ${list}`,
    days: (question: string) => `${question}, e o que isso lembra da sua vida nestes dias?`,
  },
}

/**
 * What two elements may say to each other, under the one that comes first in the order of elements. Complete within a
 * category, between a person and an object, and between a feeling and a person or an object; places meet some others.
 */
export const meetings: Partial<Record<ElementId, Partial<Record<ElementId, string>>>> = {
  mae: {
    pai: 'Com mãe e pai na mesma cena, talvez interesse menos cada um do que aquilo que se passava entre os dois.',
    crianca: 'Entre a mãe e a criança pode haver uma pergunta antiga: quem cuida de quem.',
    estranho: 'A mãe e o estranho aproximam o familiar do desconhecido, e às vezes trocam de lugar.',
    sabio: 'Da mãe e do sábio talvez se espere acolhida ou conselho, e nem sempre vem o que se espera.',
    casa: 'A mãe e a casa podem trazer uma presença, uma lembrança ou um lugar vazio à mesa.',
    agua: 'Perto da água, a mãe pode lembrar o que envolve: às vezes sustenta, às vezes é demais.',
    escola: 'A mãe e a escola podem lembrar a espera na saída, a que terminou em abraço ou a que demorou.',
    chave: 'A chave perto da mãe talvez lembre portas da infância, as abertas e as guardadas.',
    livro: 'Entre a mãe e o livro pode haver histórias contadas, ou aquelas que ninguém contou.',
    espelho: 'Com a mãe e o espelho juntos, pode surgir a pergunta sobre o que é parecido e o que é outro.',
    ponte: 'A mãe e a ponte podem falar de ir e vir, de quanta distância cabe em um vínculo.',
    coroa: 'A coroa perto da mãe pode lembrar autoridade, orgulho ou um peso que ninguém dividiu.',
    medo: 'O medo perto da mãe pode ser o de perder, ou outro, mais difícil de dizer.',
    alegria: 'A mãe e a alegria juntas podem ser uma lembrança, ou algo que se desejou.',
    confusao: 'Perto da mãe, a confusão pode ser a de não saber de quem era cada sentimento.',
    paz: 'A paz perto da mãe pode ser colo, silêncio ou uma conversa que chegou ao fim.',
    urgencia: 'Com a mãe e a urgência juntas, podia ser hora de chegar, de avisar ou de sair.',
  },
  pai: {
    crianca: 'Entre o pai e a criança pode haver mão estendida, regra ou distância.',
    estranho: 'O pai e o estranho podem lembrar limites: o que se deixa entrar, o que fica do lado de fora.',
    sabio: 'O pai e o sábio podem falar com autoridade, e vale notar qual voz deixava espaço para a sua.',
    casa: 'O pai e a casa podem trazer quem chega, quem sai ou alguém de quem não se fala.',
    montanha: 'O pai e a montanha têm em comum a altura, que a idade de quem olha aumenta ou diminui.',
    escola: 'O pai e a escola podem lembrar um boletim mostrado, ou escondido.',
    chave: 'A chave que um pai entrega não é a mesma que ele guarda.',
    livro: 'Entre o pai e o livro cabem regra, herança e conversa.',
    espelho: 'Com o pai e o espelho juntos, talvez apareça no reflexo um gesto que veio de longe.',
    ponte: 'Entre o pai e a ponte, talvez a questão seja se alguém quer dar o primeiro passo.',
    coroa:
      'O pai e a coroa trazem a autoridade para a cena: quem a tem, quem a passa adiante, quem prefere não herdar.',
    medo: 'O medo perto do pai pode ser medo dele, medo por ele ou outro, ainda sem nome.',
    alegria: 'A alegria perto do pai pode ter acontecido um dia, ou ter ficado à espera.',
    confusao: 'A confusão perto do pai pode vir de recados que não combinavam entre si.',
    paz: 'Com o pai ali, a paz pode ter sido acordo, trégua ou só um silêncio.',
    urgencia: 'Entre o pai e a urgência pode haver um prazo, ou algo que ficou por dizer.',
  },
  crianca: {
    estranho:
      'Entre a criança e o estranho pode haver receio ou curiosidade, e você pode ter visto a cena pelos olhos de qualquer um dos dois.',
    sabio: 'A criança pergunta, o sábio não se apressa em responder, e talvez se entendam bem.',
    casa: 'Em uma casa, a criança conhece esconderijos que os adultos esqueceram.',
    floresta: 'A criança na floresta lembra contos antigos, em que alguém pequeno atravessa algo grande.',
    agua: 'A criança pode brincar com a água, parar na beira ou olhar de longe algo maior do que ela.',
    escola: 'A criança na escola aprende também o que não está na lição.',
    chave: 'Na mão de uma criança, a chave é brinquedo e às vezes confiança.',
    livro: 'Perto da criança, o livro pode ter só figuras, e isso já basta.',
    espelho: 'A criança e o espelho lembram a surpresa de perceber que aquele rosto é o próprio.',
    ponte: 'A criança e a ponte lembram a mão que se deu na travessia, ou que se esperou.',
    coroa: 'Na criança, a coroa é faz de conta, e às vezes peso cedo demais.',
    medo: 'Onde há medo e criança, pode importar quem pedia proteção, e se havia quem a desse.',
    alegria: 'A alegria da criança raramente tem finalidade, e nem por isso é pouca.',
    confusao: 'Para uma criança, muita coisa acontece antes de fazer sentido, e a confusão talvez venha desse tempo.',
    paz: 'A paz perto da criança lembra o sono de quem se sente em segurança.',
    urgencia: 'Uma criança não espera como um adulto espera, e talvez a urgência seja dela.',
  },
  estranho: {
    sabio: 'O estranho e o sábio podem chegar sem que se saiba de onde, e um pode usar o rosto do outro.',
    casa: 'Um estranho em casa pode assustar, e pode ser hóspede.',
    floresta: 'Um estranho na floresta pode ser perigo ou guia, e de longe não se distingue.',
    escola: 'O estranho na escola lembra o primeiro dia, quando quase todo rosto era novo.',
    chave: 'O estranho e a chave levantam uma questão simples: quem pode entrar.',
    livro: 'O livro e o estranho podem guardar uma história que você ainda não ouviu.',
    espelho: 'Com o estranho e o espelho na mesma cena, nem sempre se sabe de que lado do vidro está o desconhecido.',
    ponte: 'Na ponte, o estranho é quem vem do outro lado; visto de lá, é você quem chega.',
    coroa: 'Uma coroa perto de um estranho pode mudar o modo de olhar, antes de qualquer palavra.',
    medo: 'Diante do estranho, o medo costuma chegar antes do rosto.',
    alegria: 'A alegria diante do estranho pode ser a de algo novo que foi bem recebido.',
    confusao:
      'O estranho e a confusão talvez sejam a mesma coisa vista de dois lados: algo que ainda não tem onde ficar.',
    paz: 'Se havia paz com o estranho ali, talvez já houvesse lugar para ele.',
    urgencia: 'A urgência diante do estranho pode ser a de ir ao encontro, ou a de ir embora.',
  },
  sabio: {
    floresta: 'Nos contos, é na floresta que o sábio costuma esperar, e raramente responde da primeira vez.',
    agua: 'O sábio perto da água pode ser quem sabe ficar em silêncio até que ela assente.',
    montanha: 'O sábio e a montanha lembram quem se retira para ver melhor, e um dia talvez desça.',
    escola: 'Na escola, o sábio nem sempre é quem está à frente da turma.',
    chave: 'O sábio talvez diga onde está a chave, e deixe a porta por sua conta.',
    livro: 'O sábio e o livro guardam saber de dois jeitos: um responde, o outro se deixa reler.',
    espelho: 'O sábio e o espelho podem fazer a mesma coisa: devolver a pergunta.',
    ponte: 'O sábio talvez conheça a outra margem, e a ponte continua sendo de quem atravessa.',
    coroa: 'O sábio e a coroa separam duas coisas que às vezes se confundem, saber e mandar.',
    medo: 'Também do sábio se pode ter medo, porque há respostas que mudam as coisas.',
    alegria: 'Perto do sábio, a alegria às vezes é só a de alguém ter compreendido.',
    confusao: 'O sábio estava na cena e a confusão também: talvez ela ainda não queira conselho.',
    paz: 'A paz perto do sábio talvez não dependa de resposta nenhuma.',
    urgencia: 'O sábio e a urgência vivem em ritmos diferentes, e um dos dois talvez tenha de esperar.',
  },
  casa: {
    floresta: 'Entre a casa e a floresta vai a distância do abrigo ao mato, e nem sempre o mais seguro é o de dentro.',
    agua: 'A casa e a água juntas fazem reparar no que escorre, no que pinga, no que vem de fora.',
    montanha: 'A casa recolhe, a montanha expõe.',
    escola: 'Entre a casa e a escola há um caminho que muita gente já fez, com vontade ou sem ela.',
    chave: 'A chave perto de uma casa traz a pergunta de quem entra, e de que cômodo continua fechado.',
    livro: 'Um livro em casa pode estar à vista de todos, ou no fundo de uma gaveta.',
    espelho: 'O espelho de casa conhece o rosto que não sai à rua.',
    ponte: 'A casa e a ponte podem falar de voltar, tanto quanto de partir.',
    coroa: 'Em casa, a coroa talvez possa ser deixada na entrada, com os sapatos.',
    medo: 'Medo e casa juntos pedem delicadeza, porque nem toda casa abriga.',
    alegria: 'A alegria em casa pode ser pequena e de todo dia, como um cheiro que vem da cozinha.',
    confusao: 'A casa e a confusão lembram uma mudança, com caixas no corredor e nada ainda no lugar.',
    paz: 'A paz, na casa, pode ter o tamanho de um cômodo só.',
    urgencia: 'A urgência em casa lembra a panela no fogo, o telefone que toca, alguém que chama.',
  },
  floresta: {
    agua: 'Na floresta, a água costuma ser ouvida antes de ser vista.',
    montanha: 'A floresta esconde o horizonte, a montanha o devolve.',
    escola: 'Na escola há caminho traçado, na floresta nem sempre, e dos dois modos se aprende.',
    chave: 'Uma chave na floresta é curiosa: falta saber que porta haveria entre as árvores.',
    livro: 'Um livro na floresta pode contar do caminho, e talvez não sirva de mapa.',
    medo: 'Na floresta, o medo tem ouvidos atentos e traz para perto o que talvez esteja longe.',
    alegria: 'Na floresta, a alegria tem jeito de clareira, quando a luz chega ao chão.',
    confusao: 'A confusão e a floresta se parecem: nas duas, às vezes ajuda parar antes de escolher a direção.',
    paz: 'A paz na floresta talvez não seja silêncio, e sim conhecer os ruídos de lá.',
    urgencia: 'A urgência na floresta corre, e entre as árvores nem sempre se sabe se é para perto ou para longe.',
  },
  agua: {
    montanha: 'A água desce, a montanha se sobe, e o sonho talvez se mova nos dois sentidos.',
    escola: 'A escola espera uma resposta certa, a água não guarda forma.',
    espelho: 'A água também é espelho, só que treme.',
    ponte: 'Uma ponte sobre a água deixa passar por cima do que é fundo.',
    medo: 'O medo perto da água lembra o instante em que já não dá pé.',
    alegria: 'A alegria na água pode ser a de boiar, deixar-se levar um pouco sem afundar.',
    confusao: 'A água e a confusão se parecem quando turvas: mexer mais nem sempre faz ver melhor.',
    paz: 'A paz perto da água pode estar na superfície calma, e o fundo continua ali.',
    urgencia: 'A água e a urgência lembram a correnteza, em que nem todo esforço leva para a frente.',
  },
  montanha: {
    escola: 'A montanha e a escola podem lembrar degraus, os que se sobem por gosto e os que outros contam.',
    ponte: 'Entre uma montanha e outra, a ponte poupa a descida, e talvez a descida tivesse algo a mostrar.',
    coroa: 'A coroa e a montanha falam de altura, e do que se deixa embaixo para chegar lá.',
    medo: 'Na montanha, o medo conhece a altura, e às vezes é ele quem olha onde pisar.',
    alegria: 'A alegria na montanha pode ser a da vista, ou a de ter parado para descansar.',
    confusao: 'A confusão na montanha lembra a neblina: o caminho continua ali, só não se vê.',
    paz: 'A paz na montanha pode vir da distância, que deixa pequena a vida lá embaixo.',
    urgencia: 'Na montanha, a urgência custa fôlego.',
  },
  escola: {
    chave: 'A chave e a escola podem lembrar a sala trancada, e quem tinha permissão de abrir.',
    livro: 'Na escola, o livro pode ser o da lição ou aquele que se lia escondido.',
    espelho: 'O espelho da escola é um só para muita gente, e às vezes são os outros que fazem o reflexo.',
    coroa: 'A coroa e a escola lembram a nota, o prêmio, o nome lido em voz alta.',
    medo: 'Na escola, o medo às vezes tem voz conhecida, a de quem corrige.',
    alegria: 'Na escola, a alegria pode caber no tempo de um recreio.',
    confusao: 'A confusão, em uma escola, às vezes se esconde atrás do silêncio da turma.',
    paz: 'A paz na escola pode ser a da sala vazia, depois que todos saíram.',
    urgencia: 'A urgência na escola lembra o sinal que toca antes de a folha estar pronta.',
  },
  chave: {
    livro: 'A chave e o livro guardam e entregam: uma pede porta, o outro pede leitura.',
    espelho: 'A chave convida a entrar, o espelho a parar e olhar-se.',
    ponte: 'A chave e a ponte falam de passagem, uma por dentro da fechadura, outra por cima do vão.',
    coroa: 'A chave e a coroa dão poder de formas diferentes: uma cabe no bolso, a outra é vista por todos.',
    medo: 'O medo diante da chave pode ser o de abrir, ou o de que alguém abra.',
    alegria: 'A alegria perto da chave lembra o instante em que a fechadura cede.',
    confusao: 'Perto da confusão, a chave talvez sirva para uma só porta, e isso já seria um começo.',
    paz: 'A paz perto da chave pode estar em poder abrir e não ter pressa.',
    urgencia: 'A urgência e a chave lembram a mão que procura no fundo da bolsa.',
  },
  livro: {
    espelho: 'No livro se lê outra vida, no espelho a própria, e às vezes é o contrário.',
    ponte: 'O livro conta, a ponte leva: talvez haja uma história que ainda não chegou ao outro lado.',
    coroa: 'O livro e a coroa passam de mão em mão, e nem toda herança foi pedida.',
    medo: 'O medo diante de um livro pode ser o de uma história, ou o do fim dela.',
    alegria: 'A alegria perto do livro pode ser a de encontrar a própria história em palavras de outra pessoa.',
    confusao: 'A confusão e o livro lembram a página que se relê sem que as palavras entrem.',
    paz: 'A paz e o livro lembram uma leitura longa, sem ninguém chamando.',
    urgencia: 'A urgência e o livro lembram o final que se espia antes da hora.',
  },
  espelho: {
    ponte: 'O espelho mostra um lado só, a ponte pede dois.',
    coroa: 'Diante do espelho, a coroa aparece junto com o rosto que a usa, ou que a dispensa.',
    medo: 'O medo e o espelho se encontram no instante antes de olhar.',
    alegria: 'A alegria diante do espelho pode ser um reencontro.',
    confusao: 'No espelho, a confusão dura o tempo em que não se reconhece o rosto.',
    paz: 'Às vezes a paz é um espelho que não cobra.',
    urgencia: 'Com urgência, no espelho se vê só o necessário.',
  },
  ponte: {
    coroa: 'A coroa distingue um, a ponte liga dois: talvez haja as duas vontades.',
    medo: 'O medo na ponte costuma ficar no meio, onde já não se está de um lado nem do outro.',
    alegria: 'A alegria na ponte pode ser a de ter atravessado, ou a de ver que é possível.',
    confusao: 'A confusão na ponte talvez seja a de não lembrar de que lado se veio.',
    paz: 'A paz na ponte pode ser a de parar e olhar para os dois lados.',
    urgencia: 'A urgência na ponte só tem olhos para o outro lado.',
  },
  coroa: {
    medo: 'Há o medo de não alcançar a coroa, e há o de ter de sustentá-la.',
    alegria: 'Há alegria na coroa que veio sem ter sido pedida, e às vezes há também susto.',
    confusao: 'A coroa traz confusão quando não se sabe a quem cabe.',
    paz: 'A paz talvez comece quando a coroa é deixada de lado.',
    urgencia: 'Quem usa a coroa responde por muita gente, e a urgência sabe disso.',
  },
  medo: {
    alegria: 'O medo e a alegria às vezes andam juntos, como diante de algo muito desejado.',
    confusao: 'Quando não se vê bem, o medo costuma completar as formas, e a confusão talvez comece aí.',
    paz: 'O medo e a paz talvez tenham vindo em momentos diferentes, e a passagem de um para a outra pode interessar.',
    urgencia: 'O medo freia, a urgência empurra, e o corpo no meio nem sempre sabe que passo dar.',
  },
  alegria: {
    confusao: 'A alegria pode chegar sem explicação, e a confusão ao lado dela talvez seja só espanto.',
    paz: 'A alegria e a paz se parecem e não são iguais: uma se mexe, a outra assenta.',
    urgencia: 'A alegria com urgência lembra a véspera, algo bom que está por vir ou que pode acabar logo.',
  },
  confusao: {
    paz: 'A confusão e a paz parecem opostas, e às vezes se sossega sem ter entendido.',
    urgencia:
      'A urgência quer resposta e a confusão ainda não tem: talvez a pergunta possa esperar mais do que parece.',
  },
  paz: {
    urgencia: 'A paz diz que há tempo, a urgência diz que não há, e as duas podem ter razão sobre coisas diferentes.',
  },
}
